import { addMonths, formatDay, kstDay } from '@coffeeattack/domain/kst'
import { baseOf } from '@coffeeattack/domain/offers/whole-pay'
import type { OfferedPay } from '@coffeeattack/domain/pacts/differences'
import { emptyTerms, type Terms } from '@coffeeattack/domain/pacts/terms'
import type { Dice } from '../chance/dice.ts'
import { minutesAfter } from '../chance/moments.ts'
import type { Coffeechat } from '../coffeechats/coffeechat.ts'
import type { Operator } from '../companies/operators.ts'

/** A pact with its one version, still open in it: what names people is sealed on the way into the database. */
export type DemoPact = {
  id: string
  chat: Coffeechat
  offered: OfferedPay
  terms: Terms
  signer: Operator
  startedAt: Date
  sentAt: Date
  readAt: Date
  untilDay: string
  /** The moments of both signatures, where both have signed. */
  signed: { candidate: Date; company: Date; candidateId: string; companyId: string } | null
}

const DAYS = 7

/** What is alike for everybody. */
const CONDITIONS = {
  mealsMonthly: 20,
  hours: '1일 8시간, 1주 40시간. 10시에서 12시 사이에 시작합니다.',
  rest: '근로시간 도중에 1시간',
  holidays: '주휴일은 일요일입니다. 토요일, 관공서의 공휴일과 대체공휴일, 근로자의 날에 쉽니다.',
  leave: '근로기준법 제60조에 따릅니다.',
  payDay: 25,
  probation: { months: 3, payPercent: 100 },
  other: '여기에 적지 않은 것은 취업규칙과 근로기준법에 따릅니다.',
} as const satisfies Partial<Terms>

const LOWER = {
  signing: 300,
  reason:
    '사이닝 보너스는 올해 쓸 수 있는 금액이 300만 원까지예요. 대신 연봉을 제안에서 가장 높은 금액으로 맞췄어요.',
}

type Around = {
  own: readonly Coffeechat[]
  others: readonly Coffeechat[]
  operators: readonly Operator[]
  now: Date
}

/** One lies before 지우, with one figure lower than the offer's; one is signed by both, and its file is made at the start. */
export function createPacts({ own, others, operators, now }: Around, dice: Dice): DemoPact[] {
  const sent = own.flatMap((chat) => {
    const terms = chat.stages.find(({ stage }) => stage === 'TERMS')
    return terms ? [lyingBefore(chat, terms.recordedAt, { operators, now }, dice.of('sent'))] : []
  })
  const hired = others.flatMap((chat) => {
    const last = chat.stages.at(-1)
    return last?.stage === 'HIRED' && last.agreedAt ? [chat] : []
  })
  const sealed = hired.slice(-1).map((chat) => signedByBoth(chat, { operators, now }, dice.of('sealed')))
  return [...sent, ...sealed]
}

type When = { operators: readonly Operator[]; now: Date }

function lyingBefore(chat: Coffeechat, since: Date, { operators, now }: When, dice: Dice): DemoPact {
  const { offered, terms } = asOffered(chat)
  const sentAt = minutesAfter(since, 25)
  return {
    id: dice.id(since),
    chat,
    offered,
    sentAt,
    startedAt: since,
    readAt: minutesAfter(sentAt, 40),
    terms: {
      ...terms,
      base: offered.base!.max,
      signing: LOWER.signing,
      startsOn: formatDay(addMonths(kstDay(now), 2)),
      reasons: { signing: LOWER.reason },
    },
    signer: signerOf(chat, operators),
    untilDay: formatDay(kstDay(now) + DAYS - 1),
    signed: null,
  }
}

function signedByBoth(chat: Coffeechat, { operators }: When, dice: Dice): DemoPact {
  const { offered, terms } = asOffered(chat)
  const { startsOn, basePay, agreedAt } = chat.stages.at(-1)!
  const company = agreedAt!
  const sentAt = minutesAfter(company, -60 * 30)
  const [candidateId, companyId] = [dice.id(minutesAfter(company, -60)), dice.id(company)]
  return {
    id: dice.id(sentAt),
    chat,
    offered,
    sentAt,
    startedAt: minutesAfter(sentAt, -40),
    readAt: minutesAfter(sentAt, 90),
    terms: { ...terms, base: basePay!, startsOn: startsOn! },
    signer: signerOf(chat, operators),
    untilDay: formatDay(kstDay(sentAt) + DAYS),
    signed: { candidate: minutesAfter(company, -60), company, candidateId, companyId },
  }
}

/** The colleague of whoever wrote, if there is one. */
function signerOf({ offer }: Coffeechat, operators: readonly Operator[]): Operator {
  const team = operators.filter(({ company }) => company === offer.company)
  return team.find((one) => one !== offer.operator) ?? offer.operator
}

function asOffered({ offer: { row, company } }: Coffeechat): { offered: OfferedPay; terms: Terms } {
  const { bonusMin, bonusMax, signingBonus, stockKind, stockMin, stockMax, stockYears } = row
  const pay = {
    bonus: bonusMin ? { min: bonusMin, max: bonusMax! } : null,
    signing: signingBonus ?? null,
    stock: stockKind ? { kind: stockKind, min: stockMin!, max: stockMax!, years: stockYears! } : null,
  }
  const base = baseOf({ salaryMin: row.salaryMin ?? null, salaryMax: row.salaryMax ?? null })
  const work = row.position ?? ''
  const place = `${company!.row.region || '서울'} 본사. 한 주에 두 번 재택근무를 할 수 있습니다.`
  return { offered: { base, pay }, terms: { ...emptyTerms, ...CONDITIONS, ...pay, place, work } }
}
