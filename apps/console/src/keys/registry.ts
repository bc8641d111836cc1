import { useEffect, useLayoutEffect, useRef } from 'react'

/** A keyboard shortcut: `?` lists it, a press runs it. */
export type Key = {
  /** Key names of the browser, letters as Latin letters. Empty for a browser shortcut that is only listed. */
  on: readonly string[]
  /** With Ctrl or ⌘; such a shortcut also works while typing. */
  mod?: boolean
  /** The labels of the keys. */
  caps: readonly string[]
  does: string
  /** Returns true when the shortcut handled the event, which is then not passed on. */
  press?: (event: KeyboardEvent) => boolean
}

type Group = { name: string; keys: () => readonly Key[] }

const groups: Group[] = []

/** Registers shortcuts while the component is mounted. The last registered hears a key first. */
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

/** The shortcuts of the current page, nearest first, grouped by name. */
export function registeredKeys(): { name: string; keys: readonly Key[] }[] {
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

/** Elements that take letters. Checkboxes and radio buttons do not. */
const TYPED = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** A letter with Ctrl is another shortcut; an arrow or Esc is the same with any modifier. */
function isFor({ on, mod }: Key, event: KeyboardEvent): boolean {
  if (!on.includes(keyName(event.key))) return false
  const { target, key, altKey } = event
  const isHeld = event.ctrlKey || event.metaKey
  const place = target instanceof HTMLElement ? target : document.body
  // Dialogs handle their own keys, and letters in a text field are text.
  if (place.closest('dialog, [role=dialog], [role=alertdialog]')) return false
  if (mod) return isHeld
  return key.length > 1 || !(isHeld || altKey || place.matches(TYPED))
}

/** The Korean letters on the keys a to z. */
const JAMO = 'ㅁㅠㅊㅇㄷㄹㅎㅗㅑㅓㅏㅣㅡㅜㅐㅔㅂㄱㄴㅅㅕㅍㅈㅌㅛㅋ'

/** The Latin letter of a key on a Korean keyboard: ㅓ is J. */
export function keyName(key: string): string {
  if (key.length !== 1) return key
  const at = JAMO.indexOf(key)
  return at < 0 ? key.toLowerCase() : String.fromCharCode(97 + at)
}

/** What the key beside the space bar is called on this machine. */
export const MOD_CAP = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '') ? '⌘' : 'Ctrl'
