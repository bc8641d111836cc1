import { CORPUS, type Meant, writtenAs } from '@coffeeattack/domain/candidates/query/corpus'
import { lineWith } from '@coffeeattack/domain/candidates/query/line'
import { readQuery } from '@coffeeattack/domain/candidates/query/read-query'
import { searchKey } from '@coffeeattack/domain/companies/search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchLexicon } from '../../catalogue/core/search-lexicon.ts'

const read = (line: string) => readQuery(line, searchLexicon())

/** 30 % and 26 % were read right before the reader was built by the first half, 55, 80, 65, 70 and 70 % of the five sets of lines that came afterwards, each before the classes of what it missed were mended. */
test.each([
  ['seen', 0.98],
  ['heldOut', 0.96],
  ['afterwards', 0.97],
] as const)('[BIZ-8] the share of the corpus that is read right: %s', (half, least) => {
  const lines: readonly Meant[] = CORPUS[half]
  const wrong = lines.filter(({ line, reading }) => writtenAs(read(line)) !== reading)
  const share = 1 - wrong.length / lines.length
  console.info(`${half}: ${lines.length} lines, ${(share * 100).toFixed(1)} % read right`)
  expect(share).toBeGreaterThanOrEqual(least)
})

test('[BIZ-8] the halves have no line in common and are of one size', () => {
  const all = Object.values(CORPUS).flatMap((part) => part.map(({ line }) => line))
  expect(all.filter((line, place) => all.indexOf(line) !== place)).toEqual([])
  expect(CORPUS.seen.length + CORPUS.heldOut.length).toBeGreaterThanOrEqual(400)
  expect(CORPUS.heldOut.length).toBeGreaterThanOrEqual(CORPUS.seen.length)
})

test('[BIZ-8] a line of the chips is read as the chips, and so is a line without one of them', () => {
  for (const { line } of Object.values(CORPUS).flat()) {
    const pieces = read(line)
    // '리액트개발자' is one word and two pieces.
    const alone = pieces.filter(({ text }) => pieces.filter((piece) => piece.text === text).length === 1)
    for (const gone of alone) {
      const rest = pieces.filter((piece) => piece !== gone)
      expect(writtenAs(read(lineWith(pieces, gone, ''))), `${line} without ${gone.text}`).toBe(
        writtenAs(rest),
      )
    }
  }
})

test('[BIZ-8] no text is too strange to be read', () => {
  const names = [...searchLexicon().spellings.keys()]
  // es-hangul throws for some Latin words: 'Hotjar', 'Photoshop'.
  const words = fc.array(fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 8 })), { maxLength: 4 })
  const letters = fc.string({
    unit: fc.constantFrom(...'hotjarphsenixQㅗㅐㅅ가를 -|,("5천년'),
    maxLength: 14,
  })
  const lines = fc.oneof(
    words.map((some) => some.join(' ')),
    letters,
  )
  const readThem = () =>
    fc.assert(
      fc.property(lines, (line) => read(line).every(({ text }) => text !== '')),
      { numRuns: 300 },
    )
  expect(readThem).not.toThrow()
})

/** Words of ads and of every day that mean themselves, whatever a tool or a job is called for short. */
const ORDINARY =
  '배치 운영 안전 품질 비전 전략 감사 시스템 솔루션 글로벌 디지털 브랜드 통계 웹 정보 기술 자동차 로봇 패션 식품 영상 산업 바이트 비트 로스 오스 레스트 토치 앰플 맥스 이더 하이브 서버리스 검사 포장 행사 전시 카피 자금 결제 정산 물류 커머스 리텐션 대용량 트래픽 캐시 추천 알림 구독 온보딩 실험 지표 대사 처리'

test.each(ORDINARY.split(' '))('[BIZ-8] no other name steals the word %s', (word) => {
  expect(searchLexicon().meanings.get(searchKey(word))).toBeUndefined()
  expect(writtenAs(read(`${word} 백엔드`))).toBe(`j:백엔드 개발자 w:${word}`)
})

test.each([
  ['Spring', 'Spring Boot'],
  ['Spring', 'Spring Batch'],
  ['머신러닝 엔지니어', 'MLOps 엔지니어'],
])('[BIZ-8] a search for %s finds %s second', (parent, kin) => {
  expect(searchLexicon().kin.get(parent)).toContain(kin)
})
