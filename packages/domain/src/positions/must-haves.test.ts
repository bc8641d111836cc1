import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lexiconOf } from '../candidates/query/lexicon.ts'
import {
  type Bringing,
  countMet,
  metText,
  mustHaveProblem,
  mustHavesMet,
  pipsText,
  readMustHaves,
} from './must-haves.ts'

const lexicon = lexiconOf({
  skills: [
    { name: 'Kotlin', aliases: ['코틀린'] },
    { name: 'Java', aliases: ['자바'] },
    { name: 'Go', aliases: ['golang'] },
  ],
  jobs: [{ name: '백엔드 개발자', aliases: ['서버 개발자'] }],
  groups: [{ name: '개발', aliases: ['개발자'] }],
})

const somebody = (given: Partial<Bringing> = {}): Bringing => ({
  jobLabel: '개발',
  jobSubLabel: '백엔드 개발자',
  techStackItems: [],
  hashtags: [],
  careers: [],
  ...given,
})
const met = (lines: readonly string[], given: Partial<Bringing>) =>
  mustHavesMet(somebody(given), readMustHaves({ mustHaves: lines }, lexicon))
const had = (line: string, given: Partial<Bringing>) => met([line], given)[0]!.has

const LINES = ['Kotlin 또는 Java', '결제나 정산', '대용량 처리']

describe('[BIZ-9] must-haves', () => {
  test.each([
    ['Kotlin or Java', { techStackItems: ['Java'] }, 'Java'],
    ['Kotlin 또는 Java', { techStackItems: ['Java', 'Kotlin'] }, 'Kotlin'],
    ['코틀린', { techStackItems: ['Kotlin'] }, '코틀린'],
    ['Kotlin', { hashtags: ['코틀린'] }, 'Kotlin'],
    ['정산이나 결제', { hashtags: ['결제화면개편'] }, '결제'],
    ['Kotlin이나 Java', { techStackItems: ['Java'] }, 'Java'],
    ['대용량 처리', { hashtags: ['대용량트래픽', '주문처리'] }, '대용량 처리'],
    // The stem is enough in a longer keyword, but not in a text.
    ['대용량 처리', { hashtags: ['대용량트래픽'] }, '대용량 처리'],
    ['대용량 처리', { careers: ['대용량 데이터를 다뤘어요'] }, null],
    ['처리 속도', { hashtags: ['주문처리'] }, null],
    ['대용량 처리', { careers: ['하루 2천만 건, 대용량 데이터를 처리했어요'] }, '대용량 처리'],
    ['서버 개발자', {}, '서버 개발자'],
    // Latin names are whole ones in what people write.
    ['Go', { careers: ['Google 연동을 맡았어요'] }, null],
    ['Go', { careers: ['정산 서버를 Go로 옮겼어요'] }, 'Go'],
    ['하나 은행', { hashtags: ['하나은행'] }, '하나 은행'],
  ] as const)('%s of %o is %s', (line, given, expected) => expect(had(line, given)).toBe(expected))

  test.each([
    [
      { techStackItems: ['Kotlin'], hashtags: ['결제', '대용량처리'] },
      'Kotlin, 결제, 대용량 처리가 모두 있어요',
    ],
    [{ techStackItems: ['Java'], hashtags: ['결제'] }, 'Java와 결제가 있어요 · 대용량 처리는 적지 않았어요'],
    [{ hashtags: ['대용량처리'] }, '대용량 처리가 있어요 · Kotlin 또는 Java와 결제나 정산은 적지 않았어요'],
    [
      { techStackItems: ['Java'], hashtags: ['대용량트래픽'] },
      'Java가 있어요 · 대용량 처리는 ‘대용량트래픽’으로 봤어요 · 결제나 정산은 적지 않았어요',
    ],
    [{}, 'Kotlin 또는 Java, 결제나 정산, 대용량 처리는 적지 않았어요'],
  ] as const)('%o gives the sentence', (given, text) => expect(metText(met(LINES, given))).toBe(text))

  test('one met must-have is not called all of them, and an empty list gives no sentence', () => {
    expect(metText(met(['Kotlin'], { techStackItems: ['Kotlin'] }))).toBe('Kotlin이 있어요')
    expect(metText([])).toBe('')
    expect(pipsText(met(LINES, { techStackItems: ['Java'] }))).toBe('꼭 필요한 것 3개 가운데 1개')
  })

  test.each([
    ['', '무엇이 필요한지 적어 주세요'],
    [' or ', '무엇이 필요한지 적어 주세요'],
    ['경험', '무엇이 필요한지 적어 주세요'],
    ['5년 이상', '경력과 연봉은 위에서 정해 주세요'],
    ['-java', '꼭 필요한 것만 적어 주세요'],
    ['010-1234-5678', '연락처로는 찾을 수 없어요'],
    ['Java 17', null],
  ])('%j as a line: %s', (line, problem) => expect(mustHaveProblem(line)).toBe(problem))

  test('more words in a profile never lower the number of met must-haves', () => {
    const word = fc.constantFrom('결제', '정산', '대용량', '처리', '검색')
    const skill = fc.constantFrom('Kotlin', 'Java', 'Go')
    fc.assert(
      fc.property(
        fc.array(fc.oneof(word, skill, fc.constant('결제나 정산'), fc.constant('Kotlin or Go')), {
          maxLength: 5,
        }),
        fc.record({ techStackItems: fc.array(skill), hashtags: fc.array(word), careers: fc.array(word) }),
        fc.record({ techStackItems: fc.array(skill), hashtags: fc.array(word), careers: fc.array(word) }),
        (lines, person, more) => {
          const both = {
            techStackItems: [...person.techStackItems, ...more.techStackItems],
            hashtags: [...person.hashtags, ...more.hashtags],
            careers: [...person.careers, ...more.careers],
          }
          const before = met(lines, person)
          expect(before.map(({ line }) => line)).toEqual(lines)
          expect(countMet(met(lines, both))).toBeGreaterThanOrEqual(countMet(before))
        },
      ),
    )
  })
})
