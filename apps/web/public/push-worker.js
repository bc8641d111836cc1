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
  await (there ? there.focus() : self.clients.openWindow(href))
}
