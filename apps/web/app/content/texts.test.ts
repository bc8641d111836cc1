import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { consents } from '@coffeeattack/domain/accounts/consents'
import { BRAND } from '@coffeeattack/domain/brand'
import { parseDay } from '@coffeeattack/domain/kst'
import { expect, test } from 'vitest'
import { facts } from './facts.ts'

const folder = path.join(import.meta.dirname, 'texts')
const texts = globSync('*.mdx', { cwd: folder }).map((name) => [
  name,
  readFileSync(path.join(folder, name), 'utf8'),
])

test('all seven texts exist', () => {
  expect(texts).toHaveLength(7)
})

test.each(texts)('[ROUTE-14] %s has a title, a lead, a description and a date of change', (_, text) => {
  const head = /^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? ''
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1] ?? ''
  expect(field('title')).not.toBe('')
  expect(field('headline')).toMatch(/^\['.+'\]$/)
  expect(field('description').length).toBeGreaterThan(20)
  expect(parseDay(field('updated').replaceAll("'", ''))).not.toBeNull()
})

test.each(texts)('%s takes the service’s name from its constant', (_, text) => {
  expect(text).not.toContain(BRAND.ko)
})

test.each(texts)('%s uses only known numbers', (_, text) => {
  const asked = [...text.matchAll(/facts\.(\w+)/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => name !== 'ts')
  expect(asked.filter((name) => !Object.hasOwn(facts, name))).toEqual([])
})

test('[TRUST-6] whoever joins agrees to the terms of service as they are now', () => {
  const [, text] = texts.find(([name]) => name === 'service-terms.mdx') ?? []
  expect(text).toContain(`updated: '${consents.serviceTerms.version}'`)
})
