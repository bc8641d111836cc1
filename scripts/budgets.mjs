import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/*
 * The bytes that a page downloads, from a build of apps/web. React Router's manifest names the chunks of each app route; of a
 * public page the HTML and the files that it loads at once count.
 */

/**
 * @typedef {{ id: string, parentId?: string, path?: string, hasDefaultExport?: boolean, module: string, imports?: string[],
 *   clientLoaderModule?: string, clientActionModule?: string, clientMiddlewareModule?: string,
 *   hydrateFallbackModule?: string }} ManifestRoute
 * @typedef {{ entry: { module: string, imports: string[] }, routes: Record<string, ManifestRoute> }} Manifest
 * @typedef {{ what: string, bytes: number, limit: number }} Cost
 */

const KB = 1024
export const LIMITS = {
  shell: 130 * KB,
  route: 40 * KB,
  publicScript: 5 * KB,
  publicPage: 120 * KB,
}

/** Fonts and pictures are compressed already; the server sends the rest as gzip or better. */
const isPacked = (/** @type {string} */ name) => /\.(woff2|png|jpe?g|webp|avif)$/.test(name)

export const weigh = (/** @type {string} */ name, /** @type {Uint8Array | string} */ content) =>
  isPacked(name) ? content.length : gzipSync(content, { level: 9 }).length

/** Reads the manifest from its script. No page loads that script: each page contains its own part. */
export function readManifest(/** @type {string} */ client) {
  const assets = path.join(client, 'assets')
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error(`no manifest in ${assets}`)
  const script = readFileSync(path.join(assets, name), 'utf8')
  const text = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)
  return /** @type {Manifest} */ (JSON.parse(text))
}

const chunksOf = (/** @type {ManifestRoute} */ route) =>
  [
    route.module,
    route.clientLoaderModule,
    route.clientActionModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
    ...(route.imports ?? []),
  ].filter((chunk) => chunk !== undefined)

/** The frame of every page: root and what stands in layout/. A frame of one noun belongs to its pages. */
const isShell = (/** @type {ManifestRoute} */ { id }) => id === 'root' || id.startsWith('layout/')

const hasPages = (/** @type {Manifest} */ { routes }, /** @type {ManifestRoute} */ { id }) =>
  Object.values(routes).some(({ parentId }) => parentId === id)

/** A route and the frames around it, without the shell. */
function ownRoutes(/** @type {Manifest} */ { routes }, /** @type {ManifestRoute} */ route) {
  const own = []
  for (
    let at = /** @type {ManifestRoute | undefined} */ (route);
    at && !isShell(at);
    at = routes[at.parentId ?? '']
  )
    own.push(at)
  return own
}

/**
 * The shell is what every app page loads; a route costs the chunks that it adds.
 * @param {Manifest} manifest
 * @param {(chunk: string) => number} size
 * @returns {Cost[]}
 */
export function appCosts(manifest, size) {
  const routes = Object.values(manifest.routes)
  const shell = new Set([
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.filter(isShell).flatMap(chunksOf),
  ])
  const sum = (/** @type {Iterable<string>} */ chunks) =>
    [...chunks].reduce((all, chunk) => all + size(chunk), 0)
  // A route without a screen (robots.txt) sends no script.
  const pages = routes.filter((route) => !hasPages(manifest, route) && route.hasDefaultExport !== false)
  return [
    { what: 'app shell', bytes: sum(shell), limit: LIMITS.shell },
    ...pages.map((route) => ({
      what: route.path ?? '/',
      bytes: sum(
        new Set(
          ownRoutes(manifest, route)
            .flatMap(chunksOf)
            .filter((chunk) => !shell.has(chunk)),
        ),
      ),
      limit: LIMITS.route,
    })),
  ]
}

/** The files that a browser loads at once for this HTML: scripts, preloads, styles and pictures in view. */
export function askedFor(/** @type {string} */ html) {
  const tags = html.match(/<(script|link|img)\b[^>]*>/g) ?? []
  return tags.flatMap((tag) => {
    const address = /\s(?:src|href)="(\/[^"]*)"/.exec(tag)?.[1]
    const idle = /loading="lazy"|rel="(canonical|manifest|apple-touch-icon)"/.test(tag)
    return address && !idle ? [address] : []
  })
}

/**
 * @param {string} page
 * @param {string} html
 * @param {(file: string) => number} size
 * @returns {Cost[]}
 */
export function publicCosts(page, html, size) {
  const files = [...new Set(askedFor(html))]
  const sum = (/** @type {string[]} */ names) => names.reduce((all, name) => all + size(name), 0)
  const scripts = {
    what: `${page} scripts`,
    bytes: sum(files.filter((file) => file.endsWith('.js'))),
    limit: LIMITS.publicScript,
  }
  const whole = { what: `${page} in all`, bytes: weigh(page, html) + sum(files), limit: LIMITS.publicPage }
  return [scripts, whole]
}
