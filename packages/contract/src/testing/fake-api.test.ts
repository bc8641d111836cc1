import { expect, test } from 'vitest'
import { createClient } from '../client.ts'
import { byKeptToken } from '../client/refresh.ts'
import { createFakeApi } from './fake-api.ts'
import { memoryStore } from './fake-server.ts'

function screen() {
  const fake = createFakeApi()
  const renewal = byKeptToken(memoryStore('a', 'r'), 'GET /auth/refresh')
  const api = createClient({ base: '/api', renewal, onExpired() {}, fetch: fake.fetch })
  return { ...fake, call: api }
}

const ROOM = '01990000-0000-7000-8000-000000000001'

test('what it was told to answer reaches the client, and what was sent can be looked at', async () => {
  const { api, call, complaints } = screen()
  api.answers('GET /users/message/room', { items: [], unread: 3 })
  await expect(call('GET /users/message/room')).resolves.toEqual({ items: [], unread: 3 })
  expect(api.sent('GET /users/message/room')).toMatchObject([{ token: 'a' }])
  expect(complaints).toEqual([])
})

test('a refusal carries the status and the sentence of its row', async () => {
  const { api, call } = screen()
  api.refuses('GET /users/message/room', 'INTERNAL')
  await expect(call('GET /users/message/room')).rejects.toMatchObject({ status: 500, code: 'INTERNAL' })
})

test('a lost network is no answer at all', async () => {
  const { api, call } = screen()
  api.loses('GET /users/message/room')
  await expect(call('GET /users/message/room')).rejects.toMatchObject({ code: 'NETWORK_FAILED' })
})

test('an answer is held until its gate is opened', async () => {
  const { api, call } = screen()
  api.answers('GET /users/message/room', { items: [], unread: 0 })
  const gate = api.holds('GET /users/message/room')
  let answered = false
  const answer = call('GET /users/message/room').then(() => (answered = true))
  await expect.poll(() => api.sent('GET /users/message/room')).toHaveLength(1)
  expect(answered).toBe(false)
  gate.open()
  await answer
})

test('what nobody answers, and what the server would refuse, is complained of', async () => {
  const { api, call, complaints } = screen()
  await call('GET /users/message/room').catch(() => {})
  api.answers('PATCH /users/offers/like', undefined as never)
  await call('PATCH /users/offers/like', { body: { offerId: 7 } as never }).catch(() => {})
  expect(complaints[0]).toBe('nobody answers GET /users/message/room')
  expect(complaints[1]).toContain('PATCH /users/offers/like was sent what the server refuses')
})

test('an answer or a refusal that the contract does not allow does not compile', async () => {
  const { api, call, complaints } = screen()
  // @ts-expect-error -- `unread` is a number
  api.answers('GET /users/message/room', { items: [], unread: 'three' })
  await call('GET /users/message/room').catch(() => {})
  expect(complaints[0]).toContain('GET /users/message/room never answers this')
  // @ts-expect-error -- a list of rooms never refuses a message
  api.refuses('GET /users/message/room', 'MESSAGE_BLOCKED')
  api.refuses('POST /users/message', 'MESSAGE_BLOCKED')
})

test('an open stream tells what the test tells', async () => {
  const { api, call } = screen()
  const abort = new AbortController()
  const heard: unknown[] = []
  const standing = Promise.withResolvers<void>()
  const listening = (async () => {
    const events = call.events('GET /users/message/stream', {
      signal: abort.signal,
      onAlive: standing.resolve,
    })
    for await (const event of events) heard.push(event)
  })()
  await standing.promise
  api.tells('GET /users/message/stream', { id: '1', name: 'room', data: { roomId: ROOM } })
  await expect.poll(() => heard).toEqual([{ id: '1', name: 'room', data: { roomId: ROOM } }])
  abort.abort()
  await listening
})

test('what is told before the stream is open comes first over it', async () => {
  const { api, call } = screen()
  const told = { id: '1', name: 'room', data: { roomId: ROOM } } as const
  api.tells('GET /users/message/stream', told)
  const abort = new AbortController()
  const heard: unknown[] = []
  for await (const event of call.events('GET /users/message/stream', { signal: abort.signal })) {
    heard.push(event)
    abort.abort()
  }
  expect(heard).toEqual([told])
})
