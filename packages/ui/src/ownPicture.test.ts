import { expect, test } from 'vitest'
import { ownPicture } from './ownPicture.ts'

test('a picture of this site is shown, and a data URL', () => {
  for (const src of [
    '/logos/1.svg',
    '/logos/노을클라우드.svg',
    '/api/logos/1.png?v=2',
    'data:image/png;base64,AAAA',
  ])
    expect(ownPicture(src)).toBe(src)
})

test('a picture of another site is not requested', () => {
  for (const src of [
    null,
    undefined,
    '',
    'logo.svg',
    'https://tracker.example/logo.png',
    '//tracker.example/logo.png',
    '/\\tracker.example/logo.png',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '/logos/\u202egnp.svg',
    '/logos/1.svg\n',
  ])
    expect(ownPicture(src), String(src)).toBeNull()
})
