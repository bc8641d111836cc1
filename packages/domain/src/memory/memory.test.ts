import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MEMORY } from './limits.ts'
import { calledIn, calling, keptNote, notePieces } from './mentions.ts'
import { keptTags } from './tags.ts'

const colleagues = [
  { id: 'a', name: '김하' },
  { id: 'b', name: '김하늘' },
  { id: 'c', name: 'Mina' },
  { id: 'd', name: '김하늘' },
]

describe('[BIZ-11] who is called in a note', () => {
  test.for([
    ['@김하늘님께 물어봐요', ['b', 'd']],
    ['@김하 @Mina', ['a', 'c']],
    ['김하늘 @ 김하늘', []],
    ['', []],
  ] as const)('%s', ([text, ids]) => {
    expect(calledIn(text, colleagues)).toEqual(ids)
  })

  test('the pieces are the note, and calls are names', () => {
    const word = fc.constantFrom('@', '@김하', '@김하늘', 'Mina', ' ', '안녕', '@@')
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const text = words.join('')
        const pieces = notePieces(text, colleagues)
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        for (const { text: piece, isCall } of pieces)
          expect(isCall).toBe(colleagues.some(({ name }) => `@${name}` === piece))
      }),
    )
  })

  test.for([
    ['확인 @', 4, { from: 3, sought: '' }],
    ['@서', 2, { from: 0, sought: '서' }],
    ['메일 a@서', 6, null],
    ['@서지안 ', 5, null],
  ] as const)('while it is typed: %s', ([text, caret, found]) => {
    expect(calling(text, caret)).toEqual(found)
  })
})

test('[BIZ-11] a note is kept without contacts, but with the names of colleagues', () => {
  expect(keptNote(' @Mina 010-1234-5678, mina@example.com @insta_id ', colleagues)).toBe(
    '@Mina 〔전화번호〕, 〔이메일〕 〔메신저 아이디〕',
  )
})

test('[BIZ-11] tags are few, short and each there once', () => {
  expect(keptTags([' 2차  면접', '2차 면접', 'Lead', 'lead', '', '010-1234-5678'])).toEqual([
    '2차 면접',
    'Lead',
    '〔전화번호〕',
  ])
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (tags) => {
      const kept = keptTags(tags)
      expect(kept.length).toBeLessThanOrEqual(MEMORY.tags)
      expect(keptTags(kept)).toEqual(kept)
    }),
  )
})
