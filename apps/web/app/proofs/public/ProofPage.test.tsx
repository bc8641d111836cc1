import type { ShownProof } from '@coffeeattack/contract/proofs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import ProofPage, { headers, meta } from './ProofPage.tsx'

const payload = {
  iss: 'https://coffee.example',
  status: { status_list: { idx: 61_842, uri: 'https://coffee.example/status/4' } },
}
const token = `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln~`

const facts = { amount: null, year: null, years: null, company: null }
const proof = {
  facts: { ...facts, kind: 'INCOME_AT_LEAST', amount: 5_000 },
  source: 'HEALTH',
  lookedUpOn: '2025-11-03',
  madeOn: '2025-11-18',
  receiver: '조약돌은행',
  name: null,
  token,
} as const

type Page = Parameters<typeof ProofPage>[0]

/** The text of the page as it is sent, without its styles. */
function sent(shown: ShownProof | null, language: 'ko' | 'en' = 'ko'): string {
  const given = {
    loaderData: { shown, language },
    params: { address: '7Qm4ZK2t9fWd7Qm4ZK2t9f' },
    matches: [{ id: 'root', loaderData: { origin: 'https://coffee.example' } }],
  }
  const html = renderToStaticMarkup(<ProofPage {...(given as unknown as Page)} />)
  return html.replaceAll(/<style[\s\S]*?<\/style>/g, '')
}

const RUNNING = { state: 'RUNNING', untilDay: '2025-12-18', proof } as const
const ended = {
  EXPIRED: { state: 'EXPIRED', untilDay: '2025-12-18', proof: null },
  TAKEN_BACK: { state: 'TAKEN_BACK', untilDay: null, proof: null },
} as const

describe('[PROOF-3] the page of a proof', () => {
  test('says what it says, what it does not say, and that opening it leaves a time', () => {
    const html = sent(RUNNING)
    for (const text of [
      '유효한 증명서예요',
      '2025년 12월 18일까지',
      '조약돌은행에 드리는 증명서',
      '만 원 이상',
      '국민건강보험공단',
      '2025년 11월 3일',
      '넣지 않았어요',
      '건강보험 기록으로 본 연 소득이 5,000만\u00a0원 이상이에요',
      '정확한 금액과 이름, 다니는 회사',
      '11월 3일 뒤에 달라진 일',
      '이 화면을 열면 만든 분에게 시각이 남아요.',
      'https://coffee.example/proof/7Qm4ZK2t9fWd7Qm4ZK2t9f',
      'idx 61842 → 0',
    ])
      expect(html).toContain(text)
    expect(html).not.toContain('<script')
  })

  test('and the same in English', () => {
    const html = sent(RUNNING, 'en')
    for (const text of [
      'This proof is valid',
      'Until 18 December 2025',
      'Made for 조약돌은행',
      '50,000,000',
      'National Health Insurance Service',
      'Health insurance records show a yearly income of at least 50,000,000 won',
      'Anything that changed after 3 November',
    ])
      expect(html).toContain(text)
  })

  test.each([
    ['EXPIRED', '기한이 지났어요'],
    ['TAKEN_BACK', '만든 분이 거둔 증명서예요'],
    ['UNKNOWN', '찾을 수 없는 증명서예요'],
  ] as const)('%s: nothing of a proof, and nothing of another state', (state, title) => {
    const html = sent(state === 'UNKNOWN' ? null : ended[state])
    expect(html).toContain(title)
    const others = ['유효한', '기한이 지났어요', '거둔 증명서', '찾을 수 없는'].filter(
      (one) => !title.includes(one),
    )
    for (const text of [...others, '조약돌은행', '5,000', 'SD-JWT', token]) expect(html).not.toContain(text)
  })

  test('draws an employer, a career and an exact figure with the name', () => {
    const of = (more: object) => sent({ ...RUNNING, proof: { ...proof, ...more } })
    expect(of({ facts: { ...facts, kind: 'EMPLOYED', company: '두들페이' } })).toContain(
      '두들페이에 다니고 있어요',
    )
    expect(of({ facts: { ...facts, kind: 'CAREER_AT_LEAST', years: 8 } })).toContain('경력이 8년 이상이에요')
    const exact = of({
      facts: { ...facts, kind: 'INCOME_EXACT', year: 2023, amount: 12_345 },
      name: '한지우',
    })
    for (const text of ['2023년 연 소득', '1억 2,345', '한지우', '본인이 정확한 금액을 보여 주기로 했어요'])
      expect(exact).toContain(text)
    expect(exact).not.toContain('이름과 다니는 회사')
  })

  test('draws a promise that is kept, in both languages, without a figure', () => {
    const paid = { ...proof, facts: { ...facts, kind: 'PAID_AS_PROMISED', company: '노을클라우드' } } as const
    const korean = sent({ ...RUNNING, proof: paid })
    for (const text of ['노을클라우드에서 약속한 연봉을 받고 있어요', '이름과 약속한 금액, 받은 금액'])
      expect(korean).toContain(text)
    const english = sent({ ...RUNNING, proof: paid }, 'en')
    for (const text of ['Paid as promised by 노을클라우드', 'By an estimate from health insurance records'])
      expect(english).toContain(text)
  })

  test('whoever draws its link learns that it is one, and nothing else', () => {
    const told = JSON.stringify(
      meta({ loaderData: { shown: RUNNING, language: 'ko' } } as Parameters<typeof meta>[0]),
    )
    expect(told).toContain('증명서 확인')
    expect(told).toContain('noindex')
    expect(told).not.toMatch(/5,?000|조약돌|og:image/)
    const loaderHeaders = new Headers({ 'cache-control': 'no-store' })
    expect(headers({ loaderHeaders } as Parameters<typeof headers>[0])).toBe(loaderHeaders)
  })
})
