type PeopleToDo = {
  /** The first people whose turn it is, up to the limit. Who is done is no longer among them. */
  find: (limit: number) => Promise<string[]>
  work: (userId: string) => Promise<unknown>
  stopping: AbortSignal
}

const BATCH = 50

/** Tries the work once for each person. A failure stops nobody else; answers the failures by person. */
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

/** Throws when there was a failure, with the first one as its cause. */
export function throwFailures(failures: ReadonlyMap<string, unknown>): void {
  const errors = [...failures.values()]
  if (errors.length === 0) return
  const people = errors.length === 1 ? '1 person' : `${errors.length} people`
  throw new AggregateError(errors, `${people} could not be erased or noted`, { cause: errors[0] })
}
