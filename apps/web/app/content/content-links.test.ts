import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { faq } from './faq/faq.ts'
import { read } from './links.ts'

const toObjects = (entries: RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ index, path, children }) =>
    index ? { index: true } : { path, children: children && toObjects(children) },
  )
const table = toObjects(routes)
/** Two routes match any address: a short link and the not-found page. */
const isKnown = (address: string) => {
  const last = matchRoutes(table, new URL(address, 'http://localhost').pathname)?.at(-1)?.route.path
  return last !== undefined && last !== '*' && last !== '/:token'
}

const folder = path.join(import.meta.dirname, 'texts')
const inTexts = globSync('*.mdx', { cwd: folder }).flatMap((name) => {
  const text = readFileSync(path.join(folder, name), 'utf8')
  return [...text.matchAll(/\]\((\/[^)]*)\)|href="(\/[^"]*)"/g)].map((match) => match[1] ?? match[2] ?? '')
})
const inQuestions = faq.flatMap(({ more }) => (more ? [more.path] : []))
const readOn = Object.values(read).map((link) => link.path)

test('[ROUTE-1] every link in the texts and the questions leads to a page', () => {
  const links = [...inTexts, ...inQuestions, ...readOn]
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((link) => !isKnown(link))).toEqual([])
})

test('[PUB-9] every question has an anchor of its own', () => {
  const keys = faq.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})
