import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { earlyCallsScript, earlyInputScript, themeScript } from './layout/document/inline-scripts.ts'
import { newNonce, scriptSources, shellScriptSources } from './script-policy.server.ts'

function themeAfter(getItem: (key: string) => string | null) {
  const document = { documentElement: { dataset: {} } }
  runInNewContext(themeScript, { document, localStorage: { getItem } })
  return document.documentElement.dataset
}

const chosen = (theme: string) => (key: string) => (key === 'theme' ? theme : null)

function blocked(): never {
  throw new Error('storage is blocked')
}

test('the theme that was chosen is set before the page is painted', () => {
  expect(themeAfter(chosen('dark'))).toEqual({ theme: 'dark' })
  expect(themeAfter(chosen('light'))).toEqual({ theme: 'light' })
})

test('[PUB-1] a page that is the same for everyone is told before it is painted whether somebody is signed in', () => {
  expect(themeAfter((key) => (key === 'token' ? 'a-token' : null))).toEqual({ signedIn: '' })
})

test('without a choice, with garbage or with storage switched off the system decides', () => {
  expect(themeAfter(() => null)).toEqual({})
  expect(themeAfter(chosen('"><script>'))).toEqual({})
  expect(themeAfter(blocked)).toEqual({})
})

const byHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('the policy allows exactly this script, and an app page also those for early input and early calls and its own nonce', () => {
  const hash = byHash(themeScript)
  expect(scriptSources()).toBe(hash)
  const nonce = newNonce()
  expect(scriptSources(nonce)).toBe(
    `${hash} ${byHash(earlyInputScript)} ${byHash(earlyCallsScript)} 'nonce-${nonce}'`,
  )
  expect(newNonce()).not.toBe(nonce)
  expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
})

test('the policy of a page that is kept for everyone names what stands between its script tags, each once', () => {
  const html =
    '<script>a()</script><script type="module" async="">import "/b.js"\n</script>' +
    '<script src="/c.js" async=""></script><script>a()</script><p>d()</p>'
  expect(shellScriptSources(html)).toBe(`${byHash('a()')} ${byHash('import "/b.js"\n')}`)
})
