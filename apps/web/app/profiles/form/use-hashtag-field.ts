import { addHashtags, HASHTAG } from '@coffeeattack/domain/profiles/hashtags'
import { cutTo } from '@coffeeattack/domain/text/length'
import { DEBOUNCE_MS } from '@coffeeattack/domain/text/timings'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** Each tag of what is typed, cut at its fifteenth character. */
function asTyped(raw: string): string {
  return raw
    .split('#')
    .map((part) => cutTo(part, HASHTAG.characters))
    .join('#')
}

/** The field that adds keywords: by Enter, by its button, and by leaving it, so that nothing typed is lost. */
export function useHashtagField(hashtags: readonly string[], onChange: (hashtags: string[]) => void) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The latest of everything, for a timer that began before the last syllable was composed.
  const latest = useRef(add)
  useEffect(() => {
    latest.current = add
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function add() {
    clearTimeout(timer.current)
    const text = input.current?.value ?? ''
    if (text.trim() === '') return
    const added = addHashtags(hashtags, text)
    setTyped('')
    setProblem(added.problem)
    onChange(added.hashtags)
  }
  function addByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    // An input method may report one press twice, before and after it closes the syllable.
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), DEBOUNCE_MS.hashtagAdd)
  }
  return {
    typed,
    problem,
    addNow: add,
    input: {
      ref: input,
      value: typed,
      format: asTyped,
      onValueChange(text: string) {
        setTyped(text)
        setProblem(null)
      },
      onKeyDown: addByKey,
      onBlur: add,
    },
  }
}
