import { mount } from 'svelte'
import NewVersion from './NewVersion.svelte'

/**
 * Keeps all files for later visits. A newer version that comes is kept as well and waits: the page
 * says so, and stays as it is until its reader loads it.
 */
export async function keep(workers: ServiceWorkerContainer): Promise<void> {
  let controlled = workers.controller !== null
  let loading = false
  const registration = await workers.register('./sw.js')
  const notice = $state({ ready: false, load })
  mount(NewVersion, { target: document.body, props: { notice } })
  look()
  registration.addEventListener('updatefound', look)
  workers.addEventListener('controllerchange', () => {
    if (loading) location.reload()
    else if (controlled) notice.ready = true // another window has loaded it
    controlled = true
  })
  document.addEventListener('visibilitychange', () => {
    // an installed page may stay open for weeks; without a network there is nothing new
    if (!document.hidden) registration.update().catch(() => {})
  })

  function look() {
    if (registration.waiting && registration.active) notice.ready = true
    registration.installing?.addEventListener('statechange', look)
  }

  function load() {
    loading = true
    if (registration.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' })
    else location.reload()
  }
}
