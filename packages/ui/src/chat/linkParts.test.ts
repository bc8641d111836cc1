import { expect, test } from 'vitest'
import { linkParts } from './linkParts.ts'

const hrefOf = (address: string) =>
  URL.canParse(address) && new URL(address).username === '' ? address : null
const partsOf = (text: string) => linkParts(text, hrefOf)
const links = (text: string) => partsOf(text).flatMap(({ href }) => href ?? [])

test('finds web addresses and keeps the rest', () => {
  expect(partsOf('여기요 https://noeul.example/jobs/1?a=1 봐 주세요')).toEqual([
    { at: 0, text: '여기요 ' },
    { at: 4, text: 'https://noeul.example/jobs/1?a=1', href: 'https://noeul.example/jobs/1?a=1' },
    { at: 36, text: ' 봐 주세요' },
  ])
  expect(partsOf('주소가 없어요')).toEqual([{ at: 0, text: '주소가 없어요' }])
  expect(partsOf('')).toEqual([])
})

test('punctuation after an address is not part of it', () => {
  expect(links('(https://a.example/b).')).toEqual(['https://a.example/b'])
  expect(links('https://a.example, http://b.example!')).toEqual(['https://a.example', 'http://b.example'])
})

test('only web addresses become links', () => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'a.example',
    'ftp://a.example',
  ]) {
    expect(links(text)).toEqual([])
  }
})

test('an address that must not be linked stays text, and later ones are found', () => {
  expect(partsOf('https://a.example@evil.example 말고 https://a.example')).toEqual([
    { at: 0, text: 'https://a.example@evil.example 말고 ' },
    { at: 34, text: 'https://a.example', href: 'https://a.example' },
  ])
})

test('the parts together are the text', () => {
  const text = 'a https://a.example.\n\nhttp://b.example/?q=가 b'
  expect(
    partsOf(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
