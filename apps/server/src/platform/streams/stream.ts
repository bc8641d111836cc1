import type { ServerResponse } from 'node:http'
import { STREAM } from './limits.ts'

export type Subscriber = {
  readonly audienceId: string
  /** The member of the audience. */
  readonly memberId: string
  /** Open streams are limited for each caller. */
  readonly callerId: string
  readonly sessionId: string
}

/** One open response. `position` is the number of the last event written to it. */
export type Stream = Subscriber & {
  readonly openedAt: Date
  readonly position: number
  /** The buffer is full; nothing is written until it drains. */
  readonly isFull: boolean
  /** Writes an event after the stream's position. Empty text only moves the position. */
  send(seq: number, text: string): void
  beat(): void
  /** `returnMs` tells the reader when to reconnect. */
  end(returnMs?: number): void
}

type Opening = {
  subscriber: Subscriber
  openedAt: Date
  position: number
  /** The buffer has drained. */
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
    send(seq, text) {
      if (isFull || seq <= position) return
      position = seq
      if (text) write(text)
    },
    beat() {
      if (!isFull) return write(':\n\n')
      // A reader that takes nothing for two heartbeats is gone, or reconnects and catches up.
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
