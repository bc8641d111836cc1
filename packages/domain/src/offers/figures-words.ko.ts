import { kstMoment, startOfKstDay } from '../kst.ts'
import { groupDigits } from '../salary/format.ts'
import type { Days } from '../upkeep/period.ts'
import type { FunnelStep, RaiseBand } from './figures.ts'
import { type RefusalCode, refusalReasons } from './refusal-reasons.ts'

export const stepNames: Readonly<Record<FunnelStep, string>> = {
  sent: '보냄',
  read: '읽음',
  answered: '답함',
  matched: '커피챗',
  met: '만남',
  interviewed: '면접',
  hired: '채용 확정',
}

export const raiseNames: Readonly<Record<RaiseBand, string>> = {
  UNDER_10: '10% 미만',
  UNDER_20: '10~20%',
  FROM_20: '20% 이상',
}

export const NO_POSITION = '포지션 없이'

/** Own words, and those whom no five holds together. */
const OTHER_REASONS = '그 밖의 이유'

export const reasonName = (code: string): string =>
  refusalReasons.find((one) => one.code === code)?.text ?? OTHER_REASONS

/** '6시간 안', '2일 안'. */
export const withinText = (hours: number): string => (hours <= 24 ? `${hours}시간 안` : `${hours / 24}일 안`)

/** '31시간', from four days on '5일'; under an hour '1시간 안'. */
export function hoursText(hours: number): string {
  if (hours < 1) return '1시간 안'
  return hours < 96 ? `${Math.round(hours)}시간` : `${Math.round(hours / 24)}일`
}

type People = { sent: number; matched: number; hired: number }

/**
 * What came of it in one sentence of two lines, for whoever reads nothing else. People are counted once, however many
 * of the offers they got; where that differs the sentence says both.
 */
export function headline({ sent, matched, hired }: People, offers: number): [string, string] {
  if (sent === 0) return ['이 기간에는', '보낸 어택이 없어요']
  const times = offers > sent ? ` ${groupDigits(offers)}번` : ''
  const first = `${groupDigits(sent)}명에게 연봉을 걸고${times} 어택`
  if (matched === 0) return [`${first}했고`, '아직 이어진 커피챗은 없어요']
  const met = `${groupDigits(matched)}명과 커피챗이 이어졌`
  return [`${first}해`, hired === 0 ? `${met}어요` : `${met}고, ${groupDigits(hired)}명이 함께하기로 했어요`]
}

const advice: Readonly<Record<Exclude<RefusalCode, 'OTHER'>, [what: string, then: string]>> = {
  SALARY: ['연봉', '을 꼽은 분이 가장 많아요. 보내기 전에 희망 연봉을 먼저 살펴보세요.'],
  POSITION: ['하는 일', '을 꼽은 분이 가장 많아요. 맡을 일을 어택에 더 또렷이 적어 보세요.'],
  COMPANY: ['회사', '를 꼽은 분이 가장 많아요. 회사 소개를 먼저 다듬어 보세요.'],
  LOCATION: ['위치나 근무 방식', '을 꼽은 분이 가장 많아요. 어디서 어떻게 일하는지 어택에 적어 보세요.'],
  TIMING: ['지금은 아니라는', ' 분이 가장 많아요. 담아 두었다가 다음에 다시 어택해 보세요.'],
}

/** What to do about the reason that most gave, its first words bold; nothing where two lead. */
export function reasonAdvice(
  reasons: readonly { code: string; count: number }[],
): [what: string, then: string] | null {
  const [first, second] = reasons.filter(({ code }) => Object.hasOwn(advice, code))
  if (!first || first.count === second?.count) return null
  return advice[first.code as keyof typeof advice]
}

/** '2026년 8월 20일~11월 18일', over the turn of a year with both years. */
export function periodText({ from, until }: Days): string {
  const [first, last] = [kstMoment(startOfKstDay(from)), kstMoment(startOfKstDay(until))]
  const year = first.year === last.year ? '' : `${last.year}년 `
  const begins = `${first.year}년 ${first.month}월 ${first.day}일`
  return from === until ? begins : `${begins}~${year}${last.month}월 ${last.day}일`
}
