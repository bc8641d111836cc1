import { expect } from 'vitest'
import { commands } from 'vitest/browser'
import { test } from './testing/gallery-test.tsx'

const LIGHT = 'rgb(246, 243, 240)'
const DARK = 'rgb(20, 12, 10)'

test.for([
  ['light', undefined, LIGHT],
  ['dark', undefined, DARK],
  ['light', 'dark', DARK],
  ['dark', 'light', LIGHT],
] as const)(
  'a system that is %s, with %s chosen: the background is %s',
  async ([system, chosen, ground], { show }) => {
    await commands.emulateMedia({ colorScheme: system })
    if (chosen) document.documentElement.dataset['theme'] = chosen
    await show(null)
    expect(getComputedStyle(document.body).backgroundColor).toBe(ground)
  },
)
