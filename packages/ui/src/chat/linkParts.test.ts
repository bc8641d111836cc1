import { expect, test } from 'vitest'
import { linkParts } from './linkParts.ts'

const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? [])

test('finds web addresses and leaves the rest as it is', () => {
  expect(linkParts('여기요 https://noeul.example/jobs/1?a=1 봐 주세요')).toEqual([
    { at: 0, text: '여기요 ' },
    { at: 4, text: 'https://noeul.example/jobs/1?a=1', href: 'https://noeul.example/jobs/1?a=1' },
    { at: 36, text: ' 봐 주세요' },
  ])
  expect(linkParts('주소가 없어요')).toEqual([{ at: 0, text: '주소가 없어요' }])
  expect(linkParts('')).toEqual([])
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

test('together the parts are the text', () => {
  const text = 'a https://a.example.\n\nhttp://b.example/?q=가 b'
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
