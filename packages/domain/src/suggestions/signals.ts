import { withJosa } from '../text/josa.ts'
import { jobFit } from '../positions/fit.ts'
import { countMet, type Met, mustHavesMet } from '../positions/must-haves.ts'
import { monthsOutside, yearsText } from '../positions/position.ts'
import { lengthText } from '../profiles/career.ts'
import { groupDigits } from '../salary/format.ts'
import type { PersonForMatching, PositionForMatching } from './compared.ts'
import type { Nearness } from './nearness.ts'

/**
 * What is compared. `likes` is whether the person chose the company as one they like; a company that does not show its
 * name is never one of them.
 */
export type Pair = {
  readonly person: PersonForMatching
  readonly position: PositionForMatching
  readonly likes: boolean
  readonly nearness: Nearness
  /** The position's must-haves as the person meets them, where they were compared before. */
  readonly met?: readonly Met[]
}

/** A reason with its share of the signal's weight: up to 1 for, below 0 against. */
export type Judged = { readonly share: number; readonly text: string; readonly detail: string | null }

type Signal = {
  readonly label: string
  /** What it looks at, as the public page says it (MATCH-5). */
  readonly looksAt: string
  /** Points out of 100 as they were set by hand. */
  readonly handWeight: number
  /** Independent of every other signal, so that without its reasons the sum is less by exactly these. */
  readonly judge: (pair: Pair) => readonly Judged[]
}

const reason = (share: number, text: string, detail: string | null = null): Judged => ({
  share,
  text,
  detail,
})

/** Every signal there is (MATCH-2), the heaviest first. A new one needs a row here, on the public page and in the ledger. */
export const signals = {
  MUST_HAVES: {
    label: '꼭 필요한 것',
    looksAt: '포지션이 꼭 필요하다고 적은 것이 있는지',
    handWeight: 30,
    judge: judgeMustHaves,
  },
  JOB: { label: '직무', looksAt: '같은 직무인지, 가까운 직무인지', handWeight: 20, judge: judgeJob },
  HOPE: { label: '희망 연봉', looksAt: '희망이 포지션의 범위 안인지', handWeight: 15, judge: judgeHope },
  SKILLS: { label: '기술', looksAt: '적은 기술이 같거나 가까운지', handWeight: 15, judge: judgeSkills },
  YEARS: { label: '경력', looksAt: '찾는 경력 안인지', handWeight: 10, judge: judgeYears },
  LIKES: { label: '관심 회사', looksAt: '그 회사를 관심 회사로 골랐는지', handWeight: 5, judge: judgeLikes },
  KEPT_WORD: {
    label: '지킨 약속',
    looksAt: '회사가 커피챗과 연봉 약속을 지켰는지',
    handWeight: 5,
    judge: judgeKeptWord,
  },
} as const satisfies Record<string, Signal>

export type SignalName = keyof typeof signals
export const signalNames = Object.keys(signals) as SignalName[]

/** The most that missing must-haves take away together, and one of them alone. */
const MISSED = { one: 0.2, all: 0.4 } as const

function judgeMustHaves({
  person,
  position,
  met = mustHavesMet(person.brings, position.mustHaves),
}: Pair): Judged[] {
  if (met.length === 0) return []
  const count = countMet(met)
  const missed = met.filter(({ has }) => has === null)
  const lost = Math.min(MISSED.one, MISSED.all / missed.length)
  const had = met.flatMap(({ has }) => has ?? []).join(', ')
  return [
    ...(count > 0
      ? [reason(count / met.length, `꼭 필요한 것 ${met.length}개 중 ${count}개가 있어요`, had)]
      : []),
    ...missed.map(({ line }) => reason(-lost, `꼭 필요한 ${withJosa(line, '을/를')} 적지 않았어요`)),
  ]
}

function judgeJob({ person, position }: Pair): Judged[] {
  const { jobLabel, jobSubLabel } = person.brings
  const fit = jobFit(position, { jobLabel, jobSubLabel })
  if (fit === 2 && position.jobSubLabel === null) return [reason(1, '찾는 직군이에요', jobLabel)]
  if (fit === 2) return [reason(1, '직무가 같아요', jobSubLabel)]
  const both = `${jobSubLabel || jobLabel} · 찾는 직무 ${position.jobSubLabel ?? position.jobLabel}`
  return fit === 1 ? [reason(0.5, '직무가 가까워요', both)] : [reason(-0.4, '직무가 달라요', both)]
}

