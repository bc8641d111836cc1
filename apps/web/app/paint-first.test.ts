import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { paintFirstScript } from './layout/document/inline-scripts.ts'
import { paintFirst } from './paint-first.server.ts'

const page =
  '<html><head><link rel="modulepreload" href="/a.js"/><link rel="icon" href="/b.svg"/></head><body>' +
  '<script>a()</script><script type="module" async="">import "/a.js"</script></body></html>'

test('a page is sent with its modules still waiting, and with what lets them come', () => {
  expect(paintFirst(page)).toBe(
    '<html><head><link rel="module-later" href="/a.js"/><link rel="icon" href="/b.svg"/></head><body>' +
      '<script>a()</script><script type="text/module-later" async="">import "/a.js"</script>' +
      `<script>${paintFirstScript}</script></body></html>`,
  )
})

type Paint = 'first-paint' | 'first-contentful-paint'

/** The script in a document that has one module and what it needs, whose paints and clock are told by hand. */
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
  runInNewContext(paintFirstScript, { document, PerformanceObserver, setTimeout: later })
  return {
    link,
    modules: () => append.mock.calls.flat(),
    painted: (paint: Paint) => tell({ getEntriesByName: (name) => (name === paint ? [{}] : []) }),
    wait: () => later.mock.calls[0]![0](),
  }
}

const module = { type: 'module', textContent: 'import "/a.js"' }

test('modules come once there is something to read, and once only', () => {
  const { link, modules, painted, wait } = opened()
  painted('first-paint')
  expect([link.rel, modules()]).toEqual(['module-later', []])
  painted('first-contentful-paint')
  expect([link.rel, modules()]).toEqual(['modulepreload', [module]])
  wait()
  expect(modules()).toHaveLength(1)
})

test('a page that is not looked at, or a browser that tells of no paint, does not wait for one', () => {
  expect(opened({ hidden: true }).modules()).toEqual([module])
  expect(opened({ canTell: false }).modules()).toEqual([module])
})

test('a paint that is not told of is not waited for longer than a moment', () => {
  const { modules, wait } = opened()
  expect(modules()).toEqual([])
  wait()
  expect(modules()).toEqual([module])
})
