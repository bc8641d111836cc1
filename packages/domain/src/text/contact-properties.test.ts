import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findContacts, maskContacts } from './contacts.ts'
import { textPieces } from './marks.ts'

const jiwoo = { name: '한지우', phone: '01012345678' }

/** Pieces that people and attackers write, glued in any order. */
const pieces = [
  '010|1234|5678|12345678|01012345678|0|1|+82|(0)|-| |.|/|_|,|O|l|ㅇ|ㅣ|공|일|이|삼|에|다시|zero|one|여덟|①|⓪|０',
  'jiwoo|jiwoo95|a|@|＠| at | dot |골뱅이|닷|컴|gmail|네이버|메일|지메일|.com|.dev|com.|[at]|(at)|[dot]|ⓐ|★naver',
  'http://|www.|bit.ly/|/x|@media|카톡|디코|라인|아이디|id|:|#|연락처|번호|뒷자리|2024.|10%|\u200b|\n|é|。|😀',
  `한|지우|한지우|${'한지우'.normalize('NFD')}|〔|〕|〔전화번호〕|〔메신저 아이디〕`,
].flatMap((line) => line.split('|'))
const glued = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((all) => all.join(''))
const anyText = fc.oneof(glued, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))

describe('[OFR-17] of any text', () => {
  test('a masked text stays as it is when it is masked again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const masked = maskContacts(text, jiwoo)
        expect(maskContacts(masked, jiwoo)).toBe(masked)
      }),
      { numRuns: 3_000 },
    )
  })

  test('contacts lie in order inside the text as it was typed, and all around them is kept', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let from = 0
        const kept = findContacts(text, jiwoo).map(({ start, end, value }) => {
          expect(start).toBeGreaterThanOrEqual(from)
          expect(end).toBeGreaterThan(start)
          expect(value).toBe(text.slice(start, end))
          const before = text.slice(from, start)
          from = end
          return before
        })
        const words = [...kept, text.slice(from)].join('\0')
        expect(withoutMarks(maskContacts(text, jiwoo))).toBe(withoutMarks(words))
        if (kept.length === 0) expect(maskContacts(text, jiwoo)).toBe(text)
      }),
      { numRuns: 2_000 },
    )
  })

  test('its pieces give the masked text again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const masked = maskContacts(text, jiwoo)
        const again = textPieces(masked).map((piece) =>
          piece.kind === 'text' ? piece.text : `〔${piece.name}〕`,
        )
        expect(again.join('')).toBe(masked)
      }),
    )
  })
})

/** Removes the marks of the mask, also where a person typed such a mark. */
const withoutMarks = (text: string) =>
  text.replaceAll(/\0|〔(?:전화번호|이메일|링크|메신저 아이디|이름)〕/gu, '')

const around = fc.constantFrom(
  '',
  '연락은 ',
  ' 이쪽으로요',
  '제 번호는: ',
  '\n',
  '(',
  ') ',
  '예요. ',
  'Node.js ',
)
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))

/** Ways in which one digit can be written. */
const spellings: readonly ((digit: number) => string)[] = [
  String,
  (digit) => String.fromCodePoint(0xff10 + digit),
  (digit) => String.fromCodePoint(0x1d7ce + digit),
  (digit) => `${digit}\ufe0f\u20e3`,
  (digit) => (digit === 0 ? '⓪' : String.fromCodePoint(0x2460 + digit - 1)),
  (digit) => '공일이삼사오육칠팔구'[digit]!,
  (digit) => String.fromCodePoint(0x0660 + digit),
]
const gaps = ['', '-', ' ', '.', '/', '_', ' - ', '–', '—', ' · ', '\u200b', '★', '~', '😀', ' / ', 'ㅡ']

describe('[OFR-17] nothing of a contact is left', () => {
  const mobile = fc.tuple(digits(4), digits(4)).map(([middle, last]) => ['010', middle, last])

  test('a mobile number in groups, its digits in any writing', () => {
    const spelt = fc
      .tuple(mobile, fc.constantFrom(...spellings), fc.constantFrom(...gaps))
      .map(([groups, spell, gap]) =>
        groups.map((group) => Array.from(group, (digit) => spell(Number(digit))).join('')).join(gap),
      )
    fc.assert(
      fc.property(around, spelt, around, (before, number, after) => {
        const masked = maskContacts(`${before}${number}${after}`)
        expect(masked).toBe(`${before}〔전화번호〕${after}`)
      }),
      { numRuns: 1_000 },
    )
  })

  test('a mobile number whose digits are each drawn and written in a way of their own', () => {
    const digit = fc.tuple(fc.constantFrom(...spellings), fc.constantFrom('', '-', ' ', '\u200b', '·'))
    fc.assert(
      fc.property(mobile, fc.array(digit, { minLength: 11, maxLength: 11 }), ([a, b, c], ways) => {
        const spelt = Array.from(`${a}${b}${c}`, (one, place) => {
          const [spell, gap] = ways[place]!
          return spell(Number(one)) + (place < 10 ? gap : '')
        })
        expect(maskContacts(`번호는 ${spelt.join('')} 예요`)).toBe('번호는 〔전화번호〕 예요')
      }),
      { numRuns: 1_000 },
    )
  })

  test('the last eight digits of their own number, in any groups', () => {
    fc.assert(
      fc.property(digits(8), fc.integer({ min: 1, max: 7 }), fc.constantFrom(...gaps), (last, cut, gap) => {
        const writer = { name: '', phone: `010${last}` }
        const text = `뒤는 ${last.slice(0, cut)}${gap}${last.slice(cut)} 예요`
        expect(maskContacts(text, writer)).toBe('뒤는 〔전화번호〕 예요')
      }),
    )
  })

  test('an address or a link', () => {
    const email = fc.emailAddress().filter((it) => /^[a-z0-9._-]+@[a-z0-9.-]+$/i.test(it))
    fc.assert(
      fc.property(around, fc.oneof(email, fc.webUrl()), around, (before, contact, after) => {
        expect(maskContacts(`${before}${contact} ${after}`)).not.toContain(contact)
      }),
    )
  })

  test('their name, whatever is drawn between its letters', () => {
    const between = fc.constantFrom('', ' ', '.', '-', '_', '·', '\u200b', ' .', '~', '/')
    fc.assert(
      fc.property(around, between, between, around, (before, first, second, after) => {
        const masked = maskContacts(`${before}한${first}지${second}우${after}`, jiwoo)
        expect(masked).toBe(`${before}〔이름〕${after}`)
      }),
    )
  })
})

test('[OFR-13] names of technologies and figures stay, in any order', () => {
  const harmless = fc.constantFrom(
    ...'ASP.NET|Node.js|Vue.js|socket.io|C#|C++|v10.2.3|3.5년|1.5배|2,000,000|1,234~5,678만원|2024.01.10'.split(
      '|',
    ),
    ...'010|99.9%|10~12시|@Transactional|k8s.io|React 19|Java 1.8.0_202|09:00~18:00|t3.micro'.split('|'),
  )
  fc.assert(
    fc.property(fc.array(harmless), (words) => {
      const text = words.join('와 ')
      expect(maskContacts(text)).toBe(text)
    }),
  )
})
