import { cutTo, lengthOf } from './length.ts'

/** Somebody's own words on one line, no longer than its place: '“야간 온콜은 한 달에 몇 번인가요?”'. */
export function quoted(said: string, limit: number): string {
  const line = said.replace(/\s+/g, ' ').trim()
  return `“${lengthOf(line) > limit ? `${cutTo(line, limit - 1)}…` : line}”`
}
