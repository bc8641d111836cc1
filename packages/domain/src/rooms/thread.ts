/** What a thread needs to know of a message. `seq` counts within the room: 1, 2, 3, without a gap. */
export type ToldMessage = { seq: number; isMine: boolean; isRead: boolean; clientId: string | null }

/** `failed` did not reach the server and may go again by itself; `refused` was answered with a no. */
export type UnsentState = 'sending' | 'failed' | 'refused'

/** Written here, not yet known to be with the server. */
export type Unsent = { clientId: string; text: string; at: Date; state: UnsentState }

/** Messages one after another as the server tells them, and where the older ones go on; null at the beginning. */
export type Run<M> = { items: readonly M[]; nextCursor: string | null }

/**
 * One conversation as this device knows it. Answers, live events and catch-ups come in any order, some twice, some
 * late; whatever the order, the thread ends up the same. `told` never has a gap: what would leave one is not taken in,
 * and `isBehind` says that the newest have to be read anew.
 */
export type Thread<M> = {
  told: readonly M[]
  older: string | null
  unsent: readonly Unsent[]
  /** How far the other side has read. */
  theirSeq: number
}

export function emptyThread<M extends ToldMessage>(): Thread<M> {
  return { told: [], older: null, unsent: [], theirSeq: 0 }
}

/** The newest messages, read at any moment: added to what is known, or in its place when too much lies between. */
export function caughtUp<M extends ToldMessage>(thread: Thread<M>, newest: Run<M>): Thread<M> {
  if (newest.items.length === 0 || thread.told.length === 0) {
    return newest.items.length === 0 ? thread : settled(thread, newest.items, newest.nextCursor)
  }
  if (!touches(thread.told, newest.items)) {
    // An answer that was overtaken is older than everything known, and says nothing new.
    return firstSeq(newest.items) > lastSeq(thread.told)
      ? settled(thread, newest.items, newest.nextCursor)
      : thread
  }
  const older = firstSeq(newest.items) < firstSeq(thread.told) ? newest.nextCursor : thread.older
  return settled(thread, union(thread.told, newest.items), older)
}

/** The page before the ones known. It says nothing when the thread was read anew meanwhile. */
export function olderCame<M extends ToldMessage>(thread: Thread<M>, page: Run<M>): Thread<M> {
  if (page.items.length === 0) return { ...thread, older: page.nextCursor }
  return touches(thread.told, page.items) ? caughtUp(thread, page) : thread
}

/** A live message, or the answer to one that was sent. */
export function arrived<M extends ToldMessage>(thread: Thread<M>, message: M): Thread<M> {
  const unsent = thread.unsent.filter(({ clientId }) => clientId !== message.clientId)
  const taken = isBehind(thread, message) || isForgotten(thread, message) ? [] : [message]
  return settled({ ...thread, unsent }, union(thread.told, taken), thread.older)
}

/** The message would leave a gap: something before it was missed. */
export function isBehind<M extends ToldMessage>({ told }: Thread<M>, { seq }: ToldMessage): boolean {
  return seq > lastSeq(told) + 1
}

/** Older than what is shown: it comes with its page. */
function isForgotten<M extends ToldMessage>({ told }: Thread<M>, { seq }: ToldMessage): boolean {
  return told.length > 0 && seq < firstSeq(told)
}

export function wrote<M extends ToldMessage>(thread: Thread<M>, written: Omit<Unsent, 'state'>): Thread<M> {
  return { ...thread, unsent: [...thread.unsent, { ...written, state: 'sending' }] }
}

/** One that was told meanwhile is no longer among them, so a late failure changes nothing. */
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

/** The later word about a message counts: its offer may have been answered meanwhile. */
function union<M extends ToldMessage>(known: readonly M[], news: readonly M[]): readonly M[] {
  if (news.length === 0) return known
  const bySeq = new Map([...known, ...news].map((message) => [message.seq, message]))
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
}

/** What was told is no longer unsent, and whatever they read of mine moves their mark. */
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
