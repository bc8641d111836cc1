import { expect, test } from 'vitest'
import { askedContacts, disclosedItems, disclosedRows } from './disclosure.ts'

const nothing = {
  NAME: null,
  PHONE: null,
  EMAIL: null,
  RESUME_FILE: null,
  RESUME_LINK: null,
  PORTFOLIO_FILE: null,
  PORTFOLIO_LINK: null,
  GITHUB: null,
  LINKEDIN: null,
}

test('[OFR-13] a company reads name, contact, files and links, and of these only what was given', () => {
  expect(disclosedItems(nothing)).toEqual([])
  expect(disclosedItems({ ...nothing, GITHUB: 'https://github.com/jiu', NAME: '한지우', EMAIL: '' })).toEqual(
    [
      { kind: 'NAME', text: '한지우' },
      { kind: 'GITHUB', text: 'https://github.com/jiu' },
    ],
  )
})

test('[OFR-18] contacts that were written without a name are told as they were written, each once', () => {
  const lines = [
    '〔이름〕예요. 010-1234-5678로 주세요',
    '재택도 되나요?',
    '답은 me@example.com, 급하면 010-1234-5678',
  ]
  expect(askedContacts(lines, { name: '한지우', phone: '01012345678' })).toEqual([
    { kind: 'ASKED_CONTACT', text: '010-1234-5678' },
    { kind: 'ASKED_CONTACT', text: 'me@example.com' },
  ])
})

test('[OFR-18] they share one row that counts them; everything else has a row of its own', () => {
  const asked = (text: string) => ({ kind: 'ASKED_CONTACT', text }) as const
  const name = { kind: 'NAME', text: '한지우' } as const
  const [first, second] = [asked('010-1234-5678'), asked('me@example.com')]
  expect(disclosedRows([name, first, second])).toEqual([
    { kind: 'NAME', label: '이름', items: [name] },
    { kind: 'ASKED_CONTACT', label: '이름 없이 물을 때 적은 연락처 2개', items: [first, second] },
  ])
})
