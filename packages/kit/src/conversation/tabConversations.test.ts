import type { ToldMessage, Unsent } from '@coffeeattack/domain/rooms/thread'
import { expect, test, vi } from 'vitest'
import { lost, refusal } from '../testing/failures.ts'
import { createConversations } from './tabConversations.ts'

type Message = ToldMessage & { text: string }

const ROOM = 'room'
const blocked = () => refusal('MESSAGE_BLOCKED')

/** A server that stores each message once, however often it is sent; `step` may fail before or after that. */
async function setUp() {
  const told: Message[] = []
  const posted: string[] = []
  const server = { step: (_when: 'before' | 'after'): void => {}, told, posted }
  let names = 0
  const onBehind = vi.fn<(roomId: string) => void>()
  const write = (text: string, clientId: string | null): Message => {
    const message = { seq: told.length + 1, text, clientId, isMine: clientId !== null, isRead: false }
    told.push(message)
    return message
  }
  const talk = createConversations<Message>({
    read: async (_roomId, { cursor }) => {
      const items = told.filter(({ seq }) => cursor === undefined || seq < Number(cursor)).slice(-3)
      return { items, nextCursor: (items[0]?.seq ?? 1) > 1 ? String(items[0]!.seq) : null }
    },
    async post(_roomId, { clientId, text }: Unsent) {
      posted.push(text)
      await Promise.resolve()
      server.step('before')
      const message = told.find((each) => each.clientId === clientId) ?? write(text, clientId)
      server.step('after')
      return message
    },
    onBehind,
    newId: () => `c${(names += 1)}`,
    now: () => new Date(0),
  })
  await talk.catchUp(ROOM)
  const unsent = () => talk.threadOf(ROOM).unsent
  return {
    talk,
    server,
    onBehind,
    theyWrite: (text: string) => write(text, null),
    unsent,
    shown: () => talk.threadOf(ROOM).told.map(({ text }) => text),
    texts: () => told.map(({ text }) => text),
    settled: () => vi.waitFor(() => expect(unsent().some(({ state }) => state === 'sending')).toBe(false)),
  }
}

const ignore = () => {}

test('[MSG-1] messages written quickly arrive in order', async () => {
  const { talk, unsent, settled, texts, shown } = await setUp()
  for (const text of ['하나', '둘', '셋']) talk.say(ROOM, text, ignore)
  expect(unsent().map(({ text }) => text)).toEqual(['하나', '둘', '셋'])
  expect(talk.hasUnsent()).toBe(true)
  await settled()
  expect([texts(), shown(), talk.hasUnsent()]).toEqual([['하나', '둘', '셋'], ['하나', '둘', '셋'], false])
})

test('[MSG-1] offline nothing is lost, and when the connection is back everything is sent in order', async () => {
  const { talk, server, unsent, settled, texts, shown } = await setUp()
  const onRefused = vi.fn<(failure: unknown) => void>()
  server.step = () => {
    throw lost()
  }
  for (const text of ['하나', '둘']) talk.say(ROOM, text, onRefused)
  await settled()
  expect(unsent().map(({ state }) => state)).toEqual(['failed', 'failed'])
  server.step = () => {}
  talk.sayWhatFailed(onRefused)
  await settled()
  expect([texts(), shown(), unsent()]).toEqual([['하나', '둘'], ['하나', '둘'], []])
  expect(onRefused).not.toHaveBeenCalled()
})

test('[MSG-1] a lost response makes no second message', async () => {
  const { talk, server, unsent, settled, texts, shown } = await setUp()
  server.step = (when) => {
    if (when === 'after') throw lost()
  }
  talk.say(ROOM, '하나', ignore)
  await settled()
  expect([texts(), unsent().length]).toEqual([['하나'], 1])
  server.step = () => {}
  talk.sayAgain(ROOM, unsent()[0]!.clientId, ignore)
  await settled()
  expect([texts(), shown(), server.posted]).toEqual([['하나'], ['하나'], ['하나', '하나']])
})

test('[MSG-2] a refused message is told once, is not resent automatically, and can be discarded', async () => {
  const { talk, server, unsent, settled } = await setUp()
  const onRefused = vi.fn<(failure: unknown) => void>()
  server.step = () => {
    throw blocked()
  }
  talk.say(ROOM, '하나', onRefused)
  await settled()
  expect(onRefused).toHaveBeenCalledOnce()
  talk.sayWhatFailed(onRefused)
  expect(unsent().map(({ state }) => state)).toEqual(['refused'])
  talk.throwAway(ROOM, unsent()[0]!.clientId)
  expect([unsent(), server.posted]).toEqual([[], ['하나']])
})

test('[MSG-1] a message that follows a missed one refetches the newest', async () => {
  const { talk, theyWrite, onBehind, shown } = await setUp()
  theyWrite('하나')
  const second = theyWrite('둘')
  talk.hear(ROOM, second)
  expect([shown(), onBehind.mock.calls]).toEqual([[], [[ROOM]]])
  await talk.catchUp(ROOM)
  expect(shown()).toEqual(['하나', '둘'])
})

test('[MSG-1] older messages load page by page, and every subscriber is notified', async () => {
  const { talk, theyWrite, shown } = await setUp()
  for (const text of ['하나', '둘', '셋', '넷', '다섯']) theyWrite(text)
  const tell = vi.fn<() => void>()
  const stop = talk.listen(tell)
  await talk.catchUp(ROOM)
  expect(shown()).toEqual(['셋', '넷', '다섯'])
  await talk.loadOlder(ROOM)
  await talk.loadOlder(ROOM)
  expect(shown()).toEqual(['하나', '둘', '셋', '넷', '다섯'])
  expect(tell).toHaveBeenCalledTimes(2)
  stop()
  talk.hearRead(ROOM, 3)
  expect([tell.mock.calls.length, talk.threadOf(ROOM).theirSeq]).toEqual([2, 3])
})

test('events do not create a room that was never opened here', async () => {
  const { talk, theyWrite, onBehind } = await setUp()
  talk.hear('other', theyWrite('하나'))
  talk.hearRead('other', 1)
  expect([talk.threadOf('other').told, talk.threadOf('other').theirSeq, onBehind.mock.calls]).toEqual([
    [],
    0,
    [],
  ])
})
