/** Who has not been heard of for as many seconds has lost its jobs. */
export const LEASE = Number(process.env.NIMBER_LEASE ?? '') || 30
