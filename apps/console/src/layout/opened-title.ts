import { spokenText } from '@coffeeattack/domain/text/marks'
import { useLayoutEffect, useSyncExternalStore } from 'react'

/** Titles of what is open inside the page, the innermost last. */
let opened: readonly string[] = []
const listeners = new Set<() => void>()

function change(next: readonly string[]): void {
  opened = next
  for (const listener of listeners) listener()
}

/** Puts the open item into the tab's title: '백엔드 개발자 5년 4개월 · 후보자 찾기 · 커피어택'. */
export function useOpenedTitle(name: string | undefined): void {
  useLayoutEffect(() => {
    if (!name) return
    // ' · ' separates the parts of the title.
    const said = spokenText(name).replaceAll(' · ', ' ')
    change([...opened, said])
    return () => change(opened.toSpliced(opened.lastIndexOf(said), 1))
  }, [name])
}

/** The name of what is open, or nothing. */
export const useOpened = (): string | undefined => useSyncExternalStore(listen, () => opened.at(-1))

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
