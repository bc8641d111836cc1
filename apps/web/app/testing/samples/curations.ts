import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { ANSWERED, lastMomentIn, sampleId, SENT } from './offers.ts'

export type Curation = ApiResult<'GET /users/offers/group/:groupId'>
type Company = Curation['offerItems'][number]

export const GROUP_ID = sampleId(501)

/** A company of a curation; its id follows from its position. */
export const curatedCompany = (name: string, place: number, given: Partial<Company> = {}): Company => ({
  id: sampleId(510 + place),
  status: 'WAITING',
  companyId: sampleId(810 + place),
  name,
  logo: null,
  domain: '클라우드 비용 관리',
  isVerified: true,
  link: null,
  position: '프론트엔드 개발자',
  salaryMin: null,
  salaryMax: null,
  increaseRate: null,
  incomeBasis: null,
  incomeOrigin: null,
  pay: null,
  offerItems: [],
  selectedAt: null,
  createdAt: SENT,
  coffeechatId: null,
  ...given,
})

/** Three companies chosen by an agent, with five days left. */
export const curation = (given: Partial<Curation> = {}): Curation => ({
  groupId: GROUP_ID,
  status: 'WAITING',
  message: '이야기 나눈 조건에 맞는 회사들을 모았어요.',
  expiredAt: lastMomentIn(5),
  createdAt: SENT,
  decidedAt: null,
  operatorName: '정하린',
  operator: { id: sampleId(702), name: '정하린', title: '', photo: null, role: 'AGENT' },
  isLike: false,
  isNew: false,
  roomId: null,
  offerItems: ['노을클라우드', '온결헬스', '반달랩스'].map((name, place) => curatedCompany(name, place)),
  ...given,
})

/** The same after its companies of these names were accepted. */
export function matchedCuration(chosen: readonly string[], given: Partial<Curation> = {}): Curation {
  const group = curation(given)
  const offerItems = group.offerItems.map((company, place) =>
    chosen.includes(company.name)
      ? { ...company, status: 'MATCHED' as const, selectedAt: ANSWERED, coffeechatId: sampleId(910 + place) }
      : { ...company, status: 'REFUSED' as const },
  )
  return { ...group, status: 'MATCHED', decidedAt: ANSWERED, isLike: true, offerItems }
}
