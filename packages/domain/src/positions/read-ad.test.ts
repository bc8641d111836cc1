import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lexiconOf } from '../candidates/query/lexicon.ts'
import { mustHaveProblem } from './must-haves.ts'
import { positionFields } from './position.ts'
import { readAd } from './read-ad.ts'

const lexicon = lexiconOf({
  skills: [
    { name: 'Kotlin', aliases: ['코틀린'] },
    { name: 'Java', aliases: ['자바'] },
    { name: 'Spring Boot', aliases: [] },
    { name: 'MySQL', aliases: [] },
    { name: 'Google Analytics', aliases: ['ga4'] },
  ],
  jobs: [
    { name: '백엔드 개발자', aliases: ['서버 개발', '서버 개발자'] },
    { name: '퍼포먼스 마케터', aliases: ['퍼포먼스 마케팅'] },
  ],
  groups: [
    { name: '개발', aliases: ['개발자'] },
    { name: '마케팅', aliases: ['마케터'] },
  ],
})
const groupOf = (job: string) => ({ '백엔드 개발자': '개발', '퍼포먼스 마케터': '마케팅' })[job]
const read = (ad: string) => readAd(ad, lexicon, groupOf)
const marked = (ad: string) =>
  read(ad).marks.map(({ from, to, fields }) => [fields.join(), ad.slice(from, to)])

const AD = `[가온페이] 백엔드 개발자 (Kotlin) 채용

2014년부터 10년 동안 결제를 만들어 온 회사예요. 누적 투자 300억.

■ 주요업무
- 결제 승인 서버를 설계하고 운영해요

■ 자격요건
• 백엔드 개발 경력 4년 이상 8년 이하인 분
• Kotlin 또는 Java, Spring Boot 실무 경험이 있는 분
• MySQL 등 RDBMS를 다뤄 보신 분
• 대용량 트래픽 처리 경험이 있으신 분
• 동료와 원활하게 소통하고 문제를 끝까지 해결하시는 분

■ 우대사항
• 커머스 경험

■ 근무조건
연봉: 6,000만원 ~ 9,000만원

■ 복지
식대 월 20만원`

describe('[BIZ-9] a pasted ad becomes the draft of a position', () => {
  test('with headings: title, job, years, range and must-haves, each from its line', () => {
    expect(read(AD)).toMatchObject({
      draft: {
        title: '백엔드 개발자 (Kotlin)',
        jobLabel: '개발',
        jobSubLabel: '백엔드 개발자',
        yearsMin: 4,
        yearsMax: 8,
        salaryMin: 6_000,
        salaryMax: 9_000,
        mustHaves: ['Kotlin 또는 Java, Spring Boot', 'MySQL', '대용량 트래픽 처리'],
      },
      unread: ['동료와 원활하게 소통하고 문제를 끝까지 해결하시는 분'],
    })
    expect(marked(AD)).toEqual([
      ['title,job', '[가온페이] 백엔드 개발자 (Kotlin) 채용'],
      ['years', '• 백엔드 개발 경력 4년 이상 8년 이하인 분'],
      ['mustHave', '• Kotlin 또는 Java, Spring Boot 실무 경험이 있는 분'],
      ['mustHave', '• MySQL 등 RDBMS를 다뤄 보신 분'],
      ['mustHave', '• 대용량 트래픽 처리 경험이 있으신 분'],
      ['salary', '연봉: 6,000만원 ~ 9,000만원'],
    ])
  })

  test('without headings: a line of facts each', () => {
    expect(
      read(
        '서버 개발자를 찾습니다!\n경력: 3~5년\n기술: Kotlin, MySQL\n연봉 7천까지\n3년 이상 근속자는 쉬어요',
      ).draft,
    ).toEqual({
      title: '서버 개발자',
      jobLabel: '개발',
      jobSubLabel: '백엔드 개발자',
      yearsMin: 3,
      yearsMax: 5,
      salaryMin: null,
      salaryMax: 7_000,
      mustHaves: ['Kotlin, MySQL'],
    })
  })

  test('as a letter: its sentences', () => {
    const letter =
      '안녕하세요 저희 회사에서 마케터 구하고 있어요. 퍼포먼스 마케팅 3년 이상 하신 분이면 좋겠고 GA4 다룰 줄 아는 분이면 됩니다. 연봉은 5천에서 6천 사이로 생각하고 있어요.'
    expect(read(letter).draft).toMatchObject({
      title: '퍼포먼스 마케터',
      jobSubLabel: '퍼포먼스 마케터',
      yearsMin: 3,
      salaryMin: 5_000,
      salaryMax: 6_000,
      mustHaves: ['Google Analytics'],
    })
    expect(marked(letter).map(([fields]) => fields)).toEqual(['job,years,mustHave', 'salary'])
  })

  test('what is not said stays empty', () => {
    const { draft, marks, unread } = read('오늘 점심은 무엇을 먹을까요?\n저는 김밥이요.')
    expect(draft).toMatchObject({ title: '', jobLabel: '', yearsMin: null, salaryMax: null, mustHaves: [] })
    expect([...marks, ...unread]).toEqual([])
  })

  test('of any text: ranges of the text, in order, and nothing that the form would refuse', () => {
    const piece = fc.constantFrom(
      ...AD.split('\n'),
      '경력 3년',
      '자격요건: Java',
      '-',
      '연봉 1억',
      '한 문장이에요. 또 한 문장이에요. 그리고 조금 더 긴 세 번째 문장이 여기에 있어요.',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 25 }), (lines) => {
        const ad = lines.join('\n')
        const { draft, marks } = read(ad)
        let end = 0
        for (const { from, to } of marks) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(ad.slice(from, to).trim()).toBe(ad.slice(from, to))
          end = to
        }
        expect(end).toBeLessThanOrEqual(ad.length)
        expect(draft.title.length).toBeLessThanOrEqual(positionFields.title.limit)
        expect(draft.mustHaves.length).toBeLessThanOrEqual(positionFields.mustHaves.max)
        expect(draft.mustHaves.filter((line) => mustHaveProblem(line) !== null)).toEqual([])
      }),
    )
  })
})
