import type { Deps } from '../../../deps.ts'
import type { Alone } from '../../../platform/jobs/each-alone.ts'

/**
 * One claim of a run: `skipped` lists the rows not to claim; `claimed` reports the row that was claimed, inside its
 * transaction.
 */
export type Turn = { skipped(): readonly string[]; claimed(id: string): void }

/** The row failed in another lane after this claim had asked for `skipped`: the claim is rolled back, not counted. */
class AlreadyHeld extends Error {}

/**
 * Claims and works until nothing is left. A failed claim is rolled back, so the rest of the run skips its row. Lanes of
 * one run share `held`: a row stands there from its claim on, because another lane could claim it between the rollback
 * and the moment its own lane learns of the failure.
 */
export async function oneByOne(
  alone: Pick<Alone, 'one'>,
  { stopping }: Pick<Deps, 'stopping'>,
  next: (turn: Turn) => Promise<boolean>,
  held: Set<string> = new Set(),
): Promise<void> {
  for (let isMore = true; isMore && !stopping.aborted;) {
    const result: { isMore: boolean; claimed: string | null } = { isMore: false, claimed: null }
    const claimed = (id: string) => {
      if (held.has(id)) throw new AlreadyHeld()
      result.claimed = id
      held.add(id)
    }
    const turn: Turn = { skipped: () => [...held], claimed }
    const isDone = await alone.one(async () => {
      try {
        result.isMore = await next(turn)
      } catch (error) {
        if (!(error instanceof AlreadyHeld)) throw error
        result.isMore = true
      }
    })
    // Without a claim the next turn would fail in the same way.
    isMore = isDone ? result.isMore : result.claimed !== null
    if (isDone && result.claimed !== null) held.delete(result.claimed)
  }
}
