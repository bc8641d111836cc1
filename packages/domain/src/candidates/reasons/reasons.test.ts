import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TermsPiece } from '../query/piece.ts'
import { type AskedFor, type FoundPerson, reasonsOf } from './choose.ts'
import type { Reason } from './reason.ts'
import { snippetOf } from './snippet.ts'
import { reasonText } from './text.ts'

const person: FoundPerson = {
  jobSubLabel: '백엔드 개발자',
  techStackItems: ['Kotlin', 'Kubernetes', 'React Native'],
  hashtags: ['정기결제', '쿠버네티스', '정산'],
  hopeSalary: 7_000,
  careers: ['해외 결제 연동을 맡았어요. 오래된 화면을 React로 옮겼어요.'],
  likesUs: false,
}
const nobody: FoundPerson = { ...person, careers: [], hashtags: [], hopeSalary: null }

const piece = (
  text: string,
  ...terms: [kind: 'skill' | 'job' | 'group' | 'word', name: string][]
): TermsPiece => ({
  kind: 'terms',
  text,
  terms: terms.map(([kind, name]) => ({ kind, name })),
  isNot: false,
  repairedTo: null,
})
const spellings = (skill: string) => (skill === 'Kubernetes' ? ['Kubernetes', '쿠버네티스'] : [skill])
const asked = (read: TermsPiece[], more: Partial<AskedFor> = {}): AskedFor => ({
  read,
  hope: { min: null, max: null },
  likesUs: false,
  spellings,
  ...more,
})
const said = (who: FoundPerson, what: AskedFor) => reasonsOf(who, what).map((one) => reasonText(one).text)

const server = piece('서버 개발자', ['job', '백엔드 개발자'])
const pay = piece('결제', ['word', '결제'])
const budget = (min: number | null, max: number | null) => ({ hope: { min, max } })

describe('[BIZ-8] why a person was found', () => {
  test.each<[string, FoundPerson, AskedFor, string[]]>([
    ['an empty search', person, asked([]), []],
    ['another name of the job', nobody, asked([server]), ['백엔드 개발자도 서버 개발자로 함께 찾았어요']],
    ['the job by its own name', nobody, asked([piece('백엔드', ['job', '백엔드 개발자'])]), []],
    ['the job spelled otherwise', nobody, asked([piece('백앤드 개발', ['job', '백엔드 개발자'])]), []],
    ['a word of a career', person, asked([pay]), ['경력 설명에 ‘해외 결제 연동을’이 있어요']],
    [
      'a skill of a career',
      person,
      asked([piece('리액트', ['skill', 'React'])]),
      ['경력 설명에 ‘화면을 React로 옮겼어요’가 있어요'],
    ],
    ['a word in a keyword', { ...person, careers: [] }, asked([pay]), ['업무 키워드에 ‘정기결제’']],
    [
      'a word in a skill',
      nobody,
      asked([piece('native', ['word', 'native'])]),
      ['기술에 ‘React Native’가 있어요'],
    ],
    [
      'a short form',
      nobody,
      asked([piece('k8s', ['skill', 'Kubernetes'])]),
      ['Kubernetes는 k8s와 같은 말이에요'],
    ],
    ['a skill by its Korean name', nobody, asked([piece('쿠버', ['skill', 'Kubernetes'])]), []],
    [
      'a skill among the keywords alone',
      { ...person, careers: [], techStackItems: [] },
      asked([piece('k8s', ['skill', 'Kubernetes'])]),
      ['업무 키워드에 ‘쿠버네티스’'],
    ],
    ['an excluded word', person, asked([{ ...pay, isNot: true }]), []],
    ['a person who likes us', { ...nobody, likesUs: true }, asked([]), ['우리 회사를 관심회사로 골랐어요']],
    [
      'a person who likes us, when the search asks for that',
      { ...nobody, likesUs: true },
      asked([], { likesUs: true }),
      [],
    ],
    ['the middle of the budget', person, asked([], budget(6_000, 8_000)), ['희망이 예산 한가운데예요']],
    ['the lower end of the budget', person, asked([], budget(7_000, 9_000)), ['희망이 예산 아래쪽이에요']],
    ['the upper end of the budget', person, asked([], budget(5_000, 7_000)), ['희망이 예산 위쪽이에요']],
    ['a budget without a lower end', person, asked([], budget(null, 7_000)), ['희망이 예산 안이에요']],
    ['a budget without an upper end', person, asked([], budget(6_000, null)), []],
    ['beyond the budget', person, asked([], budget(5_000, 6_000)), []],
    [
      'two reasons at most',
      { ...person, likesUs: true },
      asked([pay, server], budget(6_000, 8_000)),
      ['백엔드 개발자도 서버 개발자로 함께 찾았어요', '우리 회사를 관심회사로 골랐어요'],
    ],
    [
      'one for each word',
      { ...person, careers: [] },
      asked([pay, piece('정산', ['word', '정산'])], budget(6_000, 8_000)),
      ['업무 키워드에 ‘정기결제’', '업무 키워드에 ‘정산’'],
    ],
  ])('%s', (_, who, what, expected) => expect(said(who, what)).toEqual(expected))

  test('a corrected word is no reason', () => {
    const repaired = { ...piece('뱃앤드', ['job', '백엔드 개발자']), repairedTo: '백엔드' }
    expect(said(nobody, asked([repaired]))).toEqual([])
  })

  test.each<[Reason, string]>([
    [{ kind: 'fits', what: ['years', 'job', 'skill'] }, '경력, 직무, 기술이 맞아요'],
    [{ kind: 'fits', what: ['hope'] }, '희망 연봉이 맞아요'],
    [{ kind: 'years', monthsMore: -14 }, '경력이 1년 2개월 짧아요'],
    [{ kind: 'hopeBeyond', manwonMore: -300 }, '희망이 300만 원 낮아요'],
  ])('%o: %s', (reason, text) => expect(reasonText(reason)).toEqual({ text, mark: null }))

  test('the mark of a sentence covers what was searched for', () => {
    const [reason] = reasonsOf(person, asked([pay]))
    const { text, mark } = reasonText(reason!)
    expect(text.slice(mark!.from, mark!.to)).toBe('결제')
    const other = reasonText({ kind: 'otherJob', name: '백엔드 개발자', asked: '서버' })
    expect(other.text.slice(other.mark!.from, other.mark!.to)).toBe('서버')
  })
})

