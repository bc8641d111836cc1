import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { sampleId } from './ids.ts'

/** Samples of companies that apply (FIRM-2). */

type Review = ApiResult<'GET /console/company-applications/:id'>
type Row = ApiResult<'GET /console/company-applications'>['items'][number]

export const APPLICATION = sampleId(701)
const at = '2026-11-15T11:20:00+09:00'

const tax = { verdict: 'SAME', source: '국세청', at } as const

export const agreeing: Review['evidence'] = [
  { kind: 'NUMBER', claimed: '999-86-13043', found: '등록돼 있어요', ...tax },
  { kind: 'REPRESENTATIVE', claimed: null, found: '같아요', ...tax },
  { kind: 'OPENED_ON', claimed: '2019년 3월 4일', found: '같아요', ...tax },
  { kind: 'BUSINESS_STATE', claimed: null, found: '영업 중 · 일반과세자', ...tax },
  {
    kind: 'EMAIL',
    claimed: 'seoho@hanppyeom.example',
    found: 'hanppyeom.example · 홈페이지 주소와 같아요',
    verdict: 'SAME',
    source: '우리 기록',
    at,
  },
  {
    kind: 'HEADCOUNT',
    claimed: null,
    found: '자료에 없어요',
    verdict: 'UNKNOWN',
    source: '국민연금',
    at: null,
  },
  { kind: 'ARREARS', claimed: null, found: '명단에 없어요', verdict: 'SAME', source: '고용노동부', at },
  { kind: 'EARLIER', claimed: null, found: '처음이에요', verdict: 'SAME', source: '우리 기록', at: null },
]

/** The mail is of another domain than the homepage, and the address was refused before. */
export const doubtful: Review['evidence'] = agreeing.map((one) => {
  if (one.kind === 'EMAIL')
    return {
      ...one,
      claimed: 'hr@hp-recruit.example',
      found: 'hanppyeom.example · 홈페이지 주소와 달라요',
      verdict: 'DIFFERENT',
    }
  return one.kind === 'EARLIER' ? { ...one, found: '10월 2일 (금)에 거절했어요', verdict: 'DIFFERENT' } : one
})

export const review = (given: Partial<Review> = {}): Review => ({
  id: APPLICATION,
  state: 'IN_REVIEW',
  stateChangedAt: at,
  companyName: '한뼘하우스',
  name: '홍서호',
  title: '채용 담당',
  email: 'seoho@hanppyeom.example',
  appliedAt: at,
  askAgainAt: null,
  taxTries: 1,
  differs: 0,
  isNumberShared: false,
  decidedAt: null,
  companyId: sampleId(702),
  businessNumber: '9998613043',
  homepage: 'https://hanppyeom.example',
  question: '',
  answer: '',
  reason: '',
  decidedBy: null,
  evidence: agreeing,
  alike: [],
  needsReason: false,
  ...given,
})

export const doubt = (given: Partial<Review> = {}): Review =>
  review({
    email: 'hr@hp-recruit.example',
    name: '강무진',
    title: '인사팀',
    differs: 2,
    isNumberShared: true,
    evidence: doubtful,
    needsReason: true,
    alike: [
      {
        kind: 'APPLICATION',
        id: sampleId(703),
        name: '한뼘하우스',
        since: at,
        state: 'IN_REVIEW',
        reasons: ['NUMBER', 'NAME'],
        mailDomain: 'hanppyeom.example',
        reason: '',
      },
      {
        kind: 'COMPANY',
        id: sampleId(704),
        name: '한뼘교육',
        since: '2024-03-02T10:00:00+09:00',
        state: 'APPROVED',
        reasons: ['NAME_START'],
        mailDomain: null,
        reason: '',
      },
      {
        kind: 'APPLICATION',
        id: sampleId(705),
        name: '두드림컴퍼니',
        since: '2026-10-02T10:00:00+09:00',
        state: 'REFUSED',
        reasons: ['DOMAIN'],
        mailDomain: 'hp-recruit.example',
        reason: '등록 정보가 달라요.',
      },
    ],
    ...given,
  })

export const queue = (
  items: readonly Row[],
  counts = { review: items.length, checking: 1 },
): ApiResult<'GET /console/company-applications'> => ({ items: [...items], counts, nextCursor: null })
