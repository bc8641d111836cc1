import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskContacts } from './contacts.ts'
import { blankMarks } from './marks.ts'

/** Every place that runs these tests has it. */
declare const performance: { now(): number }

const jiwoo = { name: '한지우', phone: '01012345678' }

const ordinary =
  '안녕하세요, Node.js와 ASP.NET을 5년 썼어요. 2024.01.10부터 연봉은 6,300만 원이에요! jiwoo@example.com '

/** Repeated, each makes some pattern begin as often, or look as far, as it can. */
const shapes = [
  '가|a|a.|@a|a@|@|.|. |-| |\n|(|[|★naver|\u200b|é|①|😀',
  '0|0 |01|01 |010|0 1 0 |0_1_|01에|010다시|0ㅡ|7|1.|1:|2,000,000 |0 1 0 1 2 3 4 5 6 7 x ',
  '공|공일|공일공 |ㅇ1|ㅇ1ㅇ |o1 |ol|공하나|zero one zero |공 일 공 일 이 삼 사 오 육 칠 x ',
  '010-1234-5678 |010-1234-5678|01012345678|1234-5678 |+82|+1 23 |번호 1234-|뒷자리 ',
  '카톡 |카톡 a|카톡 jiwoo95 |카톡 아이디 |인스타|gmail|네이버 메일 |메일 a|아이디는 a1',
  'jiwoo@example.com |a 골뱅이 |a at b dot |a(at)b[dot]| at | dot |닷|a점|@a_1 ',
  'http://|http://.|www.|bit.ly/x |draw.io/|a.com/|com.a.dev/|.com|가.com|a-a.|jiwoo.devhttps://',
  '한|한지|한 지 |한지우 |한지우|〔이름〕|010〔이름〕|\ue000',
  [
    `${'x'.repeat(63)}.`,
    `${'x'.repeat(63)}@`,
    `${'가'.repeat(20)}.com`,
    '하'.normalize('NFD'),
    ordinary,
  ].join('|'),
].flatMap((line) => line.split('|'))

const LENGTH = 10_000
const longTextOf = (shape: string) => shape.repeat(Math.ceil(LENGTH / shape.length)).slice(0, LENGTH)

/** The fastest of some runs, so that other work on the machine does not count. Ends as soon as a run is below the limit. */
function fastest(work: () => void, runs: number, limit = 0): number {
  let best = Infinity
  for (let run = 0; run < runs && best >= limit; run++) {
    const begun = performance.now()
    work()
    best = Math.min(best, performance.now() - begun)
  }
  return best
}

const bestTime = (text: string, limit: number, runs = 300) =>
  fastest(() => maskContacts(text, jiwoo), runs, limit)

/**
 * Masking takes 10 to 25 times as long as a plain scan, by which of two speeds V8 runs the same text at; what is quadratic
 * takes a thousand times as long. The limit lies far from both, so that a busy machine cannot break the test.
 */
const plainScan = longTextOf('연락은 jiwoo 2024 로 ')
const LIMIT = Math.max(
  8,
  100 * fastest(() => plainScan.replaceAll(/(?:[가-힣]|[a-z0-9]){2,8}@\d{4}/g, ''), 50),
)

/** Glued pieces can hold a contact every ten letters, more than any single shape; what is quadratic takes ten times as much. */
const GLUED_LIMIT = 2 * LIMIT

describe('[OFR-17] masking is cheap', () => {
  test('10,000 characters of any shape take less than 8 ms, or 100 plain scans', { timeout: 60_000 }, () => {
    for (const shape of shapes) expect(bestTime(longTextOf(shape), LIMIT), shape).toBeLessThan(LIMIT)
  })

  test('so do shapes in turn, in any order', () => {
    // A fixed sequence of all of them: neighbours differ, as in what an attacker glues together.
    for (const step of [7, 11, 23, 31]) {
      const order = shapes.map((_, index) => shapes[(index * step) % shapes.length]!.slice(0, 80))
      expect(bestTime(longTextOf(order.join('')), LIMIT)).toBeLessThan(LIMIT)
    }
  })

  test(
    'whatever is glued of their pieces and repeated takes no more than twice as much',
    { timeout: 60_000 },
    () => {
      const glued = fc
        .array(fc.constantFrom(...shapes), { minLength: 1, maxLength: 6 })
        .map((all) => all.join(''))
      const shape = fc.oneof(
        { weight: 3, arbitrary: glued },
        { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }) },
      )
      fc.assert(
        fc.property(shape, (one) => {
          expect(bestTime(longTextOf(one), GLUED_LIMIT), one).toBeLessThan(GLUED_LIMIT)
        }),
        { numRuns: 150 },
      )
    },
  )

  test('so does taking the marks out of a text, though no bracket is closed', () => {
    const text = longTextOf('〔')
    expect(fastest(() => blankMarks(text), 300, LIMIT)).toBeLessThan(LIMIT)
  })

  test('eight times as many characters take no more than 24 times as long', { timeout: 60_000 }, () => {
    for (const shape of shapes) {
      const repeats = Math.ceil(LENGTH / 2 / shape.length)
      // Small differences are the clock's, and V8 runs one and the same text at one of two speeds. Quadratic is 64 times.
      const once = Math.max(bestTime(shape.repeat(repeats), 0.3, 10), 0.3)
      const limit = 24 * once
      expect(bestTime(shape.repeat(8 * repeats), limit), shape).toBeLessThan(limit)
    }
  })
})
