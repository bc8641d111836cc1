import { liveLists } from '@coffeeattack/contract/rooms-console'
import { kindOf } from '@coffeeattack/domain/notifications/operator-news'
import { isHeard } from '@coffeeattack/domain/notifications/operator-notices'
import type { Deps } from '../../../deps.ts'
import type { StreamEvent } from '../../../platform/streams/store.ts'
import { tellOfRooms } from '../../rooms/core/show-message.ts'
import { CHANGED, LEFT, type LiveList } from '../core/live.ts'
import { factsOf, showNotice } from './facts.ts'
import { readersOf } from './settings-store.ts'

/** What a console's stream says: of the rooms, of lists that changed, and to each reader what is new in their centre. */
export async function tellOperator(events: readonly StreamEvent[], deps: Deps) {
  const { drizzle } = deps.db
  const ofRooms = await tellOfRooms(drizzle, events, { side: 'operator', now: deps.clock() })
  const notices = await noticesAmong(events, deps)
  return events.map(({ kind, subjectId, audienceId }, place) => {
    const list = listIn(kind)
    if (list) {
      const only = subjectId === audienceId ? {} : { only: subjectId }
      return { name: 'changed' as const, data: { what: list }, ...only }
    }
    if (kind === LEFT) return { name: 'left' as const, data: { candidateId: subjectId } }
    return (kind === 'notice' ? notices.get(subjectId) : ofRooms[place]) ?? null
  })
}

function listIn(kind: string): LiveList | undefined {
  return liveLists.find((list) => kind === CHANGED + list)
}

/** Quiet hours silence nobody's open screen: whoever sits before it wants to know. */
async function noticesAmong(events: readonly StreamEvent[], deps: Deps) {
  const ids = events.filter(({ kind }) => kind === 'notice').map(({ subjectId }) => subjectId)
  const facts = await factsOf(deps.db.drizzle, ids, deps)
  const readers = await readersOf(deps.db.drizzle, [...new Set(facts.map(({ operatorId }) => operatorId))])
  return new Map(
    facts.map((fact) => {
      const choices = readers.get(fact.operatorId)?.choices ?? {}
      const shows = fact.readAt === null && isHeard(kindOf(fact.type), 'SCREEN', choices)
      return [
        fact.id,
        { name: 'notice' as const, data: { notice: showNotice(fact), shows }, only: fact.operatorId },
      ]
    }),
  )
}