describe('[BIZ-8] a snippet around what was searched for', () => {
  test.each([
    ['간편결제 승인 서버를 만들었어요.', '결제', '간편결제 승인 서버를'],
    ['작년에 만든 주문과 결제.', '결제', '만든 주문과 결제'],
    ['첫 문장이에요. 결제 대사 자동화를 했어요', '결제', '결제 대사 자동화를'],
    ['Google을 쓰고 Go로 짰어요', 'go', '쓰고 Go로 짰어요'],
    ['(React)를 썼어요', 'react', 'React'],
    ['〔메신저 아이디〕 결제 서버를 만들었어요', '결제', '결제 서버를 만들었어요'],
    ['결제 서버 〔메신저 아이디〕', '결제', '결제 서버'],
    ['가'.repeat(40) + '결제', '결제', '가'.repeat(40) + '결제'],
  ])('%s by %s', (text, word, expected) => expect(snippetOf(text, [word])?.text).toBe(expected))

  test('there is none for a word that the text does not have', () => {
    expect(snippetOf('Google', ['go'])).toBeNull()
    expect(snippetOf('결제', [])).toBeNull()
    expect(snippetOf('결제', [''])).toBeNull()
  })

  test('[OFR-13] the mark of a masked word is not quoted', () => {
    expect(snippetOf('〔전화번호〕로 연락 주세요', ['전화번호'])).toBeNull()
    const marked: FoundPerson = { ...person, careers: [], hashtags: ['〔전화번호〕'] }
    expect(reasonsOf(marked, asked([piece('전화번호', ['word', '전화번호'])]))).toEqual([])
  })

  test('it is part of the text, and its mark is the word', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'결제 .가React!\n('), maxLength: 60 })
    fc.assert(
      fc.property(texts, fc.constantFrom('결제', '가', 'react'), (text, word) => {
        const snippet = snippetOf(text, [word])
        if (!snippet) return
        expect(text).toContain(snippet.text)
        expect(snippet.text.slice(snippet.mark.from, snippet.mark.to).toLowerCase()).toBe(word)
      }),
      { numRuns: 2_000 },
    )
  })
})
