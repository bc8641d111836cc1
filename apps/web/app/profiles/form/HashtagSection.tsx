import { addHashtags, HASHTAG } from '@coffeeattack/domain/profiles/hashtags'
import { cutTo } from '@coffeeattack/domain/text/length'
import { DEBOUNCE_MS } from '@coffeeattack/domain/text/timings'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { TextField } from '@coffeeattack/ui/TextField'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Section } from './Section.tsx'
import type { ProfileFormState } from './use-profile-form.ts'

/** The typed tags, each cut at its fifteenth character. */
function asTyped(raw: string): string {
  return raw
    .split('#')
    .map((part) => cutTo(part, HASHTAG.characters))
    .join('#')
}

/** The field that adds keywords: on Enter, by its button and on blur, so that nothing typed is lost. */
function useHashtagField(hashtags: readonly string[], onChange: (hashtags: string[]) => void) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The latest values, for a timer that started before the last syllable was composed.
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
    // An input method may report one key press twice, before and after it completes the syllable.
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

/** Work keywords: at most thirty, fifteen characters each (VAL-12). */
export function HashtagSection({ form }: { form: ProfileFormState }) {
  const { hashtags } = form.form
  const field = useHashtagField(hashtags, (hashtags) => form.change({ hashtags }))
  const count = (
    <span className="text-label text-ink-3 tnum">
      <b className="text-ink">{hashtags.length}</b> / {HASHTAG.max}
      <span className="sr-only">개</span>
    </span>
  )
  return (
    <Section title="나의 업무 키워드" part="hashtag" aside={count}>
      <ul aria-label="추가한 키워드" className="mb-3.5 flex flex-wrap gap-2 empty:hidden">
        {hashtags.map((tag) => (
          <li key={tag} className="max-w-full">
            <RemovableChip
              name={tag}
              onRemove={() => form.change({ hashtags: hashtags.filter((other) => other !== tag) })}
            >
              #{tag}
            </RemovableChip>
          </li>
        ))}
      </ul>
      <TextField
        name="hashtag"
        label="키워드 추가"
        hideLabel
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        placeholder={`${HASHTAG.characters}자까지 쓸 수 있어요`}
        leading="#"
        trailing={field.typed !== '' && <TextLink onClick={field.addNow}>추가</TextLink>}
        error={field.problem && <span role="alert">{field.problem}</span>}
        {...field.input}
      />
    </Section>
  )
}
