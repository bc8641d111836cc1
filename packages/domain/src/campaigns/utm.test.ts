import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { UTM_MAX_LENGTH, laterStatus, statusOfVerification, utmStatuses, utmVisit } from './utm.ts'

const from = (query: string) => {
  const params = new Map(query.split('&').map((pair) => pair.split('=') as [string, string]))
  return (name: string) => params.get(name) ?? null
}

test('[PUB-4] a first visit records source, campaign, medium, content, term and landing', () => {
  const query = 'utm_source=kakao&utm_campaign=fall&utm_medium=cpc&utm_content=a&utm_term=pay'
  expect(utmVisit(from(query), '/money')).toEqual({
    source: 'kakao',
    campaign: 'fall',
    medium: 'cpc',
    content: 'a',
    term: 'pay',
    landing: '/money',
  })
})

test('[PUB-4] a value as long as a stranger likes is cut, never inside a character', () => {
  const { source } = utmVisit(() => '😀'.repeat(500), '/')
  expect(Array.from(source)).toHaveLength(UTM_MAX_LENGTH)
  expect(source.isWellFormed()).toBe(true)
})

test('[VER-8] a verification makes the visit of a new user VERIFIED, and of nobody else', () => {
  expect(statusOfVerification(true)).toBe('VERIFIED')
  expect(statusOfVerification(false)).toBeNull()
})

test('[VER-8] a visit never goes back, in whatever order the patches come', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...utmStatuses), { minLength: 1 }), (patches) => {
      const end = patches.reduce<(typeof patches)[number] | null>(laterStatus, null)
      const furthest = Math.max(...patches.map((status) => utmStatuses.indexOf(status)))
      expect(end).toBe(utmStatuses[furthest])
    }),
  )
})
