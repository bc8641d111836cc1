import { businessNumberText } from '@coffeeattack/domain/companies/business-number'
import { type Evidence, type Verdict } from '@coffeeattack/domain/companies/review'
import { homepageDomain, isSameDomain, mailDomain } from '@coffeeattack/domain/companies/work-mail'
import { dayText, fullDayText, kstDay, parseDay } from '@coffeeattack/domain/kst'
import type { ApplicationRow } from '../core/applications.ts'
import type { ProofInJson } from '../core/proofs.ts'

const NTS = '국세청'
const OURS = '우리 기록'
const businessWords = { OPEN: '영업 중', SUSPENDED: '휴업 중', CLOSED: '폐업' } as const

/** What was written beside what we found (FIRM-2). The representative's name stays sealed: that it agrees is all that is told. */
export function evidenceOf(
  row: Omit<ApplicationRow, 'representativeSealed'>,
  earlier: readonly { state: string; at: Date }[],
  checked: Pick<ProofInJson, 'headcount' | 'arrears'> | null,
): Evidence[] {
  return [
    ...taxEvidence(row),
    mailEvidence(row),
    headcountEvidence(checked?.headcount ?? null),
    arrearsEvidence(checked?.arrears ?? null),
    earlierEvidence(earlier),
  ]
}

/** Many companies have no row of their own there: that speaks neither for nor against them. */
function headcountEvidence(headcount: ProofInJson['headcount']): Evidence {
  const isFound = headcount !== null && typeof headcount === 'object'
  return {
    kind: 'HEADCOUNT',
    claimed: null,
    found: isFound
      ? `${headcount.people}명 · ${headcount.month}`
      : headcount === null
        ? '기다려요'
        : '자료에 없어요',
    verdict: isFound ? 'SAME' : 'UNKNOWN',
    source: '국민연금',
    at: null,
  }
}

function arrearsEvidence(arrears: ProofInJson['arrears']): Evidence {
  return {
    kind: 'ARREARS',
    claimed: null,
    found: arrears === null ? '기다려요' : arrears.isListed ? '명단에 있어요' : '명단에 없어요',
    verdict: arrears === null ? 'UNKNOWN' : arrears.isListed ? 'DIFFERENT' : 'SAME',
    source: '고용노동부',
    at: arrears && new Date(arrears.askedAt).toISOString(),
  }
}

type Firm = Omit<ApplicationRow, 'representativeSealed'>

function taxEvidence(row: Firm): Evidence[] {
  const isKnown = row.matchedAt !== null
  const at = row.matchedAt?.toISOString() ?? null
  const verdict: Verdict = isKnown ? 'SAME' : row.state === 'CHECKING' ? 'WAITING' : 'UNKNOWN'
  const found = (words: string) =>
    isKnown ? words : row.state === 'CHECKING' ? '기다려요' : '확인하지 않아요'
  const opened = row.openedOn === null ? null : fullDayText(parseDay(row.openedOn)!)
  const state = row.businessState
  return [
    {
      kind: 'NUMBER',
      claimed: row.businessNumber && businessNumberText(row.businessNumber),
      found: found('등록돼 있어요'),
      verdict,
      source: NTS,
      at,
    },
    { kind: 'REPRESENTATIVE', claimed: null, found: found('같아요'), verdict, source: NTS, at },
    { kind: 'OPENED_ON', claimed: opened, found: found('같아요'), verdict, source: NTS, at },
    {
      kind: 'BUSINESS_STATE',
      claimed: null,
      found: found([state && businessWords[state], row.taxType].filter(Boolean).join(' · ')),
      verdict: !isKnown ? verdict : state === 'OPEN' ? 'SAME' : 'DIFFERENT',
      source: NTS,
      at,
    },
  ]
}

function mailEvidence({ email, homepage, confirmedAt }: Firm): Evidence {
  const host = homepageDomain(homepage)
  const isSame = isSameDomain(mailDomain(email), host)
  return {
    kind: 'EMAIL',
    claimed: email,
    found:
      host === ''
        ? '홈페이지를 적지 않았어요'
        : `${host}${isSame ? ' · 홈페이지 주소와 같아요' : ' · 홈페이지 주소와 달라요'}`,
    verdict: host === '' ? 'UNKNOWN' : isSame ? 'SAME' : 'DIFFERENT',
    source: OURS,
    at: confirmedAt?.toISOString() ?? null,
  }
}

function earlierEvidence(earlier: readonly { state: string; at: Date }[]): Evidence {
  const refused = earlier.find(({ state }) => state === 'REFUSED')
  const last = refused ?? earlier[0]
  return {
    kind: 'EARLIER',
    claimed: null,
    found: refused
      ? `${dayText(kstDay(refused.at))}에 거절했어요`
      : last
        ? `${dayText(kstDay(last.at))}에 신청했어요`
        : '처음이에요',
    verdict: refused ? 'DIFFERENT' : 'SAME',
    source: OURS,
    at: last?.at.toISOString() ?? null,
  }
}
