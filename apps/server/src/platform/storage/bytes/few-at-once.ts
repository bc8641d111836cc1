/** Lets so many pieces of work run at once; the others wait their turn in order. */
export function createFewAtOnce(limit: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The place passes to the next one, if any.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
