import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { callsScript, inputScript, themeScript } from './inline.ts'
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

test('the chosen theme is set before the first paint', () => {
  expect(themeAfter(chosen('dark'))).toEqual({ theme: 'dark' })
  expect(themeAfter(chosen('light'))).toEqual({ theme: 'light' })
})

test('[PUB-1] a page cached for everyone is marked before the first paint when somebody is signed in', () => {
  expect(themeAfter((key) => (key === 'token' ? 'a-token' : null))).toEqual({ signedIn: '' })
})

test('without a choice, with an unknown value or with blocked storage the system’s theme applies', () => {
  expect(themeAfter(() => null)).toEqual({})
  expect(themeAfter(chosen('"><script>'))).toEqual({})
  expect(themeAfter(blocked)).toEqual({})
})

const byHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('the policy of a public page allows the theme script, that of an app page also early input, early calls and its nonce', () => {
  const hash = byHash(themeScript)
  expect(scriptSources()).toBe(hash)
  const nonce = newNonce()
  expect(scriptSources(nonce)).toBe(`${hash} ${byHash(inputScript)} ${byHash(callsScript)} 'nonce-${nonce}'`)
  expect(newNonce()).not.toBe(nonce)
  expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
})

test('the policy of a page cached for everyone names the hash of each inline script once', () => {
  const html =
    '<script>a()</script><script type="module" async="">import "/b.js"\n</script>' +
    '<script src="/c.js" async=""></script><script>a()</script><p>d()</p>'
  expect(shellScriptSources(html)).toBe(`${byHash('a()')} ${byHash('import "/b.js"\n')}`)
})
