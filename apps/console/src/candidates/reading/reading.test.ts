import { expect, test } from 'vitest'
import { EVERYBODY, type Search } from '../search.ts'
import { budgetOf, chipsOf, type Piece, repairText, withJob } from './reading.ts'

const term = (kind: 'skill' | 'job' | 'group' | 'word', name: string) => ({ kind, name })
const terms = (text: string, ...of: ReturnType<typeof term>[]): Piece => ({
  kind: 'terms',
  text,
  terms: of,
  isNot: false,
  repairedTo: null,
})
const years = (min: number | null, max: number | null): Piece => ({
  kind: 'years',
  text: 'y',
  bounds: { min, max },
})

test.each<[Piece, string, string, string]>([
  [years(4, 6), '경력', '4~6년', 'condition'],
  [{ kind: 'hope', text: 'h', bounds: { min: 6000, max: 8000 } }, '희망', '6,000~8,000만', 'condition'],
  [terms('백엔드', term('job', '백엔드 개발자')), '직무', '백엔드 개발자', 'condition'],
  [terms('개발자', term('group', '개발')), '직군', '개발', 'condition'],
  [
    terms('ios', term('skill', 'iOS'), term('job', 'iOS 개발자')),
    '하나라도',
    'iOS 또는 iOS 개발자',
    'condition',
  ],
  [terms('결제', term('word', '결제')), '낱말', '결제', 'word'],
  [{ ...terms('-게임', term('word', '게임')), isNot: true } as Piece, '제외', '게임', 'without'],
])('[BIZ-8] %j is a chip', (piece, kind, value, look) => {
  expect(chipsOf(EVERYBODY, [piece])).toMatchObject([{ kind, value, look }])
})

test('[BIZ-8] chosen conditions follow the typed ones, each with the search without it', () => {
  const search: Search = {
    ...EVERYBODY,
    years: { min: 3, max: null },
    jobSubLabel: '백엔드 개발자',
    techStack: ['Java', 'Go'],
    likesUs: true,
  }
  const chips = chipsOf(search, [terms('결제', term('word', '결제'))])
  expect(chips.map(({ kind, value, without }) => [kind, value, without])).toEqual([
    ['낱말', '결제', { q: '' }],
    ['경력', '3년 이상', { years: EVERYBODY.years }],
    ['직무', '백엔드 개발자', { jobLabel: '', jobSubLabel: '' }],
    ['기술', 'Java', { techStack: ['Go'] }],
    ['기술', 'Go', { techStack: ['Java'] }],
    ['관심회사', '우리를 고른 분', { likesUs: false }],
  ])
})

test('[BIZ-8] a changed range is written into the query, or chosen where the query is full', () => {
  const first: Piece = { kind: 'years', text: '5년차', bounds: { min: 4, max: 6 } }
  const word = terms('결제', term('word', '결제'))
  const changed = (read: Piece[]) => chipsOf(EVERYBODY, read)[0]?.range?.changed({ min: 3, max: 8 })
  expect(changed([first, word])).toEqual({ q: '3~8년 결제' })
  const long = terms('가'.repeat(57), term('word', '가'))
  expect(changed([first, long])).toEqual({ q: long.text, years: { min: 3, max: 8 } })
})

test('[BIZ-8] the budget is the narrower of the typed and the chosen range', () => {
  const typed: Piece = { kind: 'hope', text: '6천~8천', bounds: { min: 6000, max: 8000 } }
  expect(budgetOf({ ...EVERYBODY, hope: { min: null, max: 7000 } }, [typed])).toEqual({
    min: 6000,
    max: 7000,
  })
  expect(budgetOf(EVERYBODY, [])).toEqual({ min: null, max: null })
})

test('[BIZ-8] a similar job joins the typed or chosen one', () => {
  const job = terms('백엔드', term('job', '백엔드 개발자'))
  const word = terms('결제', term('word', '결제'))
  const none = { jobLabel: '', jobSubLabel: '' }
  expect(withJob({ ...EVERYBODY, q: '백엔드 결제' }, [job, word], '서버 엔지니어')).toEqual({
    q: '백엔드 or 서버 엔지니어 결제',
    ...none,
  })
  const chosen = { ...EVERYBODY, q: '결제', jobSubLabel: '백엔드 개발자' }
  expect(withJob(chosen, [word], '서버 엔지니어')).toEqual({
    q: '결제 백엔드 개발자 or 서버 엔지니어',
    ...none,
  })
  expect(withJob(EVERYBODY, [], '서버 엔지니어')).toEqual({ q: '서버 엔지니어', ...none })
  expect(withJob({ ...EVERYBODY, q: '가'.repeat(58) }, [], '서버 엔지니어')).toBeNull()
})

test('[BIZ-8] removing a chip removes its letters from the query', () => {
  const read = [
    terms('5년차', term('word', 'a')),
    terms('백엔드', term('job', 'b')),
    terms('결제', term('word', 'c')),
  ]
  expect(chipsOf(EVERYBODY, read)[1]?.without).toEqual({ q: '5년차 결제' })
})

test('[BIZ-8] a chip changes into what its words may have meant', () => {
  const changed = (piece: Piece) =>
    (chipsOf(EVERYBODY, [piece])[0]?.neighbours ?? []).map(({ changed: { q } }) => q)
  expect(changed({ kind: 'hope', text: '8천 이하', bounds: { min: null, max: 8_000 } })).toEqual([
    '8000만원 미만',
    '현재 연봉 8000만원 이하',
  ])
  expect(changed({ kind: 'hope', text: '8천 미만', bounds: { min: null, max: 7_999 } })[0]).toBe(
    '8000만원 이하',
  )
  expect(changed({ kind: 'status', text: '재직 중', status: 'employed' })).toEqual(['이직 준비'])
  expect(changed(terms('리액트', term('skill', 'React')))).toEqual(['=리액트', 'React 제외'])
  expect(changed(terms('결제', term('word', '결제')))).toEqual(['결제 제외', '결제 출신'])
  const employer = terms('두들페이 출신', { kind: 'company', name: '두들페이' } as never)
  expect(changed(employer)).toEqual(['두들페이', '두들페이 출신 제외'])
  expect(changed({ ...employer, isNot: true } as Piece)).toEqual(['두들페이 출신'])
})

test('[BIZ-8] a corrected spelling is announced', () => {
  const slip = { ...terms('벡엔드', term('job', '백엔드 개발자')), repairedTo: '백엔드' } as Piece
  expect(repairText([slip])).toBe('‘벡엔드’는 백엔드로 고쳐 읽었어요')
  expect(repairText([terms('결제', term('word', '결제'))])).toBeNull()
})
