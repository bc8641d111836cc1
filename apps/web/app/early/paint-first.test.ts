import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { modulesScript } from './inline.ts'
import { paintFirst } from './paint-first.server.ts'

const page =
  '<html><head><link rel="modulepreload" href="/a.js"/><link rel="icon" href="/b.svg"/></head><body>' +
  '<script>a()</script><script type="module" async="">import "/a.js"</script></body></html>'

test('a page is sent with waiting modules and with the script that loads them', () => {
  expect(paintFirst(page)).toBe(
    '<html><head><link rel="module-later" href="/a.js"/><link rel="icon" href="/b.svg"/></head><body>' +
      '<script>a()</script><script type="text/module-later" async="">import "/a.js"</script>' +
      `<script>${modulesScript}</script></body></html>`,
  )
})

type Paint = 'first-paint' | 'first-contentful-paint'

/** Runs the script in a document with one module and one link; the test reports paints and moves the clock. */
function opened({ hidden = false, canTell = true } = {}) {
  const link = { rel: 'module-later' }
  const append = vi.fn<(script: object) => void>()
  const later = vi.fn<(begin: () => void, ms: number) => void>()
  let tell = (_list: { getEntriesByName: (name: string) => unknown[] }) => {}
  class PerformanceObserver {
    constructor(told: typeof tell) {
      tell = told
    }
    observe() {
      if (!canTell) throw new TypeError('paint')
    }
  }
  const document = {
    hidden,
    head: { append },
    createElement: () => ({}),
    querySelectorAll: (wanted: string) =>
      wanted.startsWith('link') ? [link] : [{ textContent: 'import "/a.js"' }],
  }
  runInNewContext(modulesScript, { document, PerformanceObserver, setTimeout: later })
  return {
    link,
    modules: () => append.mock.calls.flat(),
    painted: (paint: Paint) => tell({ getEntriesByName: (name) => (name === paint ? [{}] : []) }),
    wait: () => later.mock.calls[0]![0](),
  }
}

const module = { type: 'module', textContent: 'import "/a.js"' }

test('modules load once, after the first contentful paint', () => {
  const { link, modules, painted, wait } = opened()
  painted('first-paint')
  expect([link.rel, modules()]).toEqual(['module-later', []])
  painted('first-contentful-paint')
  expect([link.rel, modules()]).toEqual(['modulepreload', [module]])
  wait()
  expect(modules()).toHaveLength(1)
})

test('a hidden page, and a browser that reports no paints, do not wait', () => {
  expect(opened({ hidden: true }).modules()).toEqual([module])
  expect(opened({ canTell: false }).modules()).toEqual([module])
})

test('modules load after two seconds at the latest', () => {
  const { modules, wait } = opened()
  expect(modules()).toEqual([])
  wait()
  expect(modules()).toEqual([module])
})
