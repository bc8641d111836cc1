import { describe, expect, test } from 'vitest'
import {
  acquaintanceOf,
  lineText,
  NAMELESS,
  namelessLine,
  namelessLines,
  notAsked,
  questionNumbers,
  questionsLeft,
  whyNotAsk,
  whyNotNameless,
} from './nameless.ts'

test.each([
  [{ matched: false, offerIsOpen: true }, 'nameless'],
  [{ matched: true, offerIsOpen: false }, 'named'],
  [{ matched: true, offerIsOpen: true }, 'named'],
  [{ matched: false, offerIsOpen: false }, 'ended'],
] as const)('[OFR-17] %o: %s', (room, as) => {
  expect(acquaintanceOf(room)).toBe(as)
})

test('[OFR-17] up to five questions before deciding', () => {
  expect(NAMELESS.questions).toBe(5)
  expect([0, 4, 5, 9].map(questionsLeft)).toEqual([5, 1, 0, 0])
  expect(whyNotAsk({ asked: 4, as: 'nameless' })).toBeNull()
  expect(whyNotAsk({ asked: 5, as: 'nameless' })).toBe('QUESTIONS_USED_UP')
  expect(whyNotAsk({ asked: 9, as: 'named' })).toBeNull()
  expect(whyNotAsk({ asked: 0, as: 'ended' })).toBe('MESSAGE_BLOCKED')
})

describe('[OFR-17] a line of a nameless room', () => {
  const writer = { name: '한지우', phone: '01012345678' }

  test('is kept twice: without the name, and without name and contacts', () => {
    expect(namelessLine('한지우예요. 010-1234-5678로 주세요', writer)).toEqual({
      body: '〔이름〕예요. 010-1234-5678로 주세요',
      maskedBody: '〔이름〕예요. 〔전화번호〕로 주세요',
    })
    expect(namelessLine('재택도 되나요?')).toEqual({ body: '재택도 되나요?', maskedBody: '재택도 되나요?' })
  })

  test('is read masked until its contacts open; one without a masked text is masked when it is read', () => {
    const line = { body: '010-1234-5678로 주세요', maskedBody: '〔전화번호〕로 주세요' }
    expect(lineText({ ...line, isMasked: true })).toBe(line.maskedBody)
    expect(lineText({ ...line, isMasked: false })).toBe(line.body)
    expect(lineText({ ...line, maskedBody: null, isMasked: true })).toBe(line.maskedBody)
  })

  test.each([
    ['010-1234-5678', 'ONLY_CONTACTS'],
    ['재택도 되나요? 답은 010-1234-5678로 주세요', null],
  ])('%j is refused as %s', (text, situation) => {
    expect(whyNotNameless(text, writer)).toBe(situation)
  })
})

const mine = { side: 'mine', text: '재택도 되나요?' } as const
const theirs = { side: 'theirs', text: '네, 돼요.' } as const
const names = { side: 'system', text: namelessLines.named } as const
const again = { side: 'system', text: namelessLines.askedAgain } as const

test.each([
  ['nameless', [mine, theirs, mine, mine], [1, null, 2, 3]],
  ['ended', [mine, theirs], [1, null]],
  ['nameless', [mine, mine, again, mine], [1, 2, null, 1]],
  ['named', [mine, theirs, mine, names, mine], [1, null, 2, null, null]],
  ['named', [mine, theirs], [null, null]],
] as const)(
  '[OFR-17] %s: questions are counted until names are known, anew for each offer',
  (as, lines, told) => {
    expect(questionNumbers(lines, as)).toEqual(told)
  },
)

test('[OFR-17] words that only look like the room’s own count as a question', () => {
  expect(questionNumbers([mine, { side: 'mine', text: namelessLines.askedAgain }], 'nameless')).toEqual([
    1, 2,
  ])
})

test('[OFR-17] a ready question that was asked is suggested no more, however it was typed', () => {
  const ready = ['재택도 할 수 있나요?', '팀은 몇 명인가요?']
  const line = (side: 'mine' | 'theirs', text: string) => ({ side, text })
  expect(notAsked(ready, [])).toEqual(ready)
  expect(notAsked(ready, [line('theirs', ready[0]!), line('mine', '안녕하세요')])).toEqual(ready)
  expect(notAsked(ready, [line('mine', '혹시 재택도  할수 있나요')])).toEqual([ready[1]])
})
