import type { Deps } from '../../../deps.ts'
import type { Alone } from '../../../platform/jobs/each-alone.ts'

/** One claim of a run. What is claimed names itself, so that the run passes it by when the work on it fails. */
export type Turn = { readonly failed: readonly string[]; claimed(id: string): void }

/**
 * Claims and works until nothing is left. A claim is rolled back when its work fails, and would be claimed again at once;
 * so the rest of this run leaves it out. Lanes of one run share `failed`.
 */
export async function oneByOne(
  alone: Alone,
  { stopping }: Pick<Deps, 'stopping'>,
  next: (turn: Turn) => Promise<boolean>,
  failed: Set<string> = new Set(),
): Promise<void> {
  for (let isMore = true; isMore && !stopping.aborted;) {
    const result: { isMore: boolean; claimed: string | null } = { isMore: false, claimed: null }
    const turn: Turn = { failed: [...failed], claimed: (id) => void (result.claimed = id) }
    const isDone = await alone.one(async () => {
      result.isMore = await next(turn)
    })
    // Where nothing was claimed the next turn would fail in the same way.
    isMore = isDone ? result.isMore : result.claimed !== null
    if (!isDone && result.claimed !== null) failed.add(result.claimed)
  }
}
