import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** What is being typed, handed on once the fingers rest; follows when the value changes elsewhere, as by going back. */
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
