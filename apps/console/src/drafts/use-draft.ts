import { toast } from '@coffeeattack/ui/toast'
import { type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMe } from '../sessions/me.ts'
import { draftKey, forgetDraft, keepDraft, keptDraft } from './kept.ts'

type DraftOptions<Value> = {
  /** What is written there: `curation:<candidate>`. */
  place: string
  /** As it stands before anybody wrote. */
  empty: Value
  /** What was kept, if it is a draft of this kind. */
  read: (kept: unknown) => Value | null
}

export type Draft<Value> = {
  value: Value
  write: (next: SetStateAction<Value>) => void
  /** It was begun earlier: '쓰던 내용이에요'. */
  isRestored: boolean
  /** Thrown away by hand; a toast brings it back. */
  discard: () => void
  /** It was sent. */
  forget: () => void
}

/**
 * A state that outlives the page: kept with every change until it is sent or thrown away. In two tabs the last one written
 * stands in both; what a tab hears from the other it does not write again, so they never answer each other.
 */
export function useDraft<Value>({ place, empty, read }: DraftOptions<Value>): Draft<Value> {
  const whose = { operatorId: useMe().id, place }
  /** Null before anybody wrote: then what is empty may still change. */
  const [begun, setBegun] = useState(() => read(keptDraft(localStorage, whose)))
  const [isRestored, setRestored] = useState(begun !== null)
  const latest = useRef(begun)

  function show(next: Value | null) {
    latest.current = next
    setBegun(next)
  }
  function write(next: SetStateAction<Value>) {
    const now = isChange(next) ? next(latest.current ?? empty) : next
    const isEmpty = JSON.stringify(now) === JSON.stringify(empty)
    show(isEmpty ? null : now)
    if (isEmpty) forgetDraft(localStorage, whose)
    else keepDraft(localStorage, whose, now, new Date())
  }
  function forget() {
    write(empty)
    setRestored(false)
  }
  function discard() {
    const was = latest.current ?? empty
    forget()
    toast('쓰던 내용을 버렸어요', {
      action: {
        label: '되돌리기',
        onPress() {
          write(was)
          setRestored(true)
        },
      },
    })
  }

  const hear = useEffectEvent(({ key }: StorageEvent) => {
    if (key === draftKey(whose)) show(read(keptDraft(localStorage, whose)))
  })
  useEffect(() => {
    const heard = (event: StorageEvent) => hear(event)
    window.addEventListener('storage', heard)
    return () => window.removeEventListener('storage', heard)
  }, [])
  return { value: begun ?? empty, write, isRestored, discard, forget }
}

const isChange = <Value>(next: SetStateAction<Value>): next is (was: Value) => Value =>
  typeof next === 'function'
