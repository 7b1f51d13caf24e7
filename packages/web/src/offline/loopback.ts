/** The names of the computer that the browser runs on. */
export const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/
