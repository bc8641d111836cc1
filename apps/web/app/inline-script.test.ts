import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { themeScript } from './inline-script.ts'
import { newNonce, scriptSources } from './script-policy.server.ts'

function themeAfter(getItem: () => string | null) {
  const document = { documentElement: { dataset: {} } }
  runInNewContext(themeScript, { document, localStorage: { getItem } })
  return document.documentElement.dataset
}

function blocked(): never {
  throw new Error('storage is blocked')
}

test('the theme that was chosen is set before the page is painted', () => {
  expect(themeAfter(() => 'dark')).toEqual({ theme: 'dark' })
  expect(themeAfter(() => 'light')).toEqual({ theme: 'light' })
})

test('without a choice, with garbage or with storage switched off the system decides', () => {
  expect(themeAfter(() => null)).toEqual({})
  expect(themeAfter(() => '"><script>')).toEqual({})
  expect(themeAfter(blocked)).toEqual({})
})

test('the policy allows exactly this script, and an app page also its own nonce', () => {
  const hash = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`
  expect(scriptSources()).toBe(hash)
  const nonce = newNonce()
  expect(scriptSources(nonce)).toBe(`${hash} 'nonce-${nonce}'`)
  expect(newNonce()).not.toBe(nonce)
  expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
})
