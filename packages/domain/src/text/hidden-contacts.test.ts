import { describe, expect, test } from 'vitest'
import { maskContacts } from './contacts.ts'
import { hiddenContacts, hiddenWriter } from './testing/hidden-contacts.ts'

describe('[OFR-17] [OFR-13] a contact is hidden, however it is spelt', () => {
  test.each(hiddenContacts)('%j reads %j', (text, masked) => {
    expect(maskContacts(text, hiddenWriter)).toBe(masked)
  })
})
