import { describe, expect, test } from 'vitest'
import { applicationStates, applicationStatesBefore } from './application.ts'
import { mayUndoMerge } from './merge.ts'
import { alikeIn, reviewBy } from './review.ts'
import { homepageDomain, isSameDomain, workMailProblem } from './work-mail.ts'

describe('[FIRM-1] an application', () => {
  test('is approved after a review alone, and an approved, joined or withdrawn one leads nowhere', () => {
    expect(applicationStatesBefore('APPROVED')).toEqual(['IN_REVIEW', 'ASKED'])
    const ends = applicationStates.filter(
      (from) => !applicationStates.some((to) => applicationStatesBefore(to).includes(from)),
    )
    expect(ends).toEqual(['APPROVED', 'JOINED', 'WITHDRAWN'])
  })

  test.each([
    ['hana@naver.com', false],
    ['hana@mail.naver.com', false],
    ['HANA@GMAIL.COM', false],
    ['hana@saebyeok.example', true],
    ['hana@notgmail.com', true],
  ])('%s: a work mail is %s', (address, isWork) => expect(workMailProblem(address) === null).toBe(isWork))
})

describe('[FIRM-2] the review', () => {
  test('is promised within one working day: the next one at six in the evening', () => {
    const wednesday = new Date('2026-11-18T05:02:00Z')
    const friday = new Date('2026-11-20T14:59:00Z')
    expect(reviewBy(wednesday)).toEqual(new Date('2026-11-19T09:00:00Z'))
    expect(reviewBy(friday)).toEqual(new Date('2026-11-23T09:00:00Z'))
  })

  test('a homepage is compared by its host, with or without www', () => {
    expect(homepageDomain('https://www.Noeul.example/about?x=1')).toBe('noeul.example')
    expect(isSameDomain('mail.noeul.example', 'noeul.example')).toBe(true)
    expect(isSameDomain('evil-noeul.example', 'noeul.example')).toBe(false)
    expect(isSameDomain('', '')).toBe(false)
  })

  test('a likeness states only what is alike', () => {
    const one = { number: '9990001015', keys: ['한뼘하우스'], domain: 'hanppyeom.example' }
    expect(alikeIn(one, one)).toEqual(['NUMBER', 'NAME', 'DOMAIN'])
    expect(alikeIn(one, { number: null, keys: ['한뼘'], domain: '' })).toEqual(['NAME_START'])
    expect(
      alikeIn({ ...one, number: null }, { number: null, keys: ['두레박'], domain: 'x.example' }),
    ).toEqual([])
  })

  test('a merge can be undone for a day', () => {
    const at = new Date('2026-11-18T05:02:00Z')
    expect(mayUndoMerge(at, new Date(at.getTime() + 86_399_999))).toBe(true)
    expect(mayUndoMerge(at, new Date(at.getTime() + 86_400_000))).toBe(false)
  })
})
