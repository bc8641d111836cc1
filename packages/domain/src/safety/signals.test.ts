import { expect, test } from 'vitest'
import { markedPieces, needsCareNote, signalsIn } from './signals.ts'

const ASKS: [text: string, kinds: string[]][] = [
  ['면접 없이 바로 모셔요. 급여 계좌번호와 통장 사본을 먼저 보내 주세요.', ['ACCOUNT']],
  ['걱정하지 마시고 계 좌 번 호 알려 주세요', ['ACCOUNT']],
  ['주민등록번호를 적어 주시면 바로 진행할게요', ['RESIDENT_NUMBER']],
  ['신분증을 찍어 보내 주세요', ['RESIDENT_NUMBER']],
  ['교육비를 먼저 내시면 나중에 돌려 드려요', ['MONEY']],
  ['보증금 30만 원을 입금해 주세요', ['MONEY']],
]

const HARMLESS = [
  '주민등록번호는 절대 묻지 않아요.',
  '계좌번호나 통장 사본은 보내지 않아도 돼요.',
  '교육비를 전액 지원해 드려요. 편하게 물어봐 주세요.',
  '핀테크에서 계좌 서비스를 만들고 있어요.',
  '포트폴리오를 보내 주세요.',
  '송금 서비스의 백엔드를 함께 만들 분을 찾아요.',
]

test('[FIRM-9] a text that asks for an account, a resident number or money raises its signal', () => {
  for (const [text, kinds] of ASKS) expect([text, signalsIn(text, { isFirst: false })]).toEqual([text, kinds])
  for (const text of HARMLESS) expect([text, signalsIn(text, { isFirst: false })]).toEqual([text, []])
})

test('[FIRM-9] contact data raises a signal in a first message alone, also where it is masked', () => {
  const text = '010-1234-5678로 편하게 연락 주세요'
  expect(signalsIn(text, { isFirst: true })).toEqual(['CONTACT'])
  expect(signalsIn(text, { isFirst: false })).toEqual([])
  expect(signalsIn('〔전화번호〕로 연락 주세요', { isFirst: true })).toEqual(['CONTACT'])
})

test('[FIRM-9] the care note stands under a message that asks for an account or a resident number', () => {
  expect(needsCareNote(ASKS[0]![0])).toBe(true)
  expect(needsCareNote(ASKS[2]![0])).toBe(true)
  expect(needsCareNote(ASKS[4]![0])).toBe(false)
  expect(HARMLESS.some(needsCareNote)).toBe(false)
})

test('[FIRM-9] what was found is marked in the text, and nothing of the text is lost', () => {
  const [text] = ASKS[0]!
  const pieces = markedPieces(text)
  expect(pieces.filter(({ isFound }) => isFound).map((piece) => piece.text)).toEqual([
    '계좌번호',
    '통장 사본',
  ])
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(markedPieces('')).toEqual([])
})
