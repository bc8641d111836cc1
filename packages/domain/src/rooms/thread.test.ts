import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  arrived,
  caughtUp,
  changed,
  discarded,
  emptyThread,
  isBehind,
  olderCame,
  readByThem,
  type Thread,
  type ToldMessage,
  type Unsent,
  wrote,
} from './thread.ts'

const at = new Date('2026-11-15T05:14:00Z')
const theirs = (seq: number): ToldMessage => ({ seq, isMine: false, isRead: false, clientId: null })
const mine = (seq: number, clientId = `c${seq}`, isRead = false): ToldMessage => ({
  seq,
  isMine: true,
  isRead,
  clientId,
})
const page = (from: number, to: number) => ({
  items: Array.from({ length: to - from + 1 }, (_, index) => theirs(from + index)),
  nextCursor: from > 1 ? `before ${from}` : null,
})
const seqs = ({ told }: Thread<ToldMessage>) => told.map(({ seq }) => seq)
const loaded = (from: number, to: number) => caughtUp(emptyThread<ToldMessage>(), page(from, to))

test('[MSG-1] what I write stands at once, and once: the live event and the answer are the same message', () => {
  const written = wrote(loaded(1, 2), { clientId: 'mine', text: '좋아요', at })
  expect(written.unsent).toMatchObject([{ clientId: 'mine', state: 'sending' }])
  const told = mine(3, 'mine')
  for (const order of [
    [told, told],
    [told, theirs(4), told],
  ]) {
    const thread = order.reduce<Thread<ToldMessage>>(arrived, written)
    expect(thread.unsent).toEqual([])
    expect(thread.told.filter(({ clientId }) => clientId === 'mine')).toHaveLength(1)
  }
})

test('[MSG-1] one that failed can be sent again or thrown away; a late failure of one that came through is not heard', () => {
  const written = wrote(wrote(loaded(1, 2), { clientId: 'a', text: 'a', at }), {
    clientId: 'b',
    text: 'b',
    at,
  })
  const named = (name: string) => (unsent: Unsent) => unsent.clientId === name
  const failed = changed(written, 'failed', () => true)
  expect(failed.unsent.map(({ state }) => state)).toEqual(['failed', 'failed'])
  expect(changed(failed, 'sending', named('b')).unsent.map(({ state }) => state)).toEqual([
    'failed',
    'sending',
  ])
  expect(discarded(failed, 'a').unsent.map(({ clientId }) => clientId)).toEqual(['b'])
  expect(changed(arrived(written, mine(3, 'a')), 'failed', named('a')).unsent).toMatchObject([
    { clientId: 'b', state: 'sending' },
  ])
})

test('[MSG-1] older pages join at the front, and again the same page changes nothing', () => {
  const thread = olderCame(loaded(31, 60), page(1, 30))
  expect([seqs(thread).length, thread.older]).toEqual([60, null])
  for (const again of [page(1, 30), page(31, 60)]) expect(caughtUp(thread, again)).toEqual(thread)
  expect(loaded(31, 60).older).toBe('before 31')
})

