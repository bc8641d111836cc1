import { describe, expect, test } from 'vitest'
import { payColumns, withWon, type PactBlock, type PactDocument, type PayRow } from './document-shape.ts'
import { pactDocument, signatureFacts } from './document.ts'
import { secondVersion, terms } from './testing/pact-case.ts'
import { emptyTerms } from './terms.ts'

const blockOf = <Kind extends PactBlock['kind']>(document: PactDocument, kind: Kind) =>
  document.blocks.filter((block): block is Extract<PactBlock, { kind: Kind }> => block.kind === kind)

const headings = (document: PactDocument) => blockOf(document, 'heading').map(({ text }) => text)

const told = ({ name, agreed, how, offered, difference }: PayRow) =>
  [name, agreed, how, offered, ...difference].join(' | ')

const drawn = pactDocument(secondVersion)

describe('[PACT-5] the document as it is drawn', () => {
  test('its head names the version and both sides', () => {
    expect(drawn.versionLine.join(' · ')).toBe('두 번째 안 · 2026년 11월 18일 · 문서 번호 CA-2611-0482-2')
    expect(drawn.company.map(({ text }) => text)).toEqual([
      '주식회사 노을클라우드',
      '000-00-01482',
      '정하늬',
      '서울 성동구 성수이로 24',
    ])
    expect(drawn.person.map(({ text }) => text)).toEqual([
      '한지우',
      '1994년 5월 17일',
      '010-0000-2417',
      '프론트엔드 개발자',
    ])
    expect(drawn.opening).toBe(
      '주식회사 노을클라우드(이하 ‘회사’)와 한지우(이하 ‘본인’)는 다음 근로조건에 합의합니다.',
    )
    expect(drawn.signing.signers[0]!.title).toBe('주식회사 노을클라우드 인사 총괄')
  })

  test('[PACT-2] the pay table sets the offer and the difference beside every figure', () => {
    const { rows } = blockOf(drawn, 'pay')[0]!
    expect(rows.map(told)).toEqual([
      '연봉 | 72,000,000 | 월 6,000,000 × 12개월 | 67,000,000~72,000,000 | 범위 안',
      '기본급 | 월 5,800,000 | 매월 | ',
      '식대 | 월 200,000 | 매월, 비과세 | ',
      '성과급 | 3,000,000~7,000,000 | 성과에 따라 지급 | 3,000,000~7,000,000 | 없음',
      '스톡옵션 | 3,000,000~5,000,000 | 한 해 몫, 어림한 값 | 3,000,000~5,000,000 | 없음',
      '사이닝 보너스 | 3,000,000 | 첫 급여일에 한 번 | 5,000,000 | − 2,000,000',
      '첫해 합계 | 81,000,000~87,000,000 |  | 78,000,000~89,000,000 | 최저 +3,000,000 | 최고 −2,000,000',
    ])
    expect(rows.filter(({ isLower }) => isLower).map(({ name }) => name)).toContain('사이닝 보너스')
    expect(rows.map(({ agreed }) => withWon(agreed))[1]).toBe('월 5,800,000원')
    expect(Object.values(payColumns)).toContain('차이 (원)')
  })

  test('[PACT-1] the clauses reckon the hour, the day of payment and the shares', () => {
    expect(blockOf(drawn, 'clauses')[0]!.items.map(({ mark, text }) => `${mark} ${text}`)).toEqual([
      '① 임금은 매월 1일부터 말일까지 셈하여 그달 25일에 본인 명의의 예금 계좌로 지급합니다. 25일이 휴일이면 그 전 영업일에 지급합니다.',
      '② 통상시급은 28,708원입니다(월 6,000,000원 ÷ 209시간). 연장·야간·휴일근로수당은 연봉에 포함하지 않으며, 근로기준법 제56조에 따라 따로 지급합니다.',
      '③ 스톡옵션은 4년에 나누어 모두 12,000,000~20,000,000원입니다. 스톡옵션의 값은 약속한 금액이 아니며 달라질 수 있습니다. 부여 수량과 행사 조건은 부여 계약에 따릅니다.',
    ])
  })

  test('[PACT-2] what is lower has an article of its own with the reason as it was written', () => {
    expect(headings(drawn)).toEqual(['제1조 임금', '제2조 제안과 다른 점', '제3조 근로조건', '제4조 약속'])
    expect(blockOf(drawn, 'paragraph').map(({ text }) => text)).toEqual([
      '사이닝 보너스가 제안한 금액보다 2,000,000원 적습니다. 회사가 밝힌 이유는 다음과 같습니다.',
    ])
    expect(blockOf(drawn, 'bars')[0]!.text).toBe('제안 5,000,000원 → 합의 3,000,000원')
    expect(blockOf(drawn, 'quote')[0]!.text).toBe(
      '“사이닝 보너스는 올해 쓸 수 있는 금액이 300만 원까지예요. 대신 연봉을 제안에서 가장 높은 7,200만 원으로 맞췄어요.”',
    )
  })

  test('[PACT-1] the conditions are those of 근로기준법 §17', () => {
    const rows = blockOf(drawn, 'facts')[0]!.rows
    expect(rows.map(({ name }) => name)).toEqual([
      '근로 시작일',
      '일하는 곳',
      '하는 일',
      '근로시간',
      '휴게',
      '휴일',
      '연차 유급휴가',
      '수습',
      '그 밖의 것',
    ])
    expect(rows[0]!.text).toBe('2027년 1월 4일. 기간의 정함이 없는 근로계약입니다.')
    expect(rows[7]!.text).toBe('3개월. 수습 동안의 임금은 제1조 임금의 100%입니다.')
    expect(rows[8]!.text).toBe(
      '교육비 연 2,000,000원. 여기에 적지 않은 것은 취업규칙과 근로기준법에 따릅니다.',
    )
  })
})

