import { expect, test } from 'vitest'
import { linkParts } from './linkParts.ts'

const hrefOf = (address: string) =>
  URL.canParse(address) && new URL(address).username === '' ? address : null
const partsOf = (text: string) => linkParts(text, hrefOf)
const links = (text: string) => partsOf(text).flatMap(({ href }) => href ?? [])

test('finds web addresses and leaves the rest as it is', () => {
  expect(partsOf('여기요 https://noeul.example/jobs/1?a=1 봐 주세요')).toEqual([
    { at: 0, text: '여기요 ' },
    { at: 4, text: 'https://noeul.example/jobs/1?a=1', href: 'https://noeul.example/jobs/1?a=1' },
    { at: 36, text: ' 봐 주세요' },
  ])
  expect(partsOf('주소가 없어요')).toEqual([{ at: 0, text: '주소가 없어요' }])
  expect(partsOf('')).toEqual([])
})

test('what closes the sentence is not part of the address', () => {
  expect(links('(https://a.example/b).')).toEqual(['https://a.example/b'])
  expect(links('https://a.example, http://b.example!')).toEqual(['https://a.example', 'http://b.example'])
})

test('nothing but web addresses becomes a link', () => {
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

test('what must not be followed stays text, and the rest is found behind it', () => {
  expect(partsOf('https://a.example@evil.example 말고 https://a.example')).toEqual([
    { at: 0, text: 'https://a.example@evil.example 말고 ' },
    { at: 34, text: 'https://a.example', href: 'https://a.example' },
  ])
})

test('together the parts are the text', () => {
  const text = 'a https://a.example.\n\nhttp://b.example/?q=가 b'
  expect(
    partsOf(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
