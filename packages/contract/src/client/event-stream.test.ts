import { expect, test } from 'vitest'
import { readEvents, type ServerEvent } from './event-stream.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

async function eventsOf(chunks: Iterable<Uint8Array>): Promise<ServerEvent[]> {
  const events: ServerEvent[] = []
  for await (const event of readEvents(ReadableStream.from(chunks))) events.push(event)
  return events
}

test('reads names, ids and JSON data, and skips heartbeats', async () => {
  const stream = ': hello\n\nid: 7\nevent: unread\ndata: {"unread":2}\n\n: beat\n\ndata: "그냥"\n\n'
  expect(await eventsOf([bytes(stream)])).toEqual([
    { id: '7', name: 'unread', data: { unread: 2 } },
    { id: null, name: 'message', data: '그냥' },
  ])
})

test('an event may arrive in any pieces, a letter in halves, a line end in halves', async () => {
  const stream = bytes('id: 1\r\nevent: message\r\ndata: {"message":\r\ndata: "안녕하세요"}\r\n\r\n')
  const byteByByte = Array.from(stream, (byte) => Uint8Array.of(byte))
  expect(await eventsOf(byteByByte)).toEqual([{ id: '1', name: 'message', data: { message: '안녕하세요' } }])
})

test('a heartbeat is no event, yet a sign of life', async () => {
  let signs = 0
  const beats = ReadableStream.from([bytes(': beat\n\n'), bytes(': beat\n\n')])
  for await (const event of readEvents(beats, () => (signs += 1))) throw new Error(`heard ${event.name}`)
  expect(signs).toBe(2)
})

test('an event that was cut off is not delivered', async () => {
  expect(await eventsOf([bytes('data: 1\n\nid: 2\ndata: {"mess')])).toEqual([
    { id: null, name: 'message', data: 1 },
  ])
})
