// A part of the service worker. Earlier versions registered it on addresses of the reader's own
// computer too, where it goes on answering for whatever program has the port next. There it only
// takes itself away, with what it has kept.
if (LOOPBACK.test(self.location.hostname)) {
  const instead = (type, handle) =>
    self.addEventListener(type, (event) => {
      event.stopImmediatePropagation() // nothing is kept and nothing answered
      handle?.(event)
    })
  instead('install', () => self.skipWaiting())
  instead('activate', (event) => event.waitUntil(leave()))
  instead('fetch')
}

async function leave() {
  const { scope } = self.registration
  for (const name of await caches.keys()) if (name.endsWith(scope)) await caches.delete(name)
  await self.registration.unregister()
  for (const client of await self.clients.matchAll({ type: 'window' })) client.navigate(client.url)
}
