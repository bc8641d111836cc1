import { businessNumberText } from '../companies/business-number.ts'
import { fullDayText, momentToSecond, parseDay } from '../kst.ts'
import { withJosa } from '../text/josa.ts'
import { differencesOf, lowerOf, type OfferedPay } from './differences.ts'
import { lowerBlocks, payClauses, payRows } from './document-pay.ts'
import type { Clause, Fact, PactBlock, PactDocument } from './document-shape.ts'
import { versionName } from './state.ts'
import type { Terms } from './terms.ts'

/** Both sides as a version names them; the contract's `PactParties`. */
export type DocumentParties = {
  readonly documentNumber: string
  readonly company: {
    readonly name: string
    readonly businessNumber: string
    readonly representative: string
    readonly address: string
  }
  readonly person: {
    readonly name: string
    readonly birthday: string | null
    readonly phone: string
    readonly position: string
  }
  readonly signer: { readonly name: string; readonly title: string }
}

export type DocumentInput = {
  readonly parties: DocumentParties
  readonly number: number
  /** The day on which the version was sent; of a draft, today. `kstDay` of the moment. */
  readonly sentDay: number
  readonly terms: Terms
  readonly offered: OfferedPay
}

/** '처우 합의서' as data, in 합니다체. Whole or not: what a draft does not say yet is left empty. */
export function pactDocument({ parties, number, sentDay, terms, offered }: DocumentInput): PactDocument {
  const { company, person, signer } = parties
  const documentNumber = `${parties.documentNumber}-${number}`
  return {
    title: TITLE,
    versionLine: [versionName(number), fullDayText(sentDay), `문서 번호 ${documentNumber}`],
    company: [
      { name: '회사', text: company.name, isStrong: true },
      { name: '사업자번호', text: businessNumberText(company.businessNumber) },
      { name: '대표자', text: company.representative },
      { name: '주소', text: company.address },
    ],
    person: [
      { name: '본인', text: person.name, isStrong: true },
      { name: '생년월일', text: dayWords(person.birthday) },
      { name: '연락처', text: phoneText(person.phone) },
      { name: '직무', text: person.position },
    ],
    opening: `${company.name}(이하 ‘회사’)${particle(company.name, '와/과')} ${person.name}(이하 ‘본인’)${particle(person.name, '은/는')} 다음 근로조건에 합의합니다.`,
    blocks: articles(terms, offered),
    signing: {
      heading: '서명',
      text: '위 내용을 모두 읽고 합의하였으므로 각자의 인증서로 서명합니다.',
      signers: [
        { side: '회사', name: signer.name, title: `${company.name} ${signer.title}`.trim() },
        { side: '본인', name: person.name, title: '' },
      ],
    },
    footer: [TITLE, documentNumber, company.name, person.name].join(' · '),
  }
}

const TITLE = '처우 합의서'

/** The particle alone, for a name behind which a bracket stands. */
const particle = (name: string, kind: '와/과' | '은/는'): string => withJosa(name, kind).slice(name.length)

const dayWords = (day: string | null): string => {
  const parsed = day === null ? null : parseDay(day)
  return parsed === null ? '' : fullDayText(parsed)
}

const phoneText = (phone: string): string => phone.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3')

function articles(terms: Terms, offered: OfferedPay): PactBlock[] {
  const isBaseSaid = terms.base !== null
  const lower = lowerOf(differencesOf(terms, offered)).filter(({ kind }) => kind !== 'base' || isBaseSaid)
  const parts: { title: string; blocks: PactBlock[] }[] = [
    {
      title: '임금',
      blocks: [
        { kind: 'pay', rows: payRows(terms, offered) },
        { kind: 'clauses', items: marked(payClauses(terms)) },
      ],
    },
    ...(lower.length > 0 ? [{ title: '제안과 다른 점', blocks: lowerBlocks(lower, terms, offered) }] : []),
    { title: '근로조건', blocks: [{ kind: 'facts', rows: conditions(terms) }] },
    { title: '약속', blocks: [{ kind: 'clauses', items: marked(PROMISES) }] },
  ]
  return parts.flatMap(({ title, blocks }, index) => [
    { kind: 'heading', text: `제${index + 1}조 ${title}` } as const,
    ...blocks,
  ])
}

