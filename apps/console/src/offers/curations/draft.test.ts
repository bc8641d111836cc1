import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fittingPosition } from '../../testing/samples/offers.ts'
import { emptyPay } from '../compose/pay-draft.ts'
import {
  bodyOf,
  type Draft,
  draftIn,
  emptyDraft,
  payProblemsAt,
  problemsOf,
  withCompany,
  withItem,
  withoutCompany,
  withPosition,
} from './draft.ts'

const company = (id: string) => ({ id, name: `회사 ${id}`, logo: null, domain: '' })
const draftOf = (count: number): Draft => {
  let draft: Draft = { ...emptyDraft, message: '조건에 맞는 회사들이에요.' }
  for (let place = 0; place < count; place += 1)
    draft = withCompany(draft, company(`c${place}`), '백엔드 개발자')
  return draft
}

test('[BIZ-4] a curation holds two to ten companies, each once', () => {
  expect(problemsOf(draftOf(1))).toEqual({ chosen: '회사를 2곳 이상 골라 주세요' })
  expect(problemsOf(draftOf(2))).toEqual({})
  expect(draftOf(12).items).toHaveLength(10)
  expect(withCompany(draftOf(2), company('c0'), '').items).toHaveLength(2)
  expect(withoutCompany(draftOf(3), 'c1').items.map((item) => item.company.id)).toEqual(['c0', 'c2'])
})

test('[BIZ-4] it gives a reason and a position for each company', () => {
  const draft = withItem({ ...draftOf(2), message: ' ' }, 'c1', { position: ' ' })
  expect(problemsOf(draft)).toEqual({
    message: '왜 이 회사들인지 적어 주세요',
    'items.1.position': '포지션을 입력해 주세요',
  })
})

test.each([
  [{ salaryMin: '', salaryMax: '' }, {}],
  [{ salaryMin: '6,000', salaryMax: '' }, { 'items.0.salaryMax': '제안할 연봉을 입력해 주세요' }],
])('[BIZ-4] a salary is optional but must be complete: %j', (range, problems) => {
  expect(problemsOf(withItem(draftOf(2), 'c0', range))).toEqual(problems)
})

test('[OFR-15] a company’s other pay needs a salary and follows its rules', () => {
  const pay = { ...emptyPay, bonusMin: '300', bonusMax: '200' }
  const problems = problemsOf(withItem(draftOf(2), 'c1', { pay }))
  expect(problems).toEqual({
    'items.1.salaryMin': '제안할 연봉을 입력해 주세요',
    'items.1.bonusMax': '최소 금액보다 낮아요',
  })
  expect(payProblemsAt(problems, 'items.1')).toMatchObject({ bonusMax: '최소 금액보다 낮아요' })
  expect(payProblemsAt(problems, 'items.0')).toEqual({})
})

test('the typed values are sent in 만원', () => {
  const draft = withItem(draftOf(2), 'c0', {
    position: ' 리드 ',
    salaryMin: '6,000',
    salaryMax: '7,000',
    pay: { ...emptyPay, signing: '500' },
  })
  const nameOnly = { positionId: null, link: null, offerItems: [], message: '' }
  expect(bodyOf(draft, 'u1', 'r1')).toEqual({
    candidateId: 'u1',
    requestId: 'r1',
    message: '조건에 맞는 회사들이에요.',
    items: [
      {
        ...nameOnly,
        companyId: 'c0',
        position: '리드',
        salaryMin: 6000,
        salaryMax: 7000,
        pay: { bonus: null, signing: 500, stock: null },
      },
      {
        ...nameOnly,
        companyId: 'c1',
        position: '백엔드 개발자',
        salaryMin: null,
        salaryMax: null,
        pay: null,
      },
    ],
  })
})

const FILLING = { 직무: '백엔드 개발자', 경력: '5년 2개월', 회사: '노을클라우드' }

test('[BIZ-4] [BIZ-9] an open position fills the offer, and the variables of its message', () => {
  const position = fittingPosition(0, { message: '{회사}은 {직무}를 찾아요.' })
  const draft = withPosition(draftOf(1), position, FILLING)
  expect(draft.items[1]).toEqual({
    company: { id: position.company.id, name: '노을클라우드', logo: null, domain: '클라우드 비용 관리' },
    positionId: position.id,
    details: { place: '성수', interviewers: ['윤하람', '이도현'] },
    position: '결제 백엔드',
    link: 'https://noeul.example/jobs',
    salaryMin: '6,000',
    salaryMax: '8,000',
    pay: { ...emptyPay, bonusMin: '400', bonusMax: '600' },
    offerItems: ['주 2회 재택'],
    message: '노을클라우드는 백엔드 개발자를 찾아요.',
  })
  expect(problemsOf(draft)).toEqual({})
  expect(withPosition(draft, fittingPosition(0), FILLING)).toBe(draft)
  expect(draftIn(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  const wrong = withItem(draft, position.company.id, { link: 'https://', message: '{이름} 님' })
  expect(problemsOf(wrong)).toEqual({
    'items.1.link': '유효하지 않은 url입니다.',
    'items.1.message': '채우지 못한 말이 있어요: {이름}',
  })
})

test('[BIZ-15] a kept curation is restored: ten companies and their texts', () => {
  const draft = withItem(draftOf(10), 'c3', { salaryMin: '6,000', pay: { ...emptyPay, signing: '500' } })
  expect(draftIn(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

test('[BIZ-15] from a damaged draft only valid parts are restored, each company once', () => {
  const item = draftOf(1).items[0]!
  const bent = { message: 7, items: [item, item, { ...item, company: { id: 'x' } }, null, 'item'] }
  expect(draftIn(bent)).toEqual({ message: '', items: [item] })
  expect(draftIn([item])).toBeNull()
  fc.assert(
    fc.property(fc.jsonValue(), (any) => {
      const draft = draftIn({ items: any, message: any })
      expect(problemsOf(draft ?? emptyDraft)).toHaveProperty('chosen')
    }),
  )
})
