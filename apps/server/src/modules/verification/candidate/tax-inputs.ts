import { WAITING } from '@coffeeattack/domain/verification/waiting'

type Input = Readonly<Record<string, unknown>>

/** The first inputs of tax requests, which the second request must repeat. */
export type TaxInputs = {
  readonly keep: (userId: string, attemptId: string, input: Input) => void
  readonly of: (userId: string, attemptId: string) => Input | null
  readonly forget: (userId: string, attemptId: string) => void
}

/**
 * They hold the identity number, sealed for the provider, so they live in this process's memory alone (VER-10): one per
 * person, until the attempt ends or its time does. Another process, or this one started anew, knows nothing of them.
 */
export function createTaxInputs(): TaxInputs {
  const held = new Map<string, { attemptId: string; input: Input; timer: NodeJS.Timeout }>()

  function drop(userId: string): void {
    clearTimeout(held.get(userId)?.timer)
    held.delete(userId)
  }

  const ownOf = (userId: string, attemptId: string) => {
    const own = held.get(userId)
    return own?.attemptId === attemptId ? own : null
  }

  return {
    keep(userId, attemptId, input) {
      drop(userId)
      const timer = setTimeout(() => drop(userId), WAITING.endsAfterMs).unref()
      held.set(userId, { attemptId, input, timer })
    },
    of: (userId, attemptId) => ownOf(userId, attemptId)?.input ?? null,
    forget(userId, attemptId) {
      if (ownOf(userId, attemptId)) drop(userId)
    },
  }
}
