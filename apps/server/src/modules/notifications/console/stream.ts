import { liveLists } from '@coffeeattack/contract/notifications-console'
import { isHeard } from '@coffeeattack/domain/notifications/operator-groups'
import { groupOf } from '@coffeeattack/domain/notifications/operator-notifications'
import type { Deps } from '../../../deps.ts'
import type { StreamEvent } from '../../../platform/streams/store.ts'
import { shutAmong } from '../../companies/core/gates.ts'
import { tellOfRooms } from '../../rooms/core/show-message.ts'
import { CHANGED, LEFT, type LiveList } from '../core/live.ts'
import { factsOf, showNotification } from './facts.ts'
import { readersOf } from './settings.ts'

/** The events of a console's stream: rooms, changed lists, and each operator's new notifications. */
export async function tellOperator(events: readonly StreamEvent[], deps: Deps) {
  const { drizzle } = deps.db
  const ofRooms = await tellOfRooms(drizzle, events, { side: 'operator', now: deps.clock() })
  const notifications = await notificationsAmong(events, deps)
  // A stream that is open when its company is closed tells no more of anybody (FIRM-2).
  const audiences = [...new Set(events.map(({ audienceId }) => audienceId))]
  const shut = await shutAmong(drizzle, audiences)
  return events.map(({ kind, subjectId, audienceId }, place) => {
    if (shut.has(audienceId)) return null
    const list = listIn(kind)
    if (list) {
      const only = subjectId === audienceId ? {} : { only: subjectId }
      return { name: 'changed' as const, data: { what: list }, ...only }
    }
    if (kind === LEFT) return { name: 'left' as const, data: { candidateId: subjectId } }
    return (kind === 'notice' ? notifications.get(subjectId) : ofRooms[place]) ?? null
  })
}

function listIn(kind: string): LiveList | undefined {
  return liveLists.find((list) => kind === CHANGED + list)
}

/** Quiet hours do not apply to an open console. */
async function notificationsAmong(events: readonly StreamEvent[], deps: Deps) {
  const ids = events.filter(({ kind }) => kind === 'notice').map(({ subjectId }) => subjectId)
  const facts = await factsOf(deps.db.drizzle, ids, deps)
  const readers = await readersOf(deps.db.drizzle, [...new Set(facts.map(({ operatorId }) => operatorId))])
  return new Map(
    facts.map((fact) => {
      const choices = readers.get(fact.operatorId)?.choices ?? {}
      const shows = fact.readAt === null && isHeard(groupOf(fact.type), 'SCREEN', choices)
      return [
        fact.id,
        { name: 'notice' as const, data: { notice: showNotification(fact), shows }, only: fact.operatorId },
      ]
    }),
  )
}