const MARKS = '①②③④⑤⑥⑦⑧⑨'

const marked = (texts: readonly string[]): Clause[] =>
  texts.map((text, index) => ({ mark: MARKS[index]!, text }))

const PROMISES = [
  '이 합의서는 회사와 본인이 모두 서명한 때부터 효력이 있습니다. 내용을 바꾸려면 새 합의서를 씁니다.',
  '회사는 근로계약서를 따로 쓰더라도 이 합의서보다 본인에게 불리하게 정하지 않습니다.',
  '회사는 본인의 동의 없이 평판을 조회하지 않으며, 받은 개인정보를 이 채용에만 씁니다.',
  '이 합의서는 양쪽이 한 부씩 가지며, 근로관계가 끝난 날부터 3년 동안 보존합니다(근로기준법 제42조).',
] as const

function conditions(terms: Terms): Fact[] {
  const { startsOn, probation } = terms
  const starts = dayWords(startsOn)
  return [
    { name: '근로 시작일', text: starts && `${starts}. 기간의 정함이 없는 근로계약입니다.` },
    { name: '일하는 곳', text: oneLine(terms.place) },
    { name: '하는 일', text: oneLine(terms.work) },
    { name: '근로시간', text: oneLine(terms.hours) },
    { name: '휴게', text: oneLine(terms.rest) },
    { name: '휴일', text: oneLine(terms.holidays) },
    { name: '연차 유급휴가', text: oneLine(terms.leave) },
    {
      name: '수습',
      text: probation
        ? `${probation.months}개월. 수습 동안의 임금은 제1조 임금의 ${probation.payPercent}%입니다.`
        : '두지 않습니다.',
    },
    { name: '그 밖의 것', text: `${closed(oneLine(terms.other))}${REST}`.trim() },
  ]
}

const REST = '여기에 적지 않은 것은 취업규칙과 근로기준법에 따릅니다.'

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Ends a text so that a sentence can follow it. */
const closed = (text: string): string => {
  if (text === '') return ''
  return /[.!?]$/.test(text) ? `${text} ` : `${text}. `
}

/** A signature as its box on the paper tells it. `value` is the signature value, in base64. */
export type DocumentSignature = { readonly by: string; readonly at: Date; readonly value: string }

/** What stands in the box of a signer, before and after. */
export function signatureFacts(signature: DocumentSignature | null): Fact[] {
  if (!signature)
    return [
      { name: '서명', text: '아직 서명하지 않았습니다' },
      { name: '방법', text: '인증서 전자서명' },
    ]
  return [
    { name: '인증서', text: signature.by },
    { name: '서명 시각', text: exactMomentText(signature.at) },
    { name: '서명값', text: shortValue(signature.value) },
  ]
}

const shortValue = (value: string): string =>
  value.length <= 28 ? value : `${value.slice(0, 12)}…${value.slice(-12)}`

const exactMomentText = (at: Date): string => `${momentToSecond(at)} (KST)`

/** Words around the seal, on the paper and beside it. */
export const sealWords = {
  place: '봉인할 자리',
  fingerprint: '합의한 내용의 지문 (SHA-256)',
  notYet: '두 사람이 서명하면 여기에 봉인합니다.',
  sealed: (at: Date) => `커피어택이 봉인했습니다 · ${exactMomentText(at)}`,
  told: (verifyAt: string) =>
    `두 서명에는 위 지문이 들어 있습니다. 파일이 그대로인지는 ${verifyAt} 에서 누구나 확인할 수 있습니다.`,
} as const
