import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { works, worksFor } from '../../operators/core/sql.ts'
import { changedCentre } from './live.ts'
import { type OperatorNote, tellOperators } from './tell.ts'

/** What a sender is told of something they sent in a company's name; null for a curation, which is the agent's own. */
export type SenderNote = OperatorNote & { companyId: string | null }

/**
 * Tells the sender, or every working recruiter of the company when the sender works for it no longer (BIZ-7). Without
 * that nobody at the company would hear of a match, a counter or a time.
 */
export async function tellSenders(tx: Queries, told: readonly SenderNote[], when: Clock): Promise<void> {
  if (told.length === 0) return
  const readers = await readersOf(tx, told)
  const notes = readers.flatMap(({ place, operatorId, rank }) => {
    const { companyId: _company, ...note } = told[place - 1]!
    // One of them keeps the subject as it is, so that "was it told?" stays one look at one key.
    const subject = rank === 1 ? note.subject : `${note.subject}:${operatorId}`
    return [{ ...note, subject, operatorId }]
  })
  await tellOperators(tx, notes, when)
}

type Reader = { place: number; operatorId: string; rank: number }

/** A sender without a company is an agent: where nobody can stand in for them, they are told whether or not they work here. */
async function readersOf(tx: Queries, told: readonly SenderNote[]): Promise<Reader[]> {
  const { rows } = await tx.$client.query<Reader>(
    `select sent.place::int, coalesce(colleague.id, sender.id) as "operatorId",
       row_number() over (partition by sent.place order by colleague.id)::int as rank
     from unnest($1::uuid[], $2::uuid[]) with ordinality as sent (operator_id, company_id, place)
       join operators sender on sender.id = sent.operator_id
       left join operators colleague on not ${worksFor('sender', 'sent.company_id')}
         and colleague.company_id = sent.company_id and ${works('colleague')}
     where ${worksFor('sender', 'sent.company_id')} or colleague.id is not null or sender.company_id is null
     order by sent.place, colleague.id`,
    [told.map(({ operatorId }) => operatorId), told.map(({ companyId }) => companyId)],
  )
  return rows
}

/** Whoever moves elsewhere reads nothing of the company they left: what they were told there is closed. */
export async function closeNotices(tx: Queries, operatorId: string, now: Date): Promise<void> {
  const { rowCount } = await tx.$client.query(
    'update notices set dropped_at = $2 where operator_id = $1 and dropped_at is null',
    [operatorId, now],
  )
  if (rowCount !== 0) await changedCentre(tx, operatorId, now)
}
