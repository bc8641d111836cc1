import { kstDay } from '../kst.ts'
import { endOf } from './slot-end.ts'
import type { Slot } from './times.ts'

/*
 * The fixed meetings of one person. Two of them overlap only if the person said yes to exactly that (TRUST-4).
 */

/** A meeting may follow another at once, but not begin before its end. */
export const areTogether = (a: Slot, b: Slot): boolean => a.startsAt < endOf(b) && b.startsAt < endOf(a)

/** Those of the person's fixed meetings that overlap with the slot. */
export const metThen = <Meeting extends Slot>(slot: Slot, meetings: readonly Meeting[]): Meeting[] =>
  meetings.filter((meeting) => areTogether(slot, meeting))

/** A proposed time, and the meetings about which its proposer said that they may overlap with it. */
type Proposed = Slot & { agreedOverlaps: readonly string[] }

/**
 * Whether the proposer has another meeting by now, to which they did not say yes. Nobody can confirm such a time: the
 * proposer would stand in two meetings without having been asked.
 */
export function isTaken(time: Proposed, ofProposer: readonly (Slot & { id: string })[]): boolean {
  return metThen(time, ofProposer).some(({ id }) => !time.agreedOverlaps.includes(id))
}

/** How early the door of a call opens, on the home page and beside the place (OFR-19). */
export const JOIN_BEFORE_MS = 10 * 60_000

export const joinsFrom = ({ startsAt }: Pick<Slot, 'startsAt'>): Date =>
  new Date(startsAt.getTime() - JOIN_BEFORE_MS)

/** From ten minutes before the meeting to its end. */
export const canJoin = (slot: Slot, now: Date): boolean => joinsFrom(slot) <= now && now < endOf(slot)

/** The meeting is today in Seoul and not over. */
export const isToday = (slot: Slot, now: Date): boolean =>
  kstDay(slot.startsAt) === kstDay(now) && now < endOf(slot)
