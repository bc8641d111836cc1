import { describe, expect, test } from 'vitest'
import { linkProblem, linkText, settleLink } from './links.ts'

describe('[VAL-8] links', () => {
  test.each([
    '',
    '   ',
    'https://github.com/jiwoo-demo',
    'http://example.com',
    'HTTPS://Example.COM/Path?x=1&y=%EA%B0%80#top',
    'https://sub.domain.example.co.kr:8443/a/b/',
    'https://한글도메인.한국/이력서',
    'https://xn--bj0bj06e.xn--3e0b707e/',
    'https://www.notion.so/이력서-한지우-0f3a',
    ' https://example.com ',
  ])('%j is fine', (link) => expect(linkProblem(link)).toBeNull())

  test.each([
    'github.com/jiwoo-demo',
    'example',
    'ftp://example.com',
    'javascript:alert(1)',
    'data:text/html,<b>x</b>',
    'file:///etc/passwd',
    '//example.com',
    'https:example.com',
    'https://',
    'https://localhost',
    'https://127.0.0.1/',
    'https://example',
    'https://-example.com',
    'https://exa mple.com',
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

  test('stored as null when empty, shown without the scheme', () => {
    expect([settleLink(null), settleLink('  '), settleLink(' https://a.kr ')]).toEqual([
      null,
      null,
      'https://a.kr',
    ])
    expect(linkText('https://www.github.com/jiwoo-demo/')).toBe('github.com/jiwoo-demo')
  })
})
