import { describe, expect, test } from 'vitest'
import { isMassText } from './sending.ts'

const text = (name: string) =>
  `${name} 님, 안녕하세요. 저희는 요금 화면을 새로 설계하는 팀이에요. 커피 한 잔 하면서 이야기 나누고 싶어요.`

describe('[TRUST-7] mass text', () => {
  test('the same words to a fourth person are noticed, even with another name and spacing', () => {
    expect(isMassText(text('지우'), [text('하린'), text('도현'), text('서윤').replaceAll(' ', '')])).toBe(
      true,
    )
  })

  test('twice is no mass', () => expect(isMassText(text('지우'), [text('하린'), text('도현')])).toBe(false))

  test('a letter written for one person is not', () => {
    const own = '결제 화면을 다시 만든 이야기를 읽었어요. 전환율을 어떻게 재셨는지 듣고 싶어요.'
    expect(isMassText(own, [text('하린'), text('도현'), text('서윤')])).toBe(false)
  })

  test('nothing is like nothing', () => expect(isMassText('', ['', '', ''])).toBe(false))
})
