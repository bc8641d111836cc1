import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMe } from '../sessions/me.ts'
import { draftKey, forgetDraft, keepDraft, keptDraft } from './kept.ts'

type DraftOptions<Value> = {
  /** The storage place: `curation:<candidate>`. */
  place: string
  /** The value without a draft. */
  empty: Value
  /** Checks a stored draft; null when it has another shape. */
  read: (kept: unknown) => Value | null
}

export type Draft<Value> = {
  value: Value
  write: (next: SetStateAction<Value>) => void
  /** True when the value is an earlier draft: '쓰던 내용이에요'. */
  isRestored: boolean
  /** Discards the draft; a toast offers to restore it. */
  discard: () => void
  /** Deletes the draft after sending. */
  forget: () => void
}

/**
 * State that is stored with every change until it is sent or discarded. The newest change wins in all tabs; a
 * value received from another tab is not stored again, which prevents a loop between two tabs.
 */
export function useDraft<Value>({ place, empty, read }: DraftOptions<Value>): Draft<Value> {
  const whose = { operatorId: useMe().id, place }
  /** Null until the person writes, so that a changed empty value still applies. */
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

function isChange<Value>(next: SetStateAction<Value>): next is (was: Value) => Value {
  return typeof next === 'function'
}

type RestoredProps = {
  draft: Pick<Draft<unknown>, 'isRestored' | 'discard'>
  className?: string
}

/** Says that the fields hold an earlier draft, with a button that discards it. */
export function Restored({ draft: { isRestored, discard }, className = '' }: RestoredProps) {
  if (!isRestored) return null
  return (
    <p className={`flex items-center gap-1 text-caption text-ink-3 ${className}`}>
      <span>쓰던 내용이에요</span>
      <span aria-hidden="true">·</span>
      <TextLink size="sm" onClick={discard}>
        버리기
      </TextLink>
    </p>
  )
}
