import { expect, test } from 'vitest'
import { appCosts, askedFor, LIMITS, publicCosts, weigh } from './budgets.mjs'

const manifest = {
  entry: { module: '/entry.js', imports: ['/react.js'] },
  routes: {
    root: { id: 'root', module: '/root.js', imports: ['/react.js'] },
    'layout/App': { id: 'layout/App', parentId: 'root', module: '/app.js', imports: ['/icons.js'] },
    frame: { id: 'frame', parentId: 'layout/App', module: '/frame.js', imports: ['/icons.js', '/list.js'] },
    offers: {
      id: 'offers',
      parentId: 'frame',
      path: '/my/attack',
      module: '/offers.js',
      imports: ['/react.js', '/icons.js', '/list.js'],
      clientLoaderModule: '/offers-loader.js',
    },
  },
}

test('the shell is the entry, root and the layouts of all pages, each chunk once', () => {
  const [shell] = appCosts(manifest, () => 10)
  expect(shell).toEqual({ what: 'app shell', bytes: 50, limit: LIMITS.shell })
})

test('a route costs what it adds to the shell, its loader and its own frame included', () => {
  const [, offers] = appCosts(manifest, () => 10)
  expect(offers).toEqual({ what: '/my/attack', bytes: 40, limit: LIMITS.route })
})

test('a public page is its HTML and what the HTML asks for at once', () => {
  const html = `<link rel="canonical" href="/"><link rel="preload" as="font" href="/font.woff2">
    <script type="module" src="/island.js"></script><img src="/now.png"><img src="/later.png" loading="lazy">
    <script>var inline</script><a href="/my">my</a>`
  expect(askedFor(html)).toEqual(['/font.woff2', '/island.js', '/now.png'])
  const [scripts, whole] = publicCosts('/', html, () => 100)
  expect(scripts?.bytes).toBe(100)
  expect(whole?.bytes).toBe(300 + weigh('/', html))
})

test('fonts weigh as they are, text as gzip', () => {
  const text = 'a'.repeat(5000)
  expect(weigh('a.woff2', text)).toBe(5000)
  expect(weigh('a.css', text)).toBeLessThan(100)
})
