import { WAITING_LINK, WAITING_MODULE } from './names.ts'

// At the end of an app page that is cached for everyone. Its modules start to load after the first paint (see
// paint-first.server.ts), or after two seconds where no paint is reported.

const LATEST_MS = 2000
/** Each request costs a phone's processor some milliseconds, so presses get their turn between two batches. */
const BATCH = 4

let started = false

function start(): void {
  if (started) return
  started = true
  preload([...document.querySelectorAll<HTMLLinkElement>(`link[rel=${WAITING_LINK}]`)])
}

function preload(links: HTMLLinkElement[]): void {
  for (const link of links.splice(0, BATCH)) link.rel = 'modulepreload'
  if (links.length > 0) setTimeout(() => preload(links))
  else runModules()
}

/** A script whose type changes does not run; a copy of it does. */
function runModules(): void {
  for (const waiting of document.querySelectorAll(`script[type="${WAITING_MODULE}"]`)) {
    const module = document.createElement('script')
    module.type = 'module'
    module.textContent = waiting.textContent
    document.head.append(module)
  }
}

// A hidden page is never painted.
if (document.hidden) start()
else {
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) start()
    }).observe({ type: 'paint', buffered: true })
  } catch {
    start()
  }
  setTimeout(start, LATEST_MS)
}