/** The last tenth of a range counts as its end. A hope up to a tenth above it is a little too high. */
const TENTH = 0.1

function judgeHope({ person: { hopeSalary: hope }, position: { salaryMin, salaryMax } }: Pair): Judged[] {
  if (hope === null || hope <= 0 || salaryMin === null || salaryMax === null) return []
  const figure = `희망 ${groupDigits(hope)}만 원`
  if (hope < salaryMin) return [reason(1, '범위가 희망 연봉보다 높아요', figure)]
  const end = salaryMax - (salaryMax - salaryMin) * TENTH
  if (hope <= salaryMax)
    return [
      reason(1, '희망 연봉이 범위 안이에요', figure),
      ...(hope > end ? [reason(-4 / 15, '희망 연봉이 범위 끝이에요', figure)] : []),
    ]
  return hope <= salaryMax * (1 + TENTH)
    ? [reason(-5 / 15, '희망 연봉이 범위보다 조금 높아요', figure)]
    : [reason(-8 / 15, '희망 연봉이 범위보다 높아요', figure)]
}

/** A near skill is worth less than the skill itself. */
const NEAR = 0.8

function judgeSkills({ person, position, nearness }: Pair): Judged[] {
  const own = person.brings.techStackItems
  const wanted = position.skills.map((skill) => ({ ...skill, ...closest(skill.names, own, nearness) }))
  if (wanted.length === 0) return []
  const close = wanted.filter(({ worth }) => worth > 0)
  const far = wanted.flatMap(({ worth, isMust, names }) => (worth > 0 || isMust ? [] : [names[0]!]))
  const isSame = close.every(({ worth }) => worth === 1)
  const text = `기술 ${wanted.length}개 중 ${close.length}개가 ${isSame ? '있어요' : '가까워요'}`
  const sum = close.reduce((all, { worth }) => all + worth, 0)
  return [
    ...(close.length > 0 ? [reason(sum / wanted.length, text, close.map(({ by }) => by).join(', '))] : []),
    ...(far.length > 0 ? [reason(-0.2, `${withJosa(listed(far), '을/를')} 적지 않았어요`)] : []),
  ]
}

/** The best of a person's skills for one that is wanted: itself, or the nearest. */
function closest(wanted: readonly string[], own: readonly string[], nearness: Nearness) {
  const same = wanted.find((name) => own.includes(name))
  if (same !== undefined) return { worth: 1, by: same }
  let best = { worth: 0, by: '' }
  for (const name of own)
    for (const asked of wanted) {
      const worth = NEAR * nearness(name, asked)
      if (worth > best.worth) best = { worth, by: name }
    }
  return best
}

const listed = (names: readonly string[]) =>
  names.length <= 2 ? names.join(', ') : `${names[0]} 외 ${names.length - 1}개`

function judgeYears({ person: { careerMonths }, position }: Pair): Judged[] {
  const length = lengthText(careerMonths)
  if (position.yearsMin === null && position.yearsMax === null)
    return [reason(1, '경력을 따지지 않는 포지션이에요', length)]
  if (monthsOutside(position, careerMonths) === 0) return [reason(1, '찾는 경력 안이에요', length)]
  const sought = yearsText(position).replace(/^경력 /u, '')
  return [reason(-0.5, `찾는 경력은 ${sought}인데 ${length}이에요`)]
}

const judgedLikes = [reason(1, '관심 회사로 골랐어요')]

function judgeLikes({ likes }: Pair): readonly Judged[] {
  return likes ? judgedLikes : []
}

/** In tenths: from here a word counts as kept, and up to here as broken. */
const KEPT = { from: 8, brokenTo: 6 } as const

function judgeKeptWord({ position: { kept } }: Pair): Judged[] {
  const told = [
    kept.came === null
      ? []
      : [{ tenths: kept.came, text: `커피챗 약속을 10번에 ${kept.came}번 지킨 회사예요` }],
    kept.payKept === null
      ? []
      : [{ tenths: kept.payKept, text: `연봉 약속을 10번에 ${kept.payKept}번 지켰어요` }],
  ].flat()
  const broken = told.filter(({ tenths }) => tenths <= KEPT.brokenTo).toSorted((a, b) => a.tenths - b.tenths)
  const keptWords = told.filter(({ tenths }) => tenths >= KEPT.from)
  const [best] = keptWords
  return [
    ...(best ? [reason(best.tenths / 10, best.text, keptWords[1]?.text ?? null)] : []),
    ...broken.slice(0, 1).map(({ text }) => reason(-0.6, text)),
  ]
}
