// Shows pushes and opens their pages, and shows one page of ours while there is no network. That page is all it
// keeps: nothing of anybody. Browsers know it by this address since it only received pushes.

const OFFLINE_PAGE = '/offline.html'
const CACHE = 'offline'

self.addEventListener('install', (event) => {
  // Without the page it still receives pushes.
  const kept = self.caches
    .open(CACHE)
    .then((cache) => cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' })))
  event.waitUntil(Promise.allSettled([kept, self.skipWaiting()]))
})

self.addEventListener('activate', (event) => {
  // The browser asks for the page while it starts this worker.
  event.waitUntil(self.registration.navigationPreload?.enable())
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event))
})

/** The server's answer, whatever it is; the browser's own error page only if ours is not there. */
async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    const cache = await self.caches.open(CACHE)
    return (await cache.match(OFFLINE_PAGE)) ?? Response.error()
  }
}

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
