import { kstDay } from '../kst.ts'

export type Side = 'mine' | 'theirs' | 'system'
export type LineState = 'sent' | 'sending' | 'failed'

/** The parts of a message that its layout needs. */
export type Line = {
  side: Side
  at: Date
  state: LineState
  /** The author on that side. */
  name?: string | null
  /** A card below it ends its group. */
  hasCard?: boolean
}

/** One side's messages within one minute: the time is shown once, at the end. */
export type LineGroup<L> = { side: Side; state: LineState; lines: readonly [L, ...L[]] }
export type ConversationDay<L> = { day: number; groups: readonly LineGroup<L>[] }

const minuteOf = ({ at }: Line) => Math.floor(at.getTime() / 60_000)

/** A system message or an undelivered one stands alone. */
const standsAlone = ({ side, state }: Line) => side === 'system' || state === 'failed'

function continues(before: Line, line: Line): boolean {
  return (
    !standsAlone(before) &&
    !before.hasCard &&
    before.side === line.side &&
    before.state === line.state &&
    before.name === line.name &&
    minuteOf(before) === minuteOf(line)
  )
}

/** Groups the messages by day in Seoul and then by author, in their order. */
export function conversationDays<L extends Line>(lines: readonly L[]): ConversationDay<L>[] {
  const days: { day: number; groups: LineGroup<L>[] }[] = []
  for (const line of lines) {
    const day = kstDay(line.at)
    const today = days.at(-1)
    // Clocks differ: a message with an earlier date keeps its place.
    if (!today || day > today.day) {
      days.push({ day, groups: [groupOf(line)] })
      continue
    }
    const group = today.groups.at(-1)!
    if (continues(group.lines.at(-1)!, line)) {
      today.groups[today.groups.length - 1] = { ...group, lines: [...group.lines, line] }
    } else {
      today.groups.push(groupOf(line))
    }
  }
  return days
}

function groupOf<L extends Line>(line: L): LineGroup<L> {
  return { side: line.side, state: line.state, lines: [line] }
}
