import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactFile, type SavedContact } from './contact-file.ts'

const contact = (more: Partial<SavedContact> = {}): SavedContact => ({
  name: '이도현',
  title: '채용 리드',
  organization: '노을클라우드',
  email: 'dohyun@noeulcloud.example',
  ...more,
})

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
const octets = (line: string) => encodeURIComponent(line).replaceAll(/%../g, '.').length

/** Decodes a text value as an address book does. */
const unescaped = (value: string) =>
  value.replaceAll(/\\([\\;,n])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter))

const valueOf = (file: string, property: string) =>
  unfolded(file)
    .find((line) => line.startsWith(`${property}:`))!
    .slice(property.length + 1)

describe('[OFR-20] contact file', () => {
  test('name, company and contact details', () => {
    expect(contactFile(contact())).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:이도현;;;;',
        'FN:이도현',
        'ORG:노을클라우드',
        'TITLE:채용 리드',
        'EMAIL;TYPE=INTERNET,WORK:dohyun@noeulcloud.example',
        'END:VCARD',
        '',
      ].join('\r\n'),
    )
  })

  test('every text survives encoding, of any length and content', () => {
    const text = fc.string({
      unit: fc.constantFrom('가', 'é', '😀', 'n', '\\', ';', ',', ':', '\n', ' '),
      maxLength: 200,
    })
    fc.assert(
      fc.property(text, text, text, (name, title, organization) => {
        const file = contactFile(contact({ name, title, organization }))
        expect(unescaped(valueOf(file, 'FN'))).toBe(name)
        expect(unescaped(valueOf(file, 'TITLE'))).toBe(title)
        expect(unescaped(valueOf(file, 'ORG'))).toBe(organization)
        expect(Math.max(...file.split('\r\n').map(octets))).toBeLessThanOrEqual(75)
      }),
    )
  })

  test('text from outside cannot add properties', () => {
    const file = contactFile(
      contact({ title: '리드\r\nTEL:000', email: 'a@b.example\r\nURL:https://evil.example' }),
    )
    expect(unfolded(file).some((line) => /^(TEL|URL)/.test(line))).toBe(false)
    expect(unfolded(file)).toHaveLength(8)
  })
})
