import { expect, test } from 'vitest'
import { keyName } from './registry.ts'

test('[BIZ-15] a key has one name in every keyboard layout', () => {
  const names = [
    ['j', 'j'],
    ['J', 'j'],
    ['ㅓ', 'j'],
    ['ㅏ', 'k'],
    ['ㄷ', 'e'],
    ['ㄴ', 's'],
    ['/', '/'],
    ['?', '?'],
    ['Escape', 'Escape'],
    ['', ''],
  ] as const
  for (const [typed, name] of names) expect(keyName(typed)).toBe(name)
})
