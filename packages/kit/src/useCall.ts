import { ask, type Question, useAsking } from '@coffeeattack/ui/ask'
import { useRef, useState } from 'react'
import { tellFailure } from './failure.ts'

type Told = boolean | void | 'retry'

export type CallOptions<Input, Result> = {
  /** Asked before the call is sent; only a confirmation sends it. Some inputs need no question. */
  asks?: (input: Input) => Question | false | undefined
  /** After a success. Runs even when the screen is gone, and the call is busy until it ends. */
  onDone?: (result: Result, input: Input) => unknown
  /** Before a failure is told: true when the screen has handled it, 'retry' to send the same call again. */
  onFailed?: (failure: unknown, input: Input) => Told | Promise<Told>
  /** At the end, after a failure was read: with the failure, or null. */
  onSettled?: (failure: unknown, input: Input) => unknown
}

export type Call<Input, Result> = {
  /** The result; null when the press was ignored or the call failed. */
  run: (input: Input) => Promise<Result | null>
  busy: boolean
  /** The input of the current or last call, for example to mark a list's row as busy. */
  input: Input | undefined
  /** The last call's failure, until the next call starts. */
  failure: unknown
  /** Forgets the failure and the intention, so that the next call gets a new key. */
  reset: () => void
}

/** An intention: its input as text, and the idempotency key under which the server acts once. */
type Intention = { text: string; key: string }

/**
 * A change, sent by `run`. One at a time: a press during a call is ignored, even one before the button is disabled.
 * While a dialog waits for the person, the call is not busy. A failure is told in the words of its catalogue row,
 * with a retry where the row has one. `key` is the intention's idempotency key: the same input keeps it until the
 * call succeeds.
 */
export function useCall<Result, Input = void>(
  send: (input: Input, key: string) => Promise<Result>,
  { asks, onDone, onFailed, onSettled }: CallOptions<Input, Result> = {},
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

  /** The result, or a failure that was handled or told. */
  async function sendWithRetry(
    input: Input,
    key: string,
  ): Promise<{ result: Result } | { failure: unknown }> {
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
    const question = asks?.(input)
    if (question && (await ask({ cancel: '그대로 두기', ...question })) !== 'confirm') return null
    if (running.current) return null
    running.current = true
    setState({ busy: true, input, failure: null })
    try {
      const outcome = await sendWithRetry(input, keyFor(input))
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
