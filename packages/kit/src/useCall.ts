import { useAsking } from '@coffeeattack/ui/ask'
import { useRef, useState } from 'react'
import { tellFailure } from './failure.ts'

type Told = boolean | void | 'retry'

export type CallOptions<Input, Result> = {
  /** It went well. Runs even when the screen that asked is gone, and the call is busy until it ends. */
  onDone?: (result: Result, input: Input) => unknown
  /** Before a failure is told: true when nothing is left to tell, 'retry' when the person wants the same call once more. */
  onFailed?: (failure: unknown, input: Input) => Told | Promise<Told>
  /** After either, and after a failure was read: with the failure, or null. */
  onSettled?: (failure: unknown, input: Input) => unknown
}

export type Call<Input, Result> = {
  /** The answer; null when it was not heard, or when nothing came of it. */
  run: (input: Input) => Promise<Result | null>
  busy: boolean
  /** With what it runs, or ran last: which row of a list is busy. */
  input: Input | undefined
  /** Why the last one came to nothing, until the next begins. */
  failure: unknown
  /** Forgets the failure and the intention: what is sent next is another matter. */
  reset: () => void
}

/** One intention: what it says, and the key under which the server does it once. */
type Intention = { text: string; key: string }

/**
 * A change, made by `run`. One at a time: a press while it runs is not heard, not even one before the button could say
 * so; it is not busy while it asks the person something, for then nothing is under way. A failure is told in the words
 * of its row, and the same call is made again if the person asks for that. `key` is the intention's: the same input
 * keeps it until the call went well, however often it is tried.
 */
export function useCall<Result, Input = void>(
  send: (input: Input, key: string) => Promise<Result>,
  { onDone, onFailed, onSettled }: CallOptions<Input, Result> = {},
): Call<Input, Result> {
  const running = useRef(false)
  const intention = useRef<Intention | null>(null)
  const [state, setState] = useState<{ busy: boolean; input?: Input; failure: unknown }>(idle)
  const asking = useAsking()

  function keyFor(input: Input): string {
    const text = JSON.stringify(input) ?? ''
    if (intention.current?.text !== text) intention.current = { text, key: crypto.randomUUID() }
    return intention.current.key
  }

  /** The answer, or the failure that was left to tell or was told. */
  async function insist(input: Input, key: string): Promise<{ result: Result } | { failure: unknown }> {
    for (;;) {
      try {
        return { result: await send(input, key) }
      } catch (failure) {
        setState({ busy: true, input, failure })
        const told = (await onFailed?.(failure, input)) || (await tellFailure(failure))
        if (told !== 'retry') return { failure }
        setState({ busy: true, input, failure: null })
      }
    }
  }

  async function run(input: Input): Promise<Result | null> {
    if (running.current) return null
    running.current = true
    setState({ busy: true, input, failure: null })
    try {
      const outcome = await insist(input, keyFor(input))
      if ('failure' in outcome) {
        await onSettled?.(outcome.failure, input)
        return null
      }
      intention.current = null
      await onDone?.(outcome.result, input)
      await onSettled?.(null, input)
      return outcome.result
    } finally {
      running.current = false
      setState((now) => ({ ...now, busy: false }))
    }
  }

  function reset() {
    intention.current = null
    setState((now) => ({ ...now, failure: null }))
  }
  return { run, busy: state.busy && !asking, input: state.input, failure: state.failure, reset }
}

const idle = { busy: false, failure: null }
