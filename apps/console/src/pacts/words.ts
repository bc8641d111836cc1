import { dayText, fullDayText, kstDay, kstMoment, parseDay, timeText } from '@coffeeattack/domain/kst'
import { changesBetween } from '@coffeeattack/domain/pacts/changes'
import { PACT, type PactState, versionName } from '@coffeeattack/domain/pacts/state'
import { groupDigits, rangeText } from '@coffeeattack/domain/salary/format'
import { withJosa } from '@coffeeattack/domain/text/josa'
import type { Pact } from './queries.ts'

/** '11월 18일' */
export const shortDay = (at: string): string => dayText(kstDay(new Date(at))).replace(/ \(.\)$/, '')

/** '11월 18일 14:05', today '오늘 14:05' */
export function shortMoment(at: string, now: Date): string {
  const when = new Date(at)
  return `${kstDay(when) === kstDay(now) ? '오늘' : shortDay(at)} ${timeText(when)}`
}

/** '11월 25일 (수) 밤 12시' */
export const untilText = (day: string): string => `${dayText(parseDay(day) ?? 0)} 밤 12시`

/** Days that are left with today; none after the last. */
export const daysLeft = (untilDay: string, now: Date): number =>
  Math.max(0, (parseDay(untilDay) ?? 0) - kstDay(now))

export const leftText = (days: number): string => (days === 0 ? '오늘까지예요' : `${days}일 남았어요`)

const states: Readonly<Record<Exclude<PactState, 'DRAFT'>, string>> = {
  SENT: '보냈어요',
  CHANGE_ASKED: '바꿔 달라고 했어요',
  SIGNED_BY_CANDIDATE: '한 사람이 서명했어요',
  SEALED: '봉인했어요',
  DECLINED: '함께하지 않기로 했어요',
  LAPSED: '기한이 지났어요',
  WITHDRAWN: '거뒀어요',
}

/** '두 번째 안 · 보냈어요' */
export function stateText({ state, versionItems }: Pick<Pact, 'state' | 'versionItems'>): string {
  if (state === 'DRAFT') return '초안'
  const isOfVersion = state === 'SENT' || state === 'SIGNED_BY_CANDIDATE'
  return isOfVersion ? `${versionName(versionItems.length)} · ${states[state]}` : states[state]
}

const answers = { RAISED: '올렸어요', KEPT: '그대로예요', TAKEN_BACK: '거뒀어요' } as const

/** Position, offer and counter in one line each. */
export function factsOf({ position, offered, counter }: Pact): string[] {
  const asked = counter && `${groupDigits(counter.amount)}이면 만날게요`
  return [
    position,
    offered.base && `어택 ${rangeText(offered.base.min, offered.base.max)}`,
    asked && (counter.answer ? `${asked} → ${answers[counter.answer]}` : asked),
  ].filter((text) => typeof text === 'string')
}

export type Step = { at: string; side: 'company' | 'candidate' | 'clock'; title: string; note: string }

/** What happened so far, the oldest first. */
export function pathOf(pact: Pact): Step[] {
  const { versionItems, requestItems, candidateSignature, companySignature, declined, withdrawn, seal } = pact
  const steps: Step[] = versionItems.flatMap((version, index) => {
    const before = versionItems[index - 1]
    const changed = before && changesBetween(before.terms, version.terms).changed.length
    const told = before
      ? changed === 0
        ? '같은 내용'
        : `바뀐 것 ${changed}가지`
      : version.terms.base !== null && `연봉 ${groupDigits(version.terms.base)}만 원`
    const sent: Step = {
      at: version.sentAt,
      side: 'company',
      title: `${withJosa(versionName(version.number), '을/를')} 보냈어요`,
      note: [version.sentBy, told].filter(Boolean).join(' · '),
    }
    const read: Step[] = version.readAt
      ? [
          {
            at: version.readAt,
            side: 'candidate',
            title: '읽었어요',
            note: timeText(new Date(version.readAt)),
          },
        ]
      : []
    const lapsed: Step[] =
      version.end === 'LAPSED'
        ? [{ at: endOf(version.untilDay), side: 'clock', title: '기한이 지나 닫혔어요', note: '밤 12시' }]
        : []
    return [sent, ...read, ...lapsed]
  })
  requestItems.forEach(({ at, text }, index) => {
    const which = `${PACT.requests}번 가운데 ${index + 1}번`
    steps.push({ at, side: 'candidate', title: '바꿔 달라고 했어요', note: `“${text}” · ${which}` })
  })
  if (candidateSignature)
    steps.push(signed(candidateSignature.at, 'candidate', `${candidateSignature.name} 님이 서명했어요`))
  if (companySignature)
    steps.push(signed(companySignature.at, 'company', `${companySignature.name} 님이 서명했어요`))
  if (declined)
    steps.push({ at: declined.at, side: 'candidate', title: '함께하지 않기로 했어요', note: declined.words })
  if (withdrawn)
    steps.push({
      at: withdrawn.at,
      side: 'company',
      title: '합의서를 거뒀어요',
      note: [withdrawn.by, timeText(new Date(withdrawn.at))].filter(Boolean).join(' · '),
    })
  if (seal)
    steps.push({ at: seal.at, side: 'company', title: '봉인했어요', note: timeText(new Date(seal.at)) })
  return steps.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

/** The last second of a day in Seoul. */
const endOf = (day: string): string => `${day}T23:59:59+09:00`

const signed = (at: string, side: Step['side'], title: string): Step => ({
  at,
  side,
  title,
  note: `${timeText(new Date(at))} · 카카오 인증서`,
})

const two = (value: number): string => String(value).padStart(2, '0')

/** '2026년 11월 20일 10:02:47' */
export function sealedText(at: string): string {
  const when = new Date(at)
  const { hour, minute, second } = kstMoment(when)
  return `${fullDayText(kstDay(when))} ${two(hour)}:${two(minute)}:${two(second)}`
}
