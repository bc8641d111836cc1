import { kstDay, kstMoment } from '../kst.ts'
import { withJosa } from '../text/josa.ts'
import { headcountMonthText } from './headcount.ts'
import { type ProofBadge, proofBadge, type ProofCheck, proofChecks, type ProofFacts } from './proof-badge.ts'
import { onDay } from './proof-day.ts'

export type ProofRow = {
  check: ProofCheck
  /** PASSED a tick, MISSING a dashed ring, NOTED an ink mark: known, and nothing to count. */
  mark: 'PASSED' | 'MISSING' | 'NOTED'
  text: string
  source: string
  /** Leads to the list that names the company. */
  isList?: true
}

export type ProofView = { badge: ProofBadge; title: string; rows: ProofRow[]; closing: string }

const COUNTS = ['', '한', '두', '세', '네', '다섯', '여섯']
const CLOSING = '확인은 실제로 있는 회사라는 뜻이에요. 일하기 좋은 곳인지는 커피챗에서 물어보세요.'
const LISTED_CLOSING =
  '명단에 적힌 것을 그대로 옮겼어요. 관리자가 살펴보기 전에는 이 회사가 새 어택을 보낼 수 없어요.'
const NOT_MADE = '확인하지 않아요.'

/** '오늘 새벽' until the next night; an older answer says its day. */
function nightText(at: string, now: Date): string {
  const moment = new Date(at)
  if (kstDay(moment) !== kstDay(now)) return `${onDay(at, now)}에 확인`
  return kstMoment(moment).hour < 6 ? '오늘 새벽, 매일 다시 봐요' : '오늘, 매일 새벽에 다시 봐요'
}

type Made = Omit<ProofRow, 'check'>
const passed = (text: string, source: string): Made => ({ mark: 'PASSED', text, source })
const missing = (text: string, source: string): Made => ({ mark: 'MISSING', text, source })
const noted = (text: string, source: string): Made => ({ mark: 'NOTED', text, source })

const unknown: Readonly<Record<ProofCheck, string>> = {
  REGISTRATION: '사업자 등록은 아직 몰라요',
  STATE: '영업 상태는 아직 몰라요',
  ARREARS: '임금체불 명단은 아직 몰라요',
  HEADCOUNT: '직원 수는 아직 몰라요',
  DOMAIN: '회사 메일 주소는 아직 몰라요',
  RECRUITER: '담당자의 재직은 아직 몰라요',
}

const makers: Readonly<Record<ProofCheck, (facts: ProofFacts, now: Date) => Made>> = {
  REGISTRATION: ({ registeredAt }, now) =>
    registeredAt
      ? passed('사업자 등록 정보와 같아요', `국세청 · ${onDay(registeredAt, now)}`)
      : missing(unknown.REGISTRATION, '회사가 등록 정보를 내면 국세청에 물어봐요.'),
  STATE: ({ business }, now) => {
    if (!business) return missing(unknown.STATE, '국세청에서 답을 받으면 알려 드려요.')
    const source = `국세청 · ${nightText(business.checkedAt, now)}`
    if (business.state === 'OPEN') return passed('지금 영업하고 있어요', source)
    return noted(business.state === 'CLOSED' ? '폐업했어요' : '휴업 중이에요', source)
  },
  ARREARS: ({ arrears }, now) => {
    if (!arrears) return missing(unknown.ARREARS, '고용노동부에서 답을 받으면 알려 드려요.')
    const source = `고용노동부 공개 명단 · ${onDay(arrears.askedAt, now)}에 확인`
    return arrears.isListed
      ? { ...noted('임금체불 명단에 이름이 있어요', source), isList: true }
      : passed('임금체불 명단에 없어요', source)
  },
  HEADCOUNT: ({ headcount }) => {
    if (headcount === 'AMBIGUOUS')
      return missing(unknown.HEADCOUNT, '이름이 비슷한 사업장이 여럿이라 보여 드리지 않아요.')
    if (headcount === 'NONE')
      return missing(unknown.HEADCOUNT, '국민연금 공개 자료에서 찾지 못했어요. 작은 회사는 없을 수 있어요.')
    if (!headcount) return missing(unknown.HEADCOUNT, '국민연금공단에서 답을 받으면 알려 드려요.')
    return passed(
      `${headcount.people.toLocaleString('ko-KR')}명이 일하고 있어요`,
      `국민연금공단 · ${headcountMonthText(headcount.month)} 자료 · 이름과 번호 앞 여섯 자리로 찾았어요`,
    )
  },
  DOMAIN: ({ domain }, now) =>
    domain
      ? passed('회사 메일 주소가 맞아요', `${domain.name} · ${onDay(domain.provedAt, now)}`)
      : missing(unknown.DOMAIN, '회사가 아직 하지 않았어요.'),
  RECRUITER: ({ recruiter }, now) => {
    if (!recruiter) return missing(unknown.RECRUITER, '커피어택 에이전트가 보낸 어택이에요.')
    return recruiter.provedOn
      ? passed(
          '담당자가 이 회사에서 일해요',
          `${recruiter.name} 님 · 건강보험공단 · ${onDay(recruiter.provedOn, now)}`,
        )
      : missing(unknown.RECRUITER, `${recruiter.name} 님이 아직 하지 않았어요. 꼭 해야 하는 것은 아니에요.`)
  },
}

/** What the badge and the sheet say of a company: every check with source and day, and what is missing in the same size. */
export function proofView(facts: ProofFacts, company: string, now: Date): ProofView {
  const rows = proofChecks.map((check): ProofRow => {
    const made = makers[check](facts, now)
    // What was known before the check was switched off stays known, with its day.
    return made.mark === 'MISSING' && facts.off.includes(check)
      ? { check, ...missing(unknown[check], NOT_MADE) }
      : { check, ...made }
  })
  const listed = rows.find(({ isList }) => isList)
  const count = rows.filter(({ mark }) => mark === 'PASSED').length
  return {
    badge: proofBadge(facts),
    title:
      count === 0
        ? `${withJosa(company, '은/는')} 아직 확인한 것이 없어요`
        : `${withJosa(company, '을/를')} ${COUNTS[count]} 가지로 확인했어요`,
    // A listing stands first.
    rows: listed ? [listed, ...rows.filter((row) => row !== listed)] : rows,
    closing: listed ? LISTED_CLOSING : CLOSING,
  }
}
