import { expect, test } from 'vitest'
import { disclosedItems, disclosedKinds } from './disclosure.ts'

test('[OFR-13] a company reads name, contact, files and links, and of these only what was given', () => {
  const nothing = Object.fromEntries(disclosedKinds.map((kind) => [kind, null])) as Record<
    (typeof disclosedKinds)[number],
    null
  >
  expect(disclosedItems(nothing)).toEqual([])
  expect(disclosedItems({ ...nothing, GITHUB: 'https://github.com/jiu', NAME: '한지우', EMAIL: '' })).toEqual(
    [
      { kind: 'NAME', text: '한지우' },
      { kind: 'GITHUB', text: 'https://github.com/jiu' },
    ],
  )
})
