import { useEffect, useLayoutEffect, useRef } from 'react'

/** One key of a page: `?` tells of it, and pressing it does it. */
export type Key = {
  /** As the browser names it, a letter by its Latin name. None: the browser's own, named here so that it is known. */
  on: readonly string[]
  /** With Ctrl, or ⌘: then it is heard while one types as well. */
  mod?: boolean
  /** What stands on it. */
  caps: readonly string[]
  does: string
  /** Whether it was heard: then nobody else hears it, and the browser does nothing more with it. */
  press?: (event: KeyboardEvent) => boolean
}

type Group = { name: string; keys: () => readonly Key[] }

const groups: Group[] = []

/** The keys of whatever is on the screen, heard for as long as the component stands. What came last hears first. */
export function useKeys(name: string, keys: readonly Key[]): void {
  const latest = useRef(keys)
  useLayoutEffect(() => void (latest.current = keys))
  useEffect(() => {
    const group = { name, keys: () => latest.current }
    if (groups.length === 0) document.addEventListener('keydown', hear)
    groups.push(group)
    return () => {
      groups.splice(groups.indexOf(group), 1)
      if (groups.length === 0) document.removeEventListener('keydown', hear)
    }
  }, [name])
}

/** What works here now, the nearest first; what two parts of a page call alike stands together. */
export function keysHere(): { name: string; keys: readonly Key[] }[] {
  const here = new Map<string, readonly Key[]>()
  for (const { name, keys } of groups.toReversed()) here.set(name, [...(here.get(name) ?? []), ...keys()])
  return [...here].map(([name, keys]) => ({ name, keys }))
}

function hear(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return
  for (const group of groups.toReversed()) {
    const heard = group.keys().some((key) => isFor(key, event) && key.press?.(event))
    if (!heard) continue
    event.preventDefault()
    return
  }
}

/** Where a letter is written. A box that is ticked takes none. */
const TYPED = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** A letter with Ctrl is another key; an arrow or Esc is itself, whatever is held with it. */
function isFor({ on, mod }: Key, event: KeyboardEvent): boolean {
  if (!on.includes(keyName(event.key))) return false
  const { target, key, altKey } = event
  const isHeld = event.ctrlKey || event.metaKey
  const place = target instanceof HTMLElement ? target : document.body
  // A dialog has its keys for itself, and a letter that is being typed is a letter.
  if (place.closest('dialog, [role=dialog], [role=alertdialog]')) return false
  if (mod) return isHeld
  return key.length > 1 || !(isHeld || altKey || place.matches(TYPED))
}

/** The letters from a to z as a Korean keyboard has them. */
const JAMO = 'ㅁㅠㅊㅇㄷㄹㅎㅗㅑㅓㅏㅣㅡㅜㅐㅔㅂㄱㄴㅅㅕㅍㅈㅌㅛㅋ'

/** The key under the finger, whichever letters it types now: J is ㅓ for whoever writes Korean. */
export function keyName(key: string): string {
  if (key.length !== 1) return key
  const at = JAMO.indexOf(key)
  return at < 0 ? key.toLowerCase() : String.fromCharCode(97 + at)
}

/** What the key beside the space bar is called on this machine. */
export const MOD_CAP = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '') ? '⌘' : 'Ctrl'
