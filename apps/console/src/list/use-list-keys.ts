import { type RefObject, useEffect, useRef } from 'react'
import { useKeys } from '../keys/registry.ts'

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')]

/**
 * Keys of a list: `/` focuses the search field, ↑ ↓ (or K and J) move between the rows, Enter opens, → enters
 * the panel, Esc closes it.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  close: () => void,
): void {
  function find(): boolean {
    field.current?.focus()
    field.current?.select()
    return true
  }
  function walk(event: KeyboardEvent, step: 1 | -1): boolean {
    const target = event.target instanceof HTMLElement ? event.target : null
    // Letters do not scroll, so they continue from the open row wherever the focus is.
    const isLetter = event.key.length === 1
    const from = isLetter && !target?.matches('[data-row]') ? openRow(list.current) : target
    const next = list.current && rowAfter(rowsIn(list.current), from, step, field.current)
    next?.focus()
    return next !== null
  }
  function goOver({ target }: KeyboardEvent): boolean {
    if (target instanceof HTMLElement && target.matches('[data-row][aria-current]'))
      document.querySelector<HTMLElement>('[data-opened-title]')?.focus()
    return false
  }
  function leave(): boolean {
    close()
    return false
  }
  useKeys('목록', [
    { on: ['j', 'ArrowDown'], caps: ['J'], does: '다음 줄', press: (event) => walk(event, 1) },
    { on: ['k', 'ArrowUp'], caps: ['K'], does: '이전 줄', press: (event) => walk(event, -1) },
    { on: [], caps: ['Enter'], does: '열기' },
    { on: ['ArrowRight'], caps: ['→'], does: '연 것으로 넘어가기', press: goOver },
    { on: ['Escape'], caps: ['Esc'], does: '닫기', press: leave },
    { on: ['/'], caps: ['/'], does: '찾기', press: find },
  ])
}

const openRow = (list: HTMLElement | null) =>
  list?.querySelector<HTMLElement>('[data-row][aria-current]') ?? document.body

/** The row after or before the focused one; the search field comes before the first row. */
function rowAfter(
  rows: readonly HTMLElement[],
  target: HTMLElement | null,
  step: 1 | -1,
  field: HTMLInputElement | null,
): HTMLElement | null {
  const at = target ? rows.indexOf(target) : -1
  if (at < 0) return step === 1 && (target === field || target === document.body) ? (rows[0] ?? null) : null
  if (step === -1 && at === 0) return field
  return rows[at + step] ?? null
}

/** Keeps the open row in sight, and focuses it after closing. */
export function useOpenRow(list: RefObject<HTMLElement | null>, openId: string | undefined): void {
  const last = useRef<HTMLElement>(null)
  useEffect(() => {
    last.current = list.current?.querySelector<HTMLElement>('a[aria-current=true]') ?? last.current
  })
  useEffect(() => {
    if (openId) last.current?.scrollIntoView({ block: 'nearest' })
    // Closing the panel removed the focused element.
    else if (document.activeElement === document.body) last.current?.focus({ preventScroll: true })
  }, [openId])
}
