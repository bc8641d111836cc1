import type { usualHours } from '../../platform/db/schema/coffeechats.ts'
import { daysBefore } from '../chance/moments.ts'
import type { Operator } from '../companies/operators.ts'

/** 노을클라우드's lead keeps weekday afternoons free for coffee chats (TRUST-4). */
export function usualHoursRow(lead: Operator, now: Date): typeof usualHours.$inferInsert {
  return {
    operatorId: lead.row.id,
    weekdays: [1, 2, 3, 4],
    fromMinute: 14 * 60,
    untilMinute: 18 * 60,
    minutes: 30,
    placeKind: 'LINK',
    place: 'https://meet.noeulcloud.example/coffee',
    updatedAt: daysBefore(now, 20),
  }
}
