import { createHash } from 'node:crypto'
import { birthKey, birthYear } from './birthday.ts'
import type { Job, Person } from './person.ts'

/** Generates a plausible career for any name, always the same one. */

const EMPLOYERS =
  '노을클라우드, 두들페이, 온결헬스, 오카로지스, 반달랩스, 너울에너지, 달그락, 세모상점, 별무리게임즈, 가온테크 주식회사, ㈜미르소프트, 누리바이오, 솔빛전자, (주)한결커머스, 다온컨설팅'.split(
    ', ',
  )

const MOST_JOBS = 5
const FIRST_PAY = { least: 2_600_000, spread: 1_600_000, perJob: 450_000 } as const
const FIRST_JOB_AGE = 20

/** Numbers in [0, 1), drawn in order from the digest of the seed. */
function dice(seed: string): () => number {
  let round = 0
  let bytes = Buffer.alloc(0)
  return () => {
    if (bytes.length < 4) bytes = createHash('sha256').update(`${seed}:${round++}`).digest()
    const value = bytes.readUInt32BE(0) / 2 ** 32
    bytes = bytes.subarray(4)
    return value
  }
}

const two = (value: number) => String(value).padStart(2, '0')
const day = (year: number, month: number, date: number) => `${year}${two(month)}${two(date)}`

/** Employers back from today, each with less pay than the next, none before adulthood. */
function careerOf(roll: () => number, thisYear: number, grownUpIn: number): Job[] {
  const count = 1 + Math.floor(roll() * MOST_JOBS)
  const employers = [...EMPLOYERS]
  const jobs: Job[] = []
  let year = thisYear - 1 - Math.floor(roll() * 2)
  let end: string | null = null
  let pay = FIRST_PAY.least + roll() * FIRST_PAY.spread + count * FIRST_PAY.perJob
  for (let index = 0; index < count; index++) {
    const startYear = year - Math.floor(roll() * 3)
    if (startYear < grownUpIn) break
    const month = 1 + Math.floor(roll() * 12)
    const [company] = employers.splice(Math.floor(roll() * employers.length), 1)
    jobs.push({
      company: company!,
      start: day(startYear, month, 1 + Math.floor(roll() * 20)),
      end,
      monthlyWon: Math.round(pay / 10_000) * 10_000,
      yearlyRaise: 0.02 + roll() * 0.05,
    })
    end = day(month === 1 ? startYear - 1 : startYear, month === 1 ? 12 : month - 1, 25)
    year = startYear - 1
    pay *= 0.82
  }
  return jobs
}

export function generatePerson(
  given: { name: string; phone: string; birthday: string },
  thisYear: number,
): Person {
  const roll = dice(`${given.name}:${birthKey(given.birthday)}`)
  const gender = roll() < 0.5 ? 'male' : 'female'
  const grownUpIn = given.birthday ? birthYear(given.birthday, thisYear) + FIRST_JOB_AGE : 0
  return {
    ...given,
    gender,
    story: '직접 만든 계정',
    jobs: careerOf(roll, thisYear, grownUpIn),
    otherRows: [],
    taxWon: {},
    certificate: true,
  }
}
