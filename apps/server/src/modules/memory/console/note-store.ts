import type { Colleague } from '@coffeeattack/domain/memory/mentions'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { peopleNotes } from '../../../platform/db/schema/memory.ts'
import { works } from '../../operators/core/sql.ts'

/** The most notes that are shown. */
const MOST = 200

export type NoteRow = {
  id: string
  candidateId: string
  text: string
  author: Colleague
  mentions: Colleague[]
  createdAt: Date
  editedAt: Date | null
}

const NOTES = `
  select note.id, note.candidate_id as "candidateId", note.text, note.created_at as "createdAt", note.edited_at as "editedAt",
    json_build_object('id', author.id, 'name', author.name) as author,
    coalesce((select json_agg(json_build_object('id', called.id, 'name', called.name) order by called.name)
      from operators called where called.id = any(note.mentions)), '[]') as mentions
  from people_notes note join operators author on author.id = note.author_id`

/** The newest notes, sorted from the oldest. */
export async function notesAbout(db: Queries, companyId: string, candidateId: string): Promise<NoteRow[]> {
  const { rows } = await db.$client.query<NoteRow>({
    name: 'notes-about',
    text: `${NOTES} where note.company_id = $1 and note.candidate_id = $2
           order by note.created_at desc, note.id desc limit ${MOST}`,
    values: [companyId, candidateId],
  })
  return rows.toReversed()
}

export async function findNote(db: Queries, companyId: string, id: string): Promise<NoteRow | null> {
  const { rows } = await db.$client.query<NoteRow>(`${NOTES} where note.id = $1 and note.company_id = $2`, [
    id,
    companyId,
  ])
  return rows[0] ?? null
}

/** People of the company who can be mentioned. */
export async function colleaguesOf(db: Queries, companyId: string): Promise<Colleague[]> {
  const { rows } = await db.$client.query<Colleague>(
    `select id, name from operators where company_id = $1 and ${works('operators')} order by name, id`,
    [companyId],
  )
  return rows
}

export async function insertNote(tx: Queries, row: typeof peopleNotes.$inferInsert): Promise<void> {
  await tx.insert(peopleNotes).values(row)
}

type OwnNote = { id: string; companyId: string; authorId: string }

const isOwn = ({ id, companyId, authorId }: OwnNote) =>
  and(eq(peopleNotes.id, id), eq(peopleNotes.companyId, companyId), eq(peopleNotes.authorId, authorId))

export async function changeNote(
  tx: Queries,
  own: OwnNote,
  changes: { text: string; mentions: string[]; editedAt: Date },
): Promise<void> {
  await tx.update(peopleNotes).set(changes).where(isOwn(own))
}

/** Returns the candidate of the deleted note; null if the note is not the operator's. */
export async function deleteNote(tx: Queries, own: OwnNote): Promise<string | null> {
  const [gone] = await tx
    .delete(peopleNotes)
    .where(isOwn(own))
    .returning({ candidateId: peopleNotes.candidateId })
  return gone?.candidateId ?? null
}
