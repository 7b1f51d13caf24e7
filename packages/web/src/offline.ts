/** Lets the page work without a network after the first visit, where the browser can do that. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker.register('./sw.js').catch(() => {
      // forbidden here, as in a private window: the page works with a network
    })
  })
}
