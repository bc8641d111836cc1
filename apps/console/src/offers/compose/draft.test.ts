import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyOf, type Draft, draftIn, emptyDraft, problemsOf, withBenefit } from './draft.ts'
import { emptyPay, soundParts } from './pay-draft.ts'

const whole: Draft = {
  ...emptyDraft('프론트엔드 개발자'),
  salaryMin: '6,300',
  salaryMax: '6,800',
  link: ' https://noeulcloud.example/jobs ',
  offerItems: ['사이닝 500만'],
  message: ' 커피 한 잔 사고 싶어요. ',
}
test('[BIZ-3] a complete draft has no problems and becomes the call’s body', () => {
  expect(problemsOf(whole, false)).toEqual({})
  expect(bodyOf(whole, 'c')).toEqual({
    candidateId: 'c',
    isJustMessage: false,
    salaryMin: 6_300,
    salaryMax: 6_800,
    pay: null,
    positionId: null,
    position: '프론트엔드 개발자',
    link: 'https://noeulcloud.example/jobs',
    offerItems: ['사이닝 500만'],
    message: '커피 한 잔 사고 싶어요.',
  })
})

test.each<[string, Partial<Draft>, string[]]>([
  [
    'nothing typed',
    { salaryMin: '', salaryMax: '', message: '', position: ' ' },
    ['message', 'position', 'salaryMin'],
  ],
  ['a link that is none', { link: 'noeulcloud' }, ['link']],
])('[BIZ-3] is not sent: %s', (_, change, fields) => {
  expect(Object.keys(problemsOf({ ...whole, ...change }, false)).toSorted()).toEqual(fields)
})

test('[BIZ-3] a message needs no salary and sends none', () => {
  const message = { ...whole, isJustMessage: true, salaryMin: '1', position: '' }
  expect(problemsOf(message, true)).toEqual({})
  expect(bodyOf(message, 'c')).toMatchObject({ salaryMin: null, salaryMax: null, pay: null })
})

test('[OFR-15] pay besides the base follows its rules and is sent', () => {
  const named = {
    ...emptyPay,
    bonusMin: '300',
    bonusMax: '700',
    signing: '500',
    stockMin: '1,200',
    stockMax: '2,000',
  }
  expect(problemsOf({ ...whole, pay: named }, false)).toEqual({})
  expect(bodyOf({ ...whole, pay: named }, 'c').pay).toEqual({
    bonus: { min: 300, max: 700 },
    signing: 500,
    stock: { kind: 'OPTION', min: 1_200, max: 2_000, years: 4 },
  })
  const half = { ...emptyPay, bonusMin: '300', stockMin: '2,000', stockMax: '1,200' }
  expect(problemsOf({ ...whole, pay: half }, false)).toEqual({
    bonusMax: '1만 원부터 20억 원까지 입력할 수 있어요',
    stockMax: '최소 금액보다 낮아요',
  })
  expect(soundParts(half)).toBeNull()
})

test('[OFR-15] a message drops the pay and its problems', () => {
  const message = { ...whole, isJustMessage: true, pay: { ...emptyPay, bonusMin: '300' } }
  expect(problemsOf(message, false)).toEqual({})
  expect(bodyOf(message, 'c').pay).toBeNull()
})

test('an agent names the company of an offer', () => {
  expect(problemsOf(whole, true)).toHaveProperty('companyId')
  const company = { id: 'x', name: '노을클라우드', logo: null, isVerified: false }
  expect(problemsOf({ ...whole, company }, true)).toEqual({})
  expect(bodyOf({ ...whole, company }, 'c')).toHaveProperty('companyId', 'x')
})

test('benefits: no duplicates, thirty characters, at most ten', () => {
  expect(withBenefit(['재택'], ' 재택 ')).toEqual(['재택'])
  expect(withBenefit([], '가'.repeat(40))).toEqual(['가'.repeat(30)])
  const ten = Array.from({ length: 10 }, (_, index) => String(index))
  expect(withBenefit(ten, '하나 더')).toBe(ten)
})

test('[BIZ-15] a kept draft is restored', () => {
  const named: Draft = { ...whole, pay: { ...emptyPay, signing: '500', stockKind: 'RSU', stockYears: '2' } }
  expect(draftIn(named, emptyDraft(''))).toEqual(named)
  expect(draftIn(undefined, emptyDraft('x'))).toBeNull()
})

test('[OFR-3] a draft from the time of selectable deadlines opens and sends none', () => {
  const kept = draftIn({ ...whole, days: 14 }, emptyDraft(''))
  expect(kept).toEqual(whole)
  expect(bodyOf(kept!, 'c')).not.toHaveProperty('days')
})

test('whatever is stored, the composer opens', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.jsonValue(),
        fc.jsonValue().map((any) => ({ days: any, offerItems: any, pay: any, company: any })),
      ),
      (kept) => {
        const draft = draftIn(kept, emptyDraft('x')) ?? emptyDraft('x')
        expect(Object.keys(draft)).toEqual(Object.keys(emptyDraft('x')))
        expect(Object.keys(draft.pay)).toEqual(Object.keys(emptyPay))
        expect(draft.offerItems.every((item) => typeof item === 'string')).toBe(true)
      },
    ),
  )
})
