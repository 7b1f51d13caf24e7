import { LOOPBACK } from './loopback.ts'

/**
 * Lets the page work without a network after the first visit, where the browser can do that. Not on
 * an address of this computer: what answers at its port tomorrow may be another program.
 */
export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (LOOPBACK.test(location.hostname)) return
  addEventListener('load', async () => {
    try {
      const { keep } = await import('./keep.svelte.ts')
      await keep(navigator.serviceWorker)
    } catch {
      // forbidden here, as in a private window: the page works with a network
    }
  })
}
