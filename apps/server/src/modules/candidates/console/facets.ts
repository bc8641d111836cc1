import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { searchLexicon } from '../../catalogue/core/search-lexicon.ts'
import { techniqueGroupOf } from '../../catalogue/core/technique-groups.ts'
import { filterOf } from './asked.ts'
import { type Asked, partsOf } from './conditions.ts'
import { findNewest } from './find-newest.ts'
import { countTerms } from './store.ts'
import { readLine } from './read-line.ts'
import { type Viewer, viewerOf } from './viewer.ts'

/** More near jobs than these are far. */
const JOBS = 8

/**
 * What those whom a search finds work with, and which other jobs fit everything else of it (BIZ-8). Counted among as many
 * as a search counts, and only what the catalogue knows: what somebody typed could name them.
 */
export async function countFacets(asked: Asked, caller: OperatorCaller, deps: ApiDeps) {
  const viewer = await viewerOf(caller, deps, asked)
  const found = await peopleFor(asked, viewer, deps)
  const elsewhere = withoutJobs(asked)
  const around = elsewhere === null ? found : await peopleFor(elsewhere, viewer, deps)
  const groups = techniqueGroupOf()
  const skills = await countTerms(deps.db.replica, found.ids, 's:')
  const jobs = await countTerms(deps.db.replica, around.ids, 'k:')
  const wanted = jobsIn(asked)
  return {
    skills: skills.flatMap(({ name, total }) => {
      const group = groups.get(name)
      return group ? [{ name, group, total }] : []
    }),
    jobs: jobs.filter(({ name }) => searchLexicon().jobs.has(name) && !wanted.has(name)).slice(0, JOBS),
    isMore: found.isMore,
  }
}

async function peopleFor(asked: Asked, viewer: Viewer, { db }: ApiDeps) {
  const filter = filterOf(asked, readLine(asked.q), viewer)
  const most = SEARCH.countLimit + 1
  const { count, found } = await findNewest(db.replica, {
    filter,
    most,
    told: most - 1,
    isJudged: false,
    after: null,
  })
  return { ids: found.map(({ id }) => id), isMore: count > SEARCH.countLimit }
}

const isJob = (part: ReturnType<typeof partsOf>[number]) =>
  part.condition.kind === 'terms' &&
  !part.condition.isNot &&
  part.condition.terms.every(({ kind }) => kind === 'job')

/** The search without what it says of the job; null when it says nothing of it. */
function withoutJobs(asked: Asked): Asked | null {
  const part = partsOf(asked).find(isJob)
  return part ? (withoutJobs(part.rest) ?? part.rest) : null
}

const jobsIn = (asked: Asked): ReadonlySet<string> =>
  new Set(
    partsOf(asked)
      .filter(isJob)
      .flatMap(({ condition }) =>
        condition.kind === 'terms' ? condition.terms.map(({ name }) => name) : [],
      ),
  )
