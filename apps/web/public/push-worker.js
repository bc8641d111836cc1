// Shows pushes and opens their pages. It caches nothing and answers no requests.

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
  // An open console navigates without a reload, so that no unsaved input is lost.
  const desk = isOfConsole() && windows.find(({ url }) => url.startsWith(self.registration.scope))
  if (!desk) return self.clients.openWindow(href)
  // A worker can only post to its own origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  desk.postMessage({ open: path })
  return desk.focus()
}

/** One browser may be subscribed to both sides, each with a worker of its own scope. */
const isOfConsole = () => new URL(self.registration.scope).pathname === '/console/'
