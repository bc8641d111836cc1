import { EventEmitter } from 'node:events'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LineTap } from './line-tap.ts'

const message = (letter: string, said: Buffer) => {
  const head = Buffer.alloc(5)
  head.write(letter)
  head.writeUInt32BE(4 + said.length, 1)
  return Buffer.concat([head, said])
}
const row = (text: Buffer) => {
  const before = Buffer.alloc(6)
  before.writeInt16BE(1)
  before.writeInt32BE(text.length, 2)
  return message('D', Buffer.concat([before, text]))
}
const ready = message('Z', Buffer.from('I'))

/** A line to which the driver listens, and what the driver heard. */
function tapped() {
  const line = new EventEmitter()
  const heard: Buffer[] = []
  line.on('data', (bytes: Buffer) => heard.push(bytes))
  const tap = new LineTap(line)
  return { tap, say: (bytes: Buffer) => void line.emit('data', bytes), heard: () => Buffer.concat(heard) }
}

const cutAt = (bytes: Buffer, places: readonly number[]) => {
  const ends = [...new Set(places.map((place) => place % bytes.length)), 0, bytes.length].toSorted(
    (a, b) => a - b,
  )
  return ends.slice(1).map((end, at) => bytes.subarray(ends[at], end))
}

// Also what looks like a row or like the end, inside of something else.
const said = fc.oneof(
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(ready, row(Buffer.from('속')), Buffer.concat([ready, ready])),
)
const aside = fc
  .tuple(fc.constantFrom('2', 'C', 'N', 'S', 'A', 'E'), said)
  .map(([letter, text]) => message(letter, text))
const places = fc.array(fc.nat(500), { maxLength: 12 })

describe('a line whose rows are taken out', () => {
  it('hands over the text, and to the driver everything else, however the bytes come', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ before: fc.array(aside), text: said, after: fc.array(aside), places }), {
          minLength: 1,
        }),
        (questions) => {
          const { tap, say, heard } = tapped()
          say(ready)
          const expected = [ready]
          for (const { before, text, after, places: cuts } of questions) {
            const taken: Buffer[] = []
            tap.takeRows({ take: (bytes) => taken.push(bytes) })
            for (const bytes of cutAt(Buffer.concat([...before, row(text), ...after, ready]), cuts))
              say(bytes)
            expected.push(...before, ...after, ready)
            expect(taken).toEqual([text])
          }
          expect(heard()).toEqual(Buffer.concat(expected))
        },
      ),
    ))

  it('leaves to the driver what nobody waits for', () => {
    const { say, heard } = tapped()
    const all = Buffer.concat([row(Buffer.from('가')), ready])
    for (const bytes of cutAt(all, [3, 7, 20])) say(bytes)
    expect(heard()).toEqual(all)
  })

  it.each([
    ['nothing was heard yet', []],
    ['a message is still coming', [Buffer.concat([ready, message('N', Buffer.from('알림')).subarray(0, 8)])]],
  ])('leaves a row to the driver while %s', (_when, before) => {
    const { tap, say, heard } = tapped()
    for (const bytes of before) say(bytes)
    tap.takeRows({ take: () => expect.unreachable() })
    const rest = Buffer.concat([row(Buffer.from('가')), ready])
    say(rest)
    expect(heard()).toEqual(Buffer.concat([...before, rest]))
  })

  it('is not made where the driver listens in another way', () => {
    expect(() => new LineTap(new EventEmitter())).toThrow('as it used to')
  })
})
