import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { callWithRetry } from '@coffeeattack/kit/failure'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { profileQuery } from '../candidates/profile-query.ts'
import { listsQuery } from './queries.ts'

export type Marks = ApiResult<'PATCH /console/candidates/:id/marks'>
export type MarkedPerson = { id: string; marks: Marks | null }

type Changes = { isStarred?: boolean; isHidden?: boolean; tags?: string[] }

/** Updates the marks at once and then with the server's answer. */
export async function mark({ id, marks }: MarkedPerson, changes: Changes): Promise<Marks | null> {
  if (!marks) return null
  const kept = await atOnce({ id, marks }, { ...marks, ...changes }, () =>
    api('PATCH /console/candidates/:id/marks', { params: { id }, body: changes }),
  )
  if (kept) keepMarks(id, kept)
  void queries.invalidateQueries(listsQuery)
  void queries.invalidateQueries({ queryKey: ['pipeline'] })
  return kept
}

/** An optimistic update: shows the next marks during the call, and the earlier ones again before a failure is reported. */
const atOnce = <Result>(was: { id: string; marks: Marks }, next: Marks, call: () => Promise<Result>) =>
  callWithRetry(async () => {
    keepMarks(was.id, next)
    try {
      return await call()
    } catch (failure) {
      keepMarks(was.id, was.marks)
      throw failure
    }
  })

export const star = (person: MarkedPerson) => mark(person, { isStarred: !person.marks?.isStarred })

/** Hides a person from every list but the hidden one; a toast offers to undo it. */
export async function hide(person: MarkedPerson): Promise<void> {
  if (!(await mark(person, { isHidden: true }))) return
  toast('숨겼어요', {
    kind: 'done',
    ms: 6000,
    action: { label: '되돌리기', onPress: () => void show(person) },
  })
  await refreshRows()
}

export async function show(person: MarkedPerson): Promise<void> {
  if (!(await mark(person, { isHidden: false }))) return
  toast('다시 보이게 했어요', { kind: 'done' })
  await refreshRows()
}

/** Adds a person to a list or removes them. */
export async function putInList(person: MarkedPerson, listId: string, isIn: boolean): Promise<void> {
  const { id: candidateId, marks } = person
  if (!marks) return
  const others = marks.listIds.filter((one) => one !== listId)
  const next = { ...marks, listIds: isIn ? [...others, listId] : others }
  await atOnce({ id: candidateId, marks }, next, () =>
    api('POST /console/lists/:id/people', { params: { id: listId }, body: { candidateId, isIn } }),
  )
  await queries.invalidateQueries(listsQuery)
}

const refreshRows = () =>
  Promise.all(
    [['candidates'], ['facets'], ['position']].map((queryKey) => queries.invalidateQueries({ queryKey })),
  )

/** Loading a profile is recorded, so the cached ones are updated in place. */
function keepMarks(id: string, marks: Marks): void {
  queries.setQueryData(profileQuery(id).queryKey, (opened) => opened && { ...opened, marks })
  changeRows(id, () => marks)
}

/** Marks the row of an opened profile as seen without a reload. */
export const noteSeen = (id: string, now: Date): void =>
  changeRows(id, (marks) => ({ ...marks, seenAt: now.toISOString(), isNew: false }))

type Change = (marks: Marks) => Marks

function changeRows(id: string, change: Change): void {
  for (const name of ['candidates', 'position'])
    queries.setQueriesData({ queryKey: [name] }, (data: unknown) => withMarks(data, id, change))
}

type Row = { id: string; marks?: Marks | null }
type Pages = { pages: readonly { items: readonly Row[]; interested?: readonly Row[] }[] }
type Near = { people: readonly Row[] }

/** Updates rows in the pages of a list and in the suggestions of an empty search. */
function withMarks(data: unknown, id: string, change: Change): unknown {
  const changed = (rows: readonly Row[]) =>
    rows.map((row) => (row.id === id && row.marks ? { ...row, marks: change(row.marks) } : row))
  if (isPages(data))
    return {
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        items: changed(page.items),
        // A position's people who said '관심 있어요' stand before the others.
        ...(page.interested && { interested: changed(page.interested) }),
      })),
    }
  return isNear(data) ? { ...data, people: changed(data.people) } : data
}

const isPages = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && hasItems((data as Pages).pages)
const hasItems = (pages: unknown): boolean =>
  Array.isArray(pages) &&
  pages.every((page: unknown) => Array.isArray((page as Partial<Pages['pages'][0]>).items))
const isNear = (data: unknown): data is Near =>
  typeof data === 'object' && data !== null && Array.isArray((data as Partial<Near>).people)
