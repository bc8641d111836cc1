import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { storyOf } from '@coffeeattack/domain/pipeline/story-words'
import { lineText } from '@coffeeattack/domain/rooms/nameless'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { findVisible, viewerKeys } from '../../candidates/core/visibility.ts'
import { recordOpening } from '../../operators/core/audit.ts'
import { anonymousProfiles } from '../../profiles/core/anonymous-profiles.ts'
import type { Scope } from './board-sql.ts'
import { scopeOf, showCard } from './show-card.ts'
import { readCard } from './store.ts'
import { readStory, type StoryRow } from './story-store.ts'

/** The candidate's whole history with the company, oldest first (BIZ-10). Opening it is recorded in the audit trail. */
export async function openStory(id: string, caller: OperatorCaller, deps: ApiDeps) {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const scope = scopeOf(caller, now)
    const card = await readCard(tx, scope, id)
    if (!card) throw new Refusal('NOT_FOUND')
    const { candidateId } = card
    const deed = { action: 'pipeline.view', subject: 'candidate', subjectId: candidateId } as const
    await recordOpening(tx, caller, deed, now)
    const row = await readStory(tx, { companyId: scope.companyId, candidateId, today: scope.today })
    return {
      card: showCard(card, scope, deps),
      profile: await firstLines(tx, candidateId, scope, deps),
      story: inWords(row, caller.operatorId),
    }
  })
}

/** The profile, only while the candidate receives offers. */
async function firstLines(tx: Queries, candidateId: string, { companyId, now }: Scope, deps: ApiDeps) {
  const isSeen = await findVisible(tx, candidateId, await viewerKeys(tx, companyId), now)
  const [profile] = isSeen ? await anonymousProfiles(tx, [candidateId], deps) : []
  if (!profile) return null
  const { techStackItems, hashtags, income, incomeOrigin, hopeSalary, isEmployed } = profile
  return { techStackItems, hashtags, income, incomeOrigin, hopeSalary, isEmployed }
}

function inWords({ notes, talk, ...facts }: StoryRow, operatorId: string) {
  const told = storyOf({ ...facts, talk: talk && { ...talk, said: lineText(talk.line) } })
  const entries = told.map((entry) => ({ ...entry, note: null }))
  const written = notes.map(({ at, id, text, author, ...note }) => ({
    id,
    at,
    group: 'note' as const,
    side: 'company' as const,
    title: author.name,
    body: null,
    link: null,
    note: { id, text, author, ...note, isMine: author.id === operatorId },
  }))
  return [...entries, ...written]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((entry) => ({ ...entry, at: entry.at.toISOString() }))
}
