import { describe, expect, test } from 'vitest'
import { completeLink, linkProblem, linkText, safeHref, settleLink } from './links.ts'

describe('[VAL-8] links', () => {
  test.each([
    '',
    'https://github.com/jiwoo-demo',
    'HTTPS://Example.COM/Path?x=1&y=%EA%B0%80#top',
    'https://sub.domain.example.co.kr:8443/a/b/',
    'https://한글도메인.한국/이력서',
    'https://xn--bj0bj06e.xn--3e0b707e/',
    ' https://example.com ',
    'github.com/jiwoo-demo',
    'www.example.co.kr:8443/a?b#c',
  ])('%j is fine', (link) => expect(linkProblem(link)).toBeNull())

  test.each([
    'example',
    'jiwoo@example.com',
    '/my/profile',
    'javascript:alert(1)',
    'data:text/html,<b>x</b>',
    '//example.com',
    'https:example.com',
    'https://',
    'https://127.0.0.1/',
    'https://example',
    'https://-example.com',
    'https://example.com/a b',
    'https://example.com\\@evil.example',
    'https://github.com@evil.example/',
    'https://user:pass@example.com',
    'https://example.com/"onclick="x',
    'https://example.com/\u0000',
    'https://example.com/\u202egnp.exe',
    'https://example.com:123456/',
    `https://example.com/${'a'.repeat(2000)}`,
  ])('%j is refused', (link) => expect(linkProblem(link)).toBe('유효하지 않은 url입니다.'))

  test('only what a form would take leads anywhere when it is shown', () => {
    expect(safeHref(' https://a.kr/b ')).toBe('https://a.kr/b')
    expect(safeHref('http://a.kr')).toBe('http://a.kr')
    for (const link of [
      null,
      '',
      ' ',
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)//https://a.kr',
      'java\nscript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:x',
      'https://a.kr@evil.example/',
      'https://a.kr/\u0000',
      '/my',
      'a.kr/b',
    ])
      expect(safeHref(link), String(link)).toBeNull()
  })

  test.each([
    [' github.com/jiwoo-demo ', 'https://github.com/jiwoo-demo'],
    ['www.example.co.kr:8443/a', 'https://www.example.co.kr:8443/a'],
    ['http://example.com', 'http://example.com'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['example', 'example'],
    ['', ''],
  ])('%j is meant as %j', (typed, meant) => expect(completeLink(typed)).toBe(meant))

  test('stored as null when empty, shown without the scheme', () => {
    expect([null, '  ', ' https://a.kr ', 'a.kr/b'].map(settleLink)).toEqual([
      null,
      null,
      'https://a.kr',
      'https://a.kr/b',
    ])
    expect(linkText('https://www.github.com/jiwoo-demo/')).toBe('github.com/jiwoo-demo')
  })
})
