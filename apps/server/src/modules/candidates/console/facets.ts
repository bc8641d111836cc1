import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { searchLexicon } from '../../catalogue/core/search-lexicon.ts'
import { techniqueGroupOf } from '../../catalogue/core/technique-groups.ts'
import { findNewest } from '../search/search.ts'
import { type Asked, filterOf, partsOf } from './asked.ts'
import { settled } from './set-aside.ts'
import { countNames } from './store.ts'
import { type Viewer, viewerOf } from './viewer.ts'

/** Jobs that are suggested beside those of the search. */
const MOST_JOBS = 8

type FacetsQuery = Asked & { keepAll?: boolean | undefined }

/**
 * The skills of the people whom a search finds, and the other jobs of people who meet everything else of it (BIZ-8), each with
 * a count. Only names of the catalogue: a name that somebody typed could identify them.
 */
export async function countFacets(typed: FacetsQuery, caller: OperatorCaller, deps: ApiDeps) {
  const viewer = await viewerOf(caller, deps, typed)
  const all = await idsFor(typed, viewer, deps)
  // The same people as in the list, which leaves out words that nobody has.
  const { asked, setAside } =
    all.ids.length === 0 && !typed.keepAll
      ? await settled(typed, viewer, deps)
      : { asked: typed, setAside: [] }
  const found = setAside.length === 0 ? all : await idsFor(asked, viewer, deps)
  const { names: ownJobs, rest } = takeJobs(asked)
  const around = ownJobs.length === 0 ? found : await idsFor(rest, viewer, deps)
  const groups = techniqueGroupOf()
  const skills = await countNames(deps.db.replica, found.ids, 'skill')
  const jobs = await countNames(deps.db.replica, around.ids, 'job')
  return {
    skills: skills.flatMap(({ name, total }) => {
      const group = groups.get(name)
      return group ? [{ name, group, total }] : []
    }),
    jobs: jobs
      .filter(({ name }) => searchLexicon().jobs.has(name) && !ownJobs.includes(name))
      .slice(0, MOST_JOBS),
    isMore: found.isMore,
  }
}

async function idsFor(asked: Asked, viewer: Viewer, { db }: ApiDeps) {
  const wanted = { filter: filterOf(asked, viewer), order: 'newest', take: SEARCH.countLimit } as const
  const { count, found } = await findNewest(db.replica, wanted)
  return { ids: found.map(({ id }) => id), isMore: count > SEARCH.countLimit }
}

/** The jobs that a search asks for, and the search without them. */
function takeJobs(asked: Asked): { names: string[]; rest: Asked } {
  for (const { condition, rest } of partsOf(asked)) {
    if (condition.kind !== 'terms' || condition.isNot) continue
    if (!condition.terms.every(({ kind }) => kind === 'job')) continue
    const others = takeJobs(rest)
    return { names: [...condition.terms.map(({ name }) => name), ...others.names], rest: others.rest }
  }
  return { names: [], rest: asked }
}
