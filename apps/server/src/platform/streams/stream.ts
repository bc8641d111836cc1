import type { ServerResponse } from 'node:http'
import { STREAM } from './limits.ts'

export type Subscriber = {
  readonly audienceId: string
  /** Who of the audience it is. */
  readonly memberId: string
  /** Streams of one caller are counted together. */
  readonly callerId: string
  readonly sessionId: string
}

/** One open answer. Its position is the number of the last event that was written to it. */
export type Stream = Subscriber & {
  readonly openedAt: Date
  readonly position: number
  /** Its reader is slower than what comes: nothing is written until what waits has been taken. */
  readonly isFull: boolean
  /** Writes one event, if it is the stream's next. An event that has nothing to say only moves the position. */
  tell(seq: number, text: string): void
  beat(): void
  /** With a hint when to come back, if its reader should. */
  end(returnMs?: number): void
}

type Opening = {
  subscriber: Subscriber
  openedAt: Date
  position: number
  /** There is room again. */
  onRoom: () => void
}

export function openStream(raw: ServerResponse, { subscriber, openedAt, position, onRoom }: Opening): Stream {
  let isFull = false
  let beatsWhileFull = 0

  function write(text: string): void {
    if (raw.destroyed || raw.writableEnded) return
    raw.write(text)
    isFull = raw.writableLength > STREAM.bufferBytes
  }
  raw.on('drain', () => {
    beatsWhileFull = 0
    if (!isFull) return
    isFull = false
    onRoom()
  })

  return {
    ...subscriber,
    openedAt,
    get position() {
      return position
    },
    get isFull() {
      return isFull
    },
    tell(seq, text) {
      if (isFull || seq <= position) return
      position = seq
      if (text) write(text)
    },
    beat() {
      if (!isFull) return write(':\n\n')
      // Whoever takes nothing for so long is gone, or comes back and catches up.
      beatsWhileFull += 1
      if (beatsWhileFull > 1) raw.destroy()
    },
    end(returnMs) {
      if (returnMs !== undefined) write(`retry: ${returnMs}\n\n`)
      raw.end()
    },
  }
}

export const eventText = (seq: number, name: string, data: unknown): string =>
  `id: ${seq}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`
