import { isBirthday } from '../people/birthday.ts'
import type { Job, Person } from '../people/person.ts'

const DAY = /^\d{8}$/
const text = (value: unknown) => (typeof value === 'string' ? value : '')

function readJob(given: unknown): Job | null {
  const { company, start, end = null, monthlyWon, yearlyRaise = 0 } = (given ?? {}) as Record<string, unknown>
  const sound =
    text(company) !== '' &&
    DAY.test(text(start)) &&
    (end === null || (DAY.test(text(end)) && text(end) >= text(start))) &&
    typeof monthlyWon === 'number' &&
    monthlyWon >= 0 &&
    typeof yearlyRaise === 'number'
  if (!sound) return null
  return { company: text(company), start: text(start), end: end as string | null, monthlyWon, yearlyRaise }
}

function readIncomes(given: unknown): Record<number, number> | null {
  const entries = Object.entries((given ?? {}) as Record<string, unknown>)
  const sound = entries.every(([year, won]) => /^\d{4}$/.test(year) && typeof won === 'number' && won >= 0)
  return sound ? (Object.fromEntries(entries) as Record<number, number>) : null
}

/** A person as a test describes them, or null when the description is invalid. */
export function readPerson(body: unknown): Person | null {
  const given = (body ?? {}) as Record<string, unknown>
  const phone = text(given['phone']).replaceAll('-', '')
  const birthday = given['birthday'] === undefined ? null : text(given['birthday'])
  const jobs = [given['jobs'] ?? []].flat().map(readJob)
  const otherRows = [given['otherRows'] ?? []].flat()
  const taxWon = readIncomes(given['taxWon'])
  const sound =
    text(given['name']) !== '' &&
    /^01\d{8,9}$/.test(phone) &&
    (birthday === null || isBirthday(birthday)) &&
    otherRows.every((row) => typeof row === 'string')
  if (!sound || !taxWon || jobs.includes(null)) return null
  return {
    name: text(given['name']),
    phone,
    birthday,
    gender: given['gender'] === 'male' ? 'male' : 'female',
    story: text(given['story']) || '시험용으로 만든 사람',
    jobs: jobs as Job[],
    otherRows,
    taxWon,
    certificate: given['certificate'] !== false,
  }
}