test('[PACT-2] nothing lower: the articles close up', () => {
  const document = pactDocument({ ...secondVersion, terms: { ...terms, signing: 500 } })
  expect(headings(document)).toEqual(['제1조 임금', '제2조 근로조건', '제3조 약속'])
})

test('[PACT-2] a range, a part that is gone and a new part say how they differ', () => {
  const document = pactDocument({
    ...secondVersion,
    terms: { ...terms, bonus: { min: 300, max: 600 }, signing: null, stock: { ...terms.stock!, years: 1 } },
    offered: { ...secondVersion.offered, pay: { ...secondVersion.offered.pay, stock: null } },
  })
  const rows = blockOf(document, 'pay')[0]!.rows.map(told)
  expect(rows[3]).toContain('| 최고 −1,000,000')
  expect(rows[4]).toContain('어림한 값 |  | 새로 정함')
  expect(rows[5]).toBe('사이닝 보너스 | 없음 |  | 5,000,000 | − 5,000,000')
  expect(blockOf(document, 'paragraph').map(({ text }) => text.split('. ')[0])).toEqual([
    '성과급이 제안한 금액보다 최고 1,000,000원 적습니다',
    '사이닝 보너스가 합의한 금액에 없습니다',
  ])
})

test('[PACT-1] a base that does not divide by twelve says where the rest goes', () => {
  const document = pactDocument({ ...secondVersion, terms: { ...terms, base: 7000, payDay: 31 } })
  expect(blockOf(document, 'pay')[0]!.rows[0]!.how).toBe('월 5,833,333')
  expect(blockOf(document, 'clauses')[0]!.items[0]!.text).toBe(
    '임금은 매월 1일부터 말일까지 셈하여 그달 말일에 본인 명의의 예금 계좌로 지급합니다. 말일이 휴일이면 그 전 영업일에 지급합니다. 연봉을 12로 나누고 남는 4원은 12월 임금에 더하여 지급합니다.',
  )
})

test('[PACT-1] a draft without anything is drawn as well, with its empty places', () => {
  const document = pactDocument({ ...secondVersion, terms: emptyTerms })
  expect(
    blockOf(document, 'facts')[0]!
      .rows.slice(0, 7)
      .every(({ text }) => text === ''),
  ).toBe(true)
  expect(blockOf(document, 'pay')[0]!.rows[0]).toMatchObject({ name: '연봉', agreed: '', isLower: false })
})

test('[PACT-4] a signature box tells by what, when and with which value', () => {
  const at = new Date('2026-11-20T01:02:41Z')
  const value = 'MEUCIQDq7Yw2AAAAAAAAAAAAAAAAk9f3TzBvA1cQ8='
  expect(signatureFacts({ by: '카카오 전자서명인증', at, value }).map(({ text }) => text)).toEqual([
    '카카오 전자서명인증',
    '2026년 11월 20일 10:02:41 (KST)',
    'MEUCIQDq7Yw2…f3TzBvA1cQ8=',
  ])
  expect(signatureFacts(null)[0]!.text).toBe('아직 서명하지 않았습니다')
})
