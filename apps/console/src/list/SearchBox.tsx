import { DEBOUNCE_MS } from '@coffeeattack/domain/text/timings'
import { Search } from '@coffeeattack/ui/icons/Search'
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'

type SearchBoxProps = {
  ref?: Ref<HTMLInputElement>
  label: string
  /** Must be stable between renderings. */
  onSearch: (words: string) => void
}

/** A search field that reports after a pause in typing. */
export function SearchBox({ ref, label, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed.trim()), DEBOUNCE_MS.companySearch)
    return () => clearTimeout(timer)
  }, [typed, onSearch])
  return (
    <search className="mb-4 flex h-[50px] items-center gap-2.5 rounded-bar bg-surface px-4 text-ink-3 inset-ring inset-ring-line-field focus-within:inset-ring-2 focus-within:inset-ring-ink">
      <Search size={20} />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={`${label}로 찾아보세요`}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        className="h-full min-w-0 flex-1 font-medium text-ink outline-none"
      />
    </search>
  )
}

/** The text being typed, reported after a pause. It follows changes from elsewhere, such as Back. */
export function useTyped(value: string, restMs: number, hand: (typed: string) => void) {
  const [typed, setTyped] = useState(value)
  const handed = useRef(value)
  const handOn = useEffectEvent((text: string) => {
    handed.current = text
    hand(text)
  })
  useEffect(() => {
    if (value === handed.current) return
    handed.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    if (typed === handed.current) return
    const timer = setTimeout(() => handOn(typed), restMs)
    return () => clearTimeout(timer)
  }, [typed, restMs])
  return [typed, setTyped] as const
}
