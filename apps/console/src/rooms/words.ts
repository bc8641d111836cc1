import { anonymousName } from '../candidates/words.ts'
import type { RoomItem } from './queries.ts'

/** By name once a match has given it, until then by what they do (OFR-13). */
export function personIn({ name, candidate }: Pick<RoomItem, 'name' | 'candidate'>): string {
  return name ?? anonymousName(candidate)
}
