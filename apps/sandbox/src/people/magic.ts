import { INSURED } from './insured.ts'
import type { RecentJob } from './person.ts'

/** Phones `010-0000-XXXX` choose an outcome by their last four digits; every other phone behaves normally. */
export const MAGIC = {
  '0403': { step: 'fetch', code: 'CF-12003', about: '확인한 뒤 기관 서버가 오류를 내요' },
  '0409': { step: 'fetch', never: true, about: '확인을 눌러도 확인이 안 돼요' },
  '0410': { step: 'fetch', code: 'CF-12001', about: '바로 시간이 지나 버려요' },
  '0412': { step: 'request', code: 'CF-00022', about: '오늘 조회 횟수를 다 썼어요' },
  '0418': { step: 'fetch', code: 'CF-00025', about: '이미 끝난 요청이라고 해요' },
  '0419': { step: 'request', code: 'CF-12041', about: '기관이 점검 중이에요' },
  '0420': {
    step: 'request',
    code: 'CF-12871',
    taxCode: 'CF-12837',
    about: '인증서가 없어요 (국세청은 주민등록번호가 달라요)',
  },
  '0421': { step: 'request', code: 'CF-12835', about: '이름이나 생년월일이 달라요' },
  '0422': { step: 'fetch', rows: ['직장피부양자'], about: '가족의 피부양자 기록만 있어요' },
  '0423': { step: 'fetch', rows: [], about: '건강보험 기록이 없어요' },
  '0424': { step: 'fetch', taxOnly: true, code: 'CF-12832', about: '국세청에 소득이 없어요' },
  '0500': { step: 'request', broken: true, about: '통신이 깨져요' },
  '0504': { step: 'fetch', holdsMs: 301_000, code: 'CF-12001', about: '응답이 5분 넘게 오지 않아요' },
  '0555': { step: 'sms', about: '문자를 받을 수 없어요' },
  '0601': { step: 'sign', sign: 'no-account', about: '카카오 계정을 찾지 못해서 서명을 부탁할 수 없어요' },
  '0602': { step: 'sign', sign: 'other-person', about: '카카오 계정의 이름이나 생년월일이 달라요' },
  '0605': { step: 'sign', sign: 'dormant', about: '쉬고 있는 카카오 계정이에요' },
  '0606': { step: 'sign', sign: 'refuses', about: '서명을 눌러도 거절이 돼요' },
  '0607': { step: 'sign', sign: 'never-answers', about: '서명을 눌러도 답이 가지 않아서 시간이 지나요' },
  '0608': { step: 'sign', sign: 'breaks-off', about: '서명을 받아 가다 연결이 끊겨요' },
  '0609': { step: 'sign', sign: 'maintenance', about: '서명 서비스가 점검 중이에요' },
  '0610': { step: 'sign', sign: 'signs-itself', about: '2초 뒤에 저절로 서명해요' },
  '0611': { step: 'sign', sign: 'is-slow', about: '서명을 받아 가는 데 30초가 걸려요' },
  '0701': {
    step: 'pay',
    insured: INSURED.asPromised,
    about: '석 달 전부터 노을클라우드에서 연 6,500만 원을 받아요',
  },
  '0702': { step: 'pay', insured: INSURED.a96th, about: '노을클라우드에서 6,500만 원의 96%를 받아요' },
  '0703': {
    step: 'pay',
    insured: INSURED.byThirtyDays,
    about: '노을클라우드가 30일 기준(98.6%)으로 신고했어요',
  },
  '0704': { step: 'pay', insured: INSURED.atTheCap, about: '건강보험료가 상한이에요' },
  '0705': { step: 'pay', insured: INSURED.atTheFloor, about: '건강보험료가 하한이에요' },
  '0706': { step: 'pay', insured: INSURED.elsewhere, about: '건강보험에 다른 회사로 나와요' },
  '0707': { step: 'pay', insured: INSURED.beforePremiums, about: '이달 2일에 들어가서 낸 보험료가 없어요' },
  '0708': { step: 'pay', insured: INSURED.tooLittle, about: '노을클라우드에서 6,500만 원의 90%를 받아요' },
} as const satisfies Record<string, Magic>

/** What becomes of a request to sign. */
export const SIGN_CASES = [
  'no-account',
  'other-person',
  'dormant',
  'maintenance',
  'refuses',
  'never-answers',
  'fails',
  'signs-itself',
  'signed-by-another',
  'is-slow',
  'breaks-off',
  'arrives-broken',
] as const
export type SignCase = (typeof SIGN_CASES)[number]

export type Magic = {
  readonly step: 'request' | 'fetch' | 'sms' | 'sign' | 'pay'
  readonly sign?: SignCase
  readonly code?: string
  readonly taxCode?: string
  /** Only the tax office answers so. */
  readonly taxOnly?: boolean
  /** Stays unconfirmed, whatever is tapped. */
  readonly never?: boolean
  /** The insurer knows only rows of these kinds. */
  readonly rows?: readonly string[]
  /** Works here and nowhere else. */
  readonly insured?: RecentJob
  /** Answers with a broken gateway. */
  readonly broken?: boolean
  readonly holdsMs?: number
  /** What this phone does, as a sentence for the list. */
  readonly about: string
}

const PREFIX = '0100000'

export function magicOf(phone: string): Magic | null {
  const last = phone.length === 11 && phone.startsWith(PREFIX) ? phone.slice(PREFIX.length) : ''
  return Object.hasOwn(MAGIC, last) ? MAGIC[last as keyof typeof MAGIC] : null
}

export const magicPhones = () =>
  Object.entries(MAGIC).map(([last, { about }]) => ({ number: `${PREFIX}${last}`, about }))
