import { kstDay } from '../kst.ts'

export type Side = 'mine' | 'theirs' | 'system'
export type LineState = 'sent' | 'sending' | 'failed'

/** What a conversation needs to know of a message to set it. */
export type Line = {
  side: Side
  at: Date
  state: LineState
  /** Who of that side wrote it. */
  name?: string | null
  /** A card under it closes its group. */
  hasCard?: boolean
}

/** What one side said within one minute: the time stands once, at its end. */
export type LineGroup<L> = { side: Side; state: LineState; lines: readonly [L, ...L[]] }
export type ConversationDay<L> = { day: number; groups: readonly LineGroup<L>[] }

const minuteOf = ({ at }: Line) => Math.floor(at.getTime() / 60_000)

/** Told by the product itself, or not delivered yet: such a line stands for itself. */
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

/** Days of Seoul, and in them groups, in the order in which the lines came. */
export function conversationDays<L extends Line>(lines: readonly L[]): ConversationDay<L>[] {
  const days: { day: number; groups: LineGroup<L>[] }[] = []
  for (const line of lines) {
    const day = kstDay(line.at)
    const today = days.at(-1)
    // A slow clock may date a line before the one it follows: it stays where it came.
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