test('[MSG-1] a message after a gap is not shown before what it follows', () => {
  const thread = loaded(1, 5)
  expect([isBehind(thread, theirs(6)), isBehind(thread, theirs(7))]).toEqual([false, true])
  expect(seqs(arrived(thread, theirs(7)))).toEqual([1, 2, 3, 4, 5])
  expect(seqs(caughtUp(thread, page(3, 7)))).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('[MSG-1] after too long a gap the newest take the place of the old, which come back page by page', () => {
  const thread = caughtUp(loaded(1, 5), page(40, 60))
  expect([seqs(thread)[0], thread.older]).toEqual([40, 'before 40'])
  expect(seqs(olderCame(thread, page(20, 39)))[0]).toBe(20)
  expect(olderCame(thread, page(1, 5))).toBe(thread)
  // An answer that was on its way since before the gap.
  expect(caughtUp(thread, page(1, 5))).toBe(thread)
})

test('[MSG-1] their mark moves forward only, by its event and by what a page says', () => {
  const thread = readByThem(caughtUp(loaded(1, 2), { items: [mine(2, 'a', true)], nextCursor: null }), 1)
  expect(thread.theirSeq).toBe(2)
  expect(readByThem(thread, 4).theirSeq).toBe(4)
})

/** A server, a device, and a network that delays, repeats and loses; steps are drawn by chance. */
type World = {
  server: ToldMessage[]
  thread: Thread<ToldMessage>
  /** Live events that the standing line has yet to bring. */
  line: ToldMessage[]
  standing: boolean
  /** Answers under way. */
  answers: (() => void)[]
  written: number
}

const SIZE = 4
const newest = (server: readonly ToldMessage[]) => {
  const items = server.slice(-SIZE)
  return { items, nextCursor: (items[0]?.seq ?? 1) > 1 ? String(items[0]?.seq) : null }
}
const before = (server: readonly ToldMessage[], seq: number) => {
  const items = server.filter((each) => each.seq < seq).slice(-SIZE)
  return { items, nextCursor: (items[0]?.seq ?? 1) > 1 ? String(items[0]?.seq) : null }
}

/** Writes it once, however often it is sent. */
function accept(world: World, clientId: string | null): ToldMessage {
  const known = clientId && world.server.find((each) => each.clientId === clientId)
  if (known) return known
  const seq = world.server.length + 1
  const message = clientId ? mine(seq, clientId) : theirs(seq)
  world.server.push(message)
  if (world.standing) world.line.push(message)
  return message
}

function hear(world: World, message: ToldMessage) {
  if (isBehind(world.thread, message)) catchUp(world)
  world.thread = arrived(world.thread, message)
}
function catchUp(world: World) {
  const run = newest(world.server)
  world.answers.push(() => (world.thread = caughtUp(world.thread, run)))
}
function send(world: World, clientId: string) {
  const message = accept(world, clientId)
  world.answers.push(() => hear(world, message))
}

const fail = (thread: Thread<ToldMessage>, clientId: string) =>
  changed(thread, 'failed', (unsent) => unsent.clientId === clientId)

const steps: Record<string, (world: World) => void> = {
  theySend: (world) => void accept(world, null),
  iWrite(world) {
    const clientId = `c${(world.written += 1)}`
    world.thread = wrote(world.thread, { clientId, text: clientId, at })
    send(world, clientId)
  },
  iWriteInVain(world) {
    const clientId = `c${(world.written += 1)}`
    world.thread = fail(wrote(world.thread, { clientId, text: clientId, at }), clientId)
  },
  answerIsLost(world) {
    const lost = world.thread.unsent[0]
    if (!lost) return
    accept(world, lost.clientId)
    world.thread = fail(world.thread, lost.clientId)
  },
  retry(world) {
    world.thread = changed(world.thread, 'sending', () => true)
    for (const { clientId } of world.thread.unsent) send(world, clientId)
  },
  answerComes: (world) => world.answers.shift()?.(),
  lastAnswerComesFirst: (world) => world.answers.pop()?.(),
  eventComes(world) {
    const event = world.line.shift()
    if (event) hear(world, event)
  },
  cut(world) {
    world.standing = false
    world.line = []
  },
  reconnect(world) {
    if (world.standing) return
    world.standing = true
    catchUp(world)
  },
  scrollUp(world) {
    if (world.thread.older === null) return
    const run = before(world.server, Number(world.thread.older))
    world.answers.push(() => (world.thread = olderCame(world.thread, run)))
  },
}

function checkAlways({ thread }: World) {
  const shown = seqs(thread)
  expect(shown).toEqual(shown.map((_, index) => (shown[0] ?? 0) + index))
  const told = new Set(thread.told.map(({ clientId }) => clientId))
  expect(thread.unsent.filter(({ clientId }) => told.has(clientId))).toEqual([])
}

test('[MSG-1] any order of sends, answers, live events, cuts and catch-ups ends with the same list', () => {
  const names = fc.array(fc.constantFrom(...Object.keys(steps)), { maxLength: 80 })
  fc.assert(
    fc.property(names, (drawn) => {
      const world: World = {
        server: [],
        thread: emptyThread(),
        line: [],
        standing: true,
        answers: [],
        written: 0,
      }
      const run = (name: string) => {
        steps[name]!(world)
        checkAlways(world)
      }
      drawn.forEach(run)
      // The network comes back for good: what failed is sent again, and everything under way arrives.
      run('reconnect')
      run('retry')
      while (world.answers.length + world.line.length > 0) {
        run('answerComes')
        run('eventComes')
      }
      while (world.thread.older !== null) {
        run('scrollUp')
        run('answerComes')
      }
      expect(world.thread.told).toEqual(world.server)
      expect(world.thread.unsent).toEqual([])
      expect(world.server.filter(({ isMine }) => isMine)).toHaveLength(world.written)
    }),
    { numRuns: 1_000 },
  )
})
