type PeopleToDo = {
  /** The next people to process, up to the limit, without those already processed. */
  find: (limit: number) => Promise<string[]>
  work: (userId: string) => Promise<unknown>
  stopping: AbortSignal
}

const BATCH = 50

/** Runs the work once for each person. Failures do not stop the others and are returned by person. */
export async function eachPerson({ find, work, stopping }: PeopleToDo): Promise<Map<string, unknown>> {
  const failures = new Map<string, unknown>()
  const tried = new Set<string>()
  while (!stopping.aborted) {
    const found = await find(BATCH + failures.size)
    const left = found.filter((userId) => !tried.has(userId))
    if (left.length === 0) break
    for (const userId of left) {
      tried.add(userId)
      await work(userId).catch((error: unknown) => failures.set(userId, error))
    }
  }
  return failures
}

/** Throws if there were failures, with the first one as the cause. */
export function throwFailures(failures: ReadonlyMap<string, unknown>): void {
  const errors = [...failures.values()]
  if (errors.length === 0) return
  const people = errors.length === 1 ? '1 person' : `${errors.length} people`
  throw new AggregateError(errors, `${people} could not be erased or noted`, { cause: errors[0] })
}
