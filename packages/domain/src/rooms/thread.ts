/** The parts of a message that a thread needs. `seq` counts within the room without gaps: 1, 2, 3. */
export type ToldMessage = { seq: number; isMine: boolean; isRead: boolean; clientId: string | null }

/** `failed` did not reach the server and may be retried; `refused` was rejected by it. */
export type UnsentState = 'sending' | 'failed' | 'refused'

/** Written on this device, not confirmed by the server. */
export type Unsent = { clientId: string; text: string; at: Date; state: UnsentState }

/** Consecutive messages from the server, and the cursor to older ones; null at the beginning. */
export type Run<M> = { items: readonly M[]; nextCursor: string | null }

/**
 * One conversation on this device. Responses and live events may arrive in any order, twice or late; the result is the
 * same. `told` never has a gap: a message that would leave one is not added, and `isBehind` requests a reload.
 */
export type Thread<M> = {
  told: readonly M[]
  older: string | null
  unsent: readonly Unsent[]
  /** The other side's read mark. */
  theirSeq: number
}

export function emptyThread<M extends ToldMessage>(): Thread<M> {
  return { told: [], older: null, unsent: [], theirSeq: 0 }
}

/** Merges the newest messages; replaces the known ones if there would be a gap. */
export function caughtUp<M extends ToldMessage>(thread: Thread<M>, newest: Run<M>): Thread<M> {
  if (newest.items.length === 0 || thread.told.length === 0) {
    return newest.items.length === 0 ? thread : settled(thread, newest.items, newest.nextCursor)
  }
  if (!touches(thread.told, newest.items)) {
    // A delayed response may be older than everything known: it changes nothing.
    return firstSeq(newest.items) > lastSeq(thread.told)
      ? settled(thread, newest.items, newest.nextCursor)
      : thread
  }
  const older = firstSeq(newest.items) < firstSeq(thread.told) ? newest.nextCursor : thread.older
  return settled(thread, union(thread.told, newest.items), older)
}

/** The page before the known ones; ignored if the thread was reloaded in the meantime. */
export function olderCame<M extends ToldMessage>(thread: Thread<M>, page: Run<M>): Thread<M> {
  if (page.items.length === 0) return { ...thread, older: page.nextCursor }
  return touches(thread.told, page.items) ? caughtUp(thread, page) : thread
}

/** A live message, or the response to a sent one. */
export function arrived<M extends ToldMessage>(thread: Thread<M>, message: M): Thread<M> {
  const unsent = thread.unsent.filter(({ clientId }) => clientId !== message.clientId)
  const taken = isBehind(thread, message) || isForgotten(thread, message) ? [] : [message]
  return settled({ ...thread, unsent }, union(thread.told, taken), thread.older)
}

/** The message would leave a gap: an earlier one is missing. */
export function isBehind<M extends ToldMessage>({ told }: Thread<M>, { seq }: ToldMessage): boolean {
  return seq > lastSeq(told) + 1
}

/** Older than the loaded messages: it comes with its page. */
function isForgotten<M extends ToldMessage>({ told }: Thread<M>, { seq }: ToldMessage): boolean {
  return told.length > 0 && seq < firstSeq(told)
}

export function wrote<M extends ToldMessage>(thread: Thread<M>, written: Omit<Unsent, 'state'>): Thread<M> {
  return { ...thread, unsent: [...thread.unsent, { ...written, state: 'sending' }] }
}

/** A message that arrived in the meantime is no longer unsent, so a late failure changes nothing. */
export function changed<M extends ToldMessage>(
  thread: Thread<M>,
  state: UnsentState,
  which: (unsent: Unsent) => boolean,
): Thread<M> {
  return { ...thread, unsent: thread.unsent.map((each) => (which(each) ? { ...each, state } : each)) }
}

export function discarded<M extends ToldMessage>(thread: Thread<M>, clientId: string): Thread<M> {
  return { ...thread, unsent: thread.unsent.filter((each) => each.clientId !== clientId) }
}

/** A mark never moves back. */
export function readByThem<M extends ToldMessage>(thread: Thread<M>, seq: number): Thread<M> {
  return seq > thread.theirSeq ? { ...thread, theirSeq: seq } : thread
}

export function lastSeq(told: readonly ToldMessage[]): number {
  return told.at(-1)?.seq ?? 0
}

const firstSeq = (told: readonly ToldMessage[]) => told[0]?.seq ?? 0

const touches = (a: readonly ToldMessage[], b: readonly ToldMessage[]) =>
  firstSeq(a) <= lastSeq(b) + 1 && firstSeq(b) <= lastSeq(a) + 1

/** The later version of a message counts: its offer may have been answered. */
function union<M extends ToldMessage>(known: readonly M[], news: readonly M[]): readonly M[] {
  if (news.length === 0) return known
  const bySeq = new Map([...known, ...news].map((message) => [message.seq, message]))
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
}

/** Removes confirmed messages from the unsent ones, and advances the other side's read mark. */
function settled<M extends ToldMessage>(
  thread: Thread<M>,
  told: readonly M[],
  older: string | null,
): Thread<M> {
  const known = new Set(told.map(({ clientId }) => clientId))
  const read = told.findLast(({ isMine, isRead }) => isMine && isRead)
  return {
    told,
    older,
    unsent: thread.unsent.filter(({ clientId }) => !known.has(clientId)),
    theirSeq: Math.max(thread.theirSeq, read?.seq ?? 0),
  }
}
