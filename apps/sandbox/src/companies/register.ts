import type { Clock } from '../clock.ts'

/** A company as the tax office, the pension and the labour ministry know it. */
export type Company = {
  /** Ten digits. */
  readonly number: string
  /** Null: any representative and day agree. */
  readonly representative: string | null
  /** yyyymmdd */
  readonly openedOn: string | null
  readonly state: TaxState
  /** When the state begins; before that the company is open. */
  readonly from: number | null
}
export type TaxState = 'OPEN' | 'SUSPENDED' | 'CLOSED' | 'NONE'

export type Workplace = {
  readonly number: string
  readonly name: string
  readonly address: string
  readonly hasLeft: boolean
  readonly months: readonly Month[]
}
/** `ym`: yyyymm */
export type Month = {
  readonly ym: string
  readonly people: number
  readonly joined: number
  readonly left: number
}

export type Defaulter = { readonly number: string; /** Listed until then. */ readonly until: number | null }

const DAY_MS = 86_400_000
const open = (number: string): Company => ({
  number,
  representative: null,
  openedOn: null,
  state: 'OPEN',
  from: null,
})

/** How a number makes an institution fail; the numbers are in the README. */
export type Trouble = 'quota' | 'key' | 'broken' | 'cut' | 'slow'
const TROUBLES: Readonly<Record<string, Trouble>> = {
  '9990004292': 'quota',
  '9990004012': 'key',
  '9990005006': 'broken',
  '9990005030': 'cut',
  '9990005044': 'slow',
}

const STATES: Readonly<Record<string, TaxState>> = {
  '9990002009': 'SUSPENDED',
  '9990003008': 'CLOSED',
  '9990004045': 'NONE',
}

const NAMES: Readonly<Record<string, string>> = {
  '9990001015': '가나다',
  '9990007004': '한뼘하우스',
  '9990007019': '솔방울소프트',
  '9990007038': '옛터',
}

const bareName = (name: string) => name.replace(/주식회사|\(주\)/g, '').trim()

/** Four digits of a name. */
const hashOf = (name: string): string => {
  let hash = 7
  for (const letter of bareName(name)) hash = (hash * 31 + letter.codePointAt(0)!) % 9973
  return String(hash).padStart(4, '0')
}

/** The last twelve months of a workplace; the new one appears on the 15th. */
function monthsUntil(now: number, seed: number): Month[] {
  const seoul = new Date(now + 9 * 3_600_000)
  const newest = seoul.getUTCFullYear() * 12 + seoul.getUTCMonth() - (seoul.getUTCDate() > 15 ? 1 : 2)
  let people = 20 + (seed % 160)
  return Array.from({ length: 12 }, (_, place) => {
    const at = newest - 11 + place
    const [joined, left] = [(seed + place * 3) % 5, (seed + place * 7) % 3]
    people += joined - left
    return { ym: `${Math.floor(at / 12)}${String((at % 12) + 1).padStart(2, '0')}`, people, joined, left }
  })
}

export function createCompanyRegister(clock: Clock) {
  const companies = new Map<string, Company>()
  const workplaces = new Map<string, readonly Workplace[]>()
  const defaulters = new Map<string, Defaulter>()
  const born = clock.now()

  function company(number: string): Company {
    const known = companies.get(number)
    if (known) return known
    const state = STATES[number]
    if (state) return { ...open(number), state }
    if (number === '9990004104') return { ...open(number), state: 'SUSPENDED', from: born + DAY_MS }
    return open(number)
  }

  /** The planted ones, else those of the numbers in the README, else one under the name that is asked for. */
  function placesOf(number: string, name: string): readonly Workplace[] {
    const planted = workplaces.get(number)
    if (planted) return planted
    if (number === '9990007023') return []
    const seed = Number(number.slice(5, 9))
    const place = (address: string, more: Partial<Workplace> = {}): Workplace => ({
      number,
      name: `주식회사 ${NAMES[number] ?? name}`,
      address,
      hasLeft: false,
      months: monthsUntil(clock.now(), seed),
      ...more,
    })
    if (number === '9990007019') return [place('서울특별시 성동구 연무장길'), place('경기도 성남시 판교로')]
    if (number === '9990007038') return [place('서울특별시 마포구 동교로', { hasLeft: true })]
    return [place('서울특별시 성동구 연무장길')]
  }

  return {
    company,
    stateOf(number: string): TaxState {
      const { state, from } = company(number)
      return from !== null && clock.now() < from ? 'OPEN' : state
    },
    troubleOf: (number: string) => TROUBLES[number] ?? null,
    isListed(number: string): boolean {
      if (number === '9990006005' && !defaulters.has(number)) return true
      const found = defaulters.get(number)
      return found !== undefined && (found.until === null || clock.now() < found.until)
    },
    /** The workplaces under six digits. */
    places(prefix: string, name: string): Workplace[] {
      const known = new Set([...Object.keys(NAMES), ...workplaces.keys()])
      const numbers = [...known].filter((number) => number.startsWith(prefix))
      // Nobody planted anything there: whoever is asked for by name has one workplace, the same one every time.
      if (numbers.length === 0 && name !== '')
        return [...placesOf(`${prefix}${hashOf(name)}`, bareName(name))]
      return numbers.flatMap((number) => [...placesOf(number, name)])
    },
    putCompany: (one: Company) => void companies.set(one.number, one),
    putWorkplaces: (number: string, all: readonly Workplace[]) => void workplaces.set(number, all),
    putDefaulter: (one: Defaulter) => void defaulters.set(one.number, one),
    removeDefaulter: (number: string) => void defaulters.set(number, { number, until: 0 }),
    reset() {
      for (const map of [companies, workplaces, defaulters]) map.clear()
    },
  }
}
