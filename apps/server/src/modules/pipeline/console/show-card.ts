import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import { moveFrom, pipelineStages } from '@coffeeattack/domain/pipeline/stage'
import type { AnonymousCard } from '@coffeeattack/domain/profiles/anonymous'
import { companyOf, type OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { carded, type HandleReader, withHandle } from '../../profiles/core/anonymous-profiles.ts'
import type { Scope } from './board-sql.ts'
import type { CardRow } from './card-sql.ts'

/** The company, the reader and the time. */
export const scopeOf = (caller: OperatorCaller, now: Date): Scope => ({
  companyId: companyOf(caller),
  operatorId: caller.operatorId,
  now,
  today: formatDay(kstDay(now)),
})

/** The contract's `PipelineCard`. It has a name only if the candidate matched with the company. */
export const showCards = (rows: readonly CardRow[], scope: HandleReader, deps: ApiDeps) =>
  rows.flatMap((row) =>
    row.person ? [shownCard(row, withHandle(carded(row.person, deps), scope, deps), deps)] : [],
  )

export function showCard(row: CardRow, scope: HandleReader, deps: ApiDeps): ShownCard {
  const [card] = showCards([row], scope, deps)
  if (!card) throw new Refusal('NOT_FOUND')
  return card
}

export type ShownCard = ReturnType<typeof shownCard>

function shownCard(row: CardRow, person: AnonymousCard & { handle: string }, { secrets }: ApiDeps) {
  const { id, candidateId, stage, nameSealed, coffeechat } = row
  const { position, assignee, hire, remindOn, notes, version } = row
  return {
    id,
    candidateId,
    stage,
    stageSince: instant(row.stageSince),
    name: nameSealed && secrets.open(nameSealed, 'users.name_sealed'),
    handle: person.handle,
    jobLabel: person.jobLabel,
    jobSubLabel: person.jobSubLabel,
    totalMonth: person.totalMonth,
    offer: row.offer && offerOf(row.offer, person),
    coffeechat: coffeechat && {
      ...coffeechat,
      startsAt: coffeechat.startsAt === null ? null : instant(coffeechat.startsAt),
    },
    hire,
    moves: movesOf(row),
    position,
    assignee,
    remindOn,
    notes,
    version,
  }
}

function offerOf({ expiryDay, ...offer }: NonNullable<CardRow['offer']>, { income }: AnonymousCard) {
  return {
    ...offer,
    income,
    expiredAt: deadlineOf(expiryDay).toISOString(),
  }
}

const movesOf = ({ stage, coffeechat }: Pick<CardRow, 'stage' | 'coffeechat'>) =>
  pipelineStages.filter((to) => moveFrom(stage, to, { isMatched: coffeechat !== null }))

const instant = (text: string) => new Date(text).toISOString()
