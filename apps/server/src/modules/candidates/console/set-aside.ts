import type { ApiDeps } from '../../../platform/http/handle.ts'
import { findNewest } from '../search/search.ts'
import { type Asked, type Part, partsOf } from './asked.ts'
import type { Viewer } from './viewer.ts'

/** A typed word that nobody has, and that a search therefore left out. */
export type SetAside = { readonly text: string; readonly name: string }

/** A search without the words that nobody has. */
export type Settled<Query extends Asked> = { readonly asked: Query; readonly setAside: readonly SetAside[] }

/**
 * For a search that finds nobody: leaves out the typed words that nobody has at all, as long as something else is asked for (BIZ-8).
 * A word that somebody has stays, so that the search never finds people who miss what could be had.
 */
export async function settled<Query extends Asked>(
  asked: Query,
  viewer: Viewer,
  deps: ApiDeps,
): Promise<Settled<Query>> {
  const parts = partsOf(asked, viewer)
  const unknown: Part[] = []
  for (const part of parts.filter(isPlainWord))
    if (!(await isHadByAnybody(part, viewer, deps))) unknown.push(part)
  if (unknown.length === 0 || unknown.length === parts.length) return { asked, setAside: [] }
  const setAside = unknown.flatMap(({ piece }) => (piece ? [{ text: piece.text, name: nameOf(piece) }] : []))
  return { asked: setAside.reduce(without, asked), setAside }
}

const isPlainWord = ({ piece, requirement }: Part): boolean =>
  requirement !== null &&
  piece?.kind === 'terms' &&
  !piece.isNot &&
  piece.terms.every(({ kind }) => kind === 'word')

const nameOf = (piece: NonNullable<Part['piece']>) =>
  piece.kind === 'terms' ? piece.terms.map(({ name }) => name).join(' 또는 ') : piece.text

async function isHadByAnybody({ requirement }: Part, viewer: Viewer, { db }: ApiDeps): Promise<boolean> {
  const { companyId: _, ...who } = viewer
  const filter = { ...who, required: requirement ? [requirement] : [], excluded: [] }
  return (await findNewest(db.replica, { filter, order: 'newest', take: 1, most: 1 })).count > 0
}

function without<Query extends Asked>(asked: Query, { text }: SetAside): Query {
  const part = partsOf(asked).find(({ piece }) => piece?.text === text)
  return part ? { ...asked, q: part.rest.q } : asked
}
