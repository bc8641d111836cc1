import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { type Colleague, keptNote } from '@coffeeattack/domain/memory/mentions'
import type { DeedAction } from '@coffeeattack/domain/operators/deeds'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { peopleNotes } from '../../../platform/db/schema/memory.ts'
import { companyOf, type OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changed } from '../../notifications/core/live.ts'
import { tellOperators } from '../../notifications/core/tell.ts'
import { type Deed, recordDeed } from '../../operators/core/audit.ts'
import { works } from '../../operators/core/sql.ts'
import { lockPerson } from './lock-person.ts'

export type NoteInput = { text: string; mentions: string[] }

const shown = ({ id, text, author, mentions, createdAt, editedAt }: NoteRow, operatorId: string) => ({
  id,
  text,
  author,
  mentions,
  isMine: author.id === operatorId,
  createdAt: createdAt.toISOString(),
  editedAt: editedAt?.toISOString() ?? null,
})

/** BIZ-11. */
export async function listNotes(candidateId: string, caller: OperatorCaller, { db, clock }: ApiDeps) {
  const companyId = companyOf(caller)
  const now = clock()
  return db.transaction(async (tx) => {
    await lockPerson(tx, companyId, candidateId, now)
    const notes = await notesAbout(tx, companyId, candidateId)
    await recordDeed(tx, caller, deedOf('note.list', candidateId), now)
    return {
      items: notes.map((note) => shown(note, caller.operatorId)),
      colleagues: await colleaguesOf(tx, companyId),
    }
  })
}

export async function leaveNote(
  candidateId: string,
  given: NoteInput,
  caller: OperatorCaller,
  { db, clock, ids }: ApiDeps,
) {
  const companyId = companyOf(caller)
  const now = clock()
  return db.transaction(async (tx) => {
    await lockPerson(tx, companyId, candidateId, now)
    const id = ids.next()
    const { text, mentions } = await kept(tx, companyId, given, caller)
    const written = { authorId: caller.operatorId, text, mentions, createdAt: now }
    await tx.insert(peopleNotes).values({ id, companyId, candidateId, ...written })
    await tellCalled(tx, { id, candidateId, mentions }, { now, ids })
    await recordDeed(tx, caller, deedOf('note.leave', candidateId), now)
    await changed(tx, ['memory', 'pipeline'], [companyId], now)
    return shown((await findNote(tx, companyId, id))!, caller.operatorId)
  })
}

/** Notifies only colleagues whom the note did not mention before. */
export async function editNote(
  id: string,
  given: NoteInput,
  caller: OperatorCaller,
  { db, clock, ids }: ApiDeps,
) {
  const companyId = companyOf(caller)
  const now = clock()
  return db.transaction(async (tx) => {
    const note = await findNote(tx, companyId, id)
    if (note?.author.id !== caller.operatorId) throw new Refusal('NOT_FOUND')
    const { candidateId } = note
    await lockPerson(tx, companyId, candidateId, now)
    const { text, mentions } = await kept(tx, companyId, given, caller)
    const own = isOwn({ id, companyId, authorId: caller.operatorId })
    await tx.update(peopleNotes).set({ text, mentions, editedAt: now }).where(own)
    await tellCalled(tx, { id, candidateId, mentions }, { now, ids })
    await recordDeed(tx, caller, deedOf('note.change', candidateId), now)
    await changed(tx, ['memory', 'pipeline'], [companyId], now)
    const changedNote = await findNote(tx, companyId, id)
    // The candidate may have shut the company out since the note was found.
    if (!changedNote) throw new Refusal('NOT_FOUND')
    return shown(changedNote, caller.operatorId)
  })
}

export async function removeNote(id: string, caller: OperatorCaller, { db, clock }: ApiDeps): Promise<void> {
  const companyId = companyOf(caller)
  const now = clock()
  await db.transaction(async (tx) => {
    const candidateId = await deleteNote(tx, { id, companyId, authorId: caller.operatorId })
    if (candidateId === null) throw new Refusal('NOT_FOUND')
    await recordDeed(tx, caller, deedOf('note.delete', candidateId), now)
    await changed(tx, ['memory', 'pipeline'], [companyId], now)
  })
}

/** The mentioned colleagues, without the writer and without people who do not work here. */
async function kept(
  tx: Queries,
  companyId: string,
  { text, mentions }: NoteInput,
  { operatorId }: OperatorCaller,
) {
  const colleagues = await colleaguesOf(tx, companyId)
  const called = new Set(mentions)
  return {
    text: keptNote(text, colleagues),
    mentions: colleagues.flatMap(({ id }) => (called.has(id) && id !== operatorId ? [id] : [])),
  }
}

type Called = { id: string; candidateId: string; mentions: readonly string[] }

const tellCalled = (
  tx: Queries,
  { id, candidateId, mentions }: Called,
  when: Parameters<typeof tellOperators>[2],
) =>
  tellOperators(
    tx,
    mentions.map((operatorId) => ({
      type: 'NOTE_MENTIONED',
      operatorId,
      subject: `${id}:${operatorId}`,
      content: { noteId: id, candidateId },
    })),
    when,
  )

const deedOf = (action: DeedAction, candidateId: string): Deed => ({
  action,
  subject: 'candidate',
  subjectId: candidateId,
})

/** The most notes that are shown. */
const MOST = 200

type NoteRow = {
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
async function notesAbout(db: Queries, companyId: string, candidateId: string): Promise<NoteRow[]> {
  const { rows } = await db.$client.query<NoteRow>({
    name: 'notes-about',
    text: `${NOTES} where note.company_id = $1 and note.candidate_id = $2
           order by note.created_at desc, note.id desc limit ${MOST}`,
    values: [companyId, candidateId],
  })
  return rows.toReversed()
}

async function findNote(db: Queries, companyId: string, id: string): Promise<NoteRow | null> {
  const { rows } = await db.$client.query<NoteRow>(`${NOTES} where note.id = $1 and note.company_id = $2`, [
    id,
    companyId,
  ])
  return rows[0] ?? null
}

/** People of the company who can be mentioned. */
async function colleaguesOf(db: Queries, companyId: string): Promise<Colleague[]> {
  const { rows } = await db.$client.query<Colleague>(
    `select id, name from operators where company_id = $1 and ${works('operators')} order by name, id`,
    [companyId],
  )
  return rows
}

type OwnNote = { id: string; companyId: string; authorId: string }

const isOwn = ({ id, companyId, authorId }: OwnNote) =>
  and(eq(peopleNotes.id, id), eq(peopleNotes.companyId, companyId), eq(peopleNotes.authorId, authorId))

/** Returns the candidate of the deleted note; null if the note is not the operator's. */
async function deleteNote(tx: Queries, own: OwnNote): Promise<string | null> {
  const [gone] = await tx
    .delete(peopleNotes)
    .where(isOwn(own))
    .returning({ candidateId: peopleNotes.candidateId })
  return gone?.candidateId ?? null
}
