import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import all from '../../../public/logos/index.json'
import { landingCompanies } from './companies.ts'

test('[PUB-1] the landing names 27 companies', () => {
  expect(landingCompanies).toHaveLength(27)
})

test('every listed company has a name and a logo of its own', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)
  const folder = path.resolve(import.meta.dirname, '../../../public/logos')
  expect(all.filter(({ slug }) => !existsSync(path.join(folder, `${slug}.svg`)))).toEqual([])
})
