// Shows what was pushed and opens it. It keeps no pages: requests pass it by.

self.addEventListener('push', (event) => {
  const note = event.data?.json()
  if (!note) return
  const { title, body, tag, url } = note
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: '/icon-512.png', data: { url } }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.url))
})

async function open(path) {
  const { href, origin } = new URL(path, self.location.origin)
  if (origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => url === href)
  if (there) return there.focus()
  // A console that is open goes there by itself, so that nothing half written in it is lost.
  const desk = isOfConsole() && windows.find(({ url }) => url.startsWith(self.registration.scope))
  if (!desk) return self.clients.openWindow(href)
  // A worker speaks to its own origin alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  desk.postMessage({ open: path })
  return desk.focus()
}

/** One browser may ring for both sides, each by a worker of its own below its own address. */
const isOfConsole = () => new URL(self.registration.scope).pathname === '/console/'
