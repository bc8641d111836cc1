import type { ShownProof } from '@coffeeattack/contract/proofs'
import { BRAND } from '@coffeeattack/domain/brand'
import { fullDayText, parseDay } from '@coffeeattack/domain/kst'
import { officialNames, PAID_WORDS, sourceName } from '@coffeeattack/domain/proofs/words.ko'
import { groupDigits, moneyText, salaryFigure, WON_PER_MANWON } from '@coffeeattack/domain/salary/format'
import { spokenMoney } from '@coffeeattack/domain/salary/spoken-money'
import { withJosa } from '@coffeeattack/domain/text/josa'

/* What a proof's receiver reads, in Korean and English (PROOF-3). Both stand side by side, so that neither says more. */

export type Language = 'ko' | 'en'
export type Proof = NonNullable<ShownProof['proof']>
export type PageState = ShownProof['state'] | 'UNKNOWN'

/** What is proved, set in large. `small` is drawn beside the figure. */
type Figure = { title: string; large: string; small: string; spoken?: string }

const korean = (day: string): string => fullDayText(parseDay(day)!)

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** '18 December 2025' */
function english(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`
}

const withoutYear = {
  ko: (day: string) => korean(day).replace(/^\d+년 /, ''),
  en: (day: string) => english(day).replace(/ \d+$/, ''),
}

const won = (manwon: number): string => groupDigits(manwon * WON_PER_MANWON)

export const figures: Readonly<Record<Language, (facts: Proof['facts']) => Figure>> = {
  ko({ kind, amount, year, years, company }) {
    switch (kind) {
      case 'INCOME_AT_LEAST': {
        const { to, unit } = salaryFigure(amount!, amount!)
        return { title: '연 소득', large: to, small: `${unit} 이상`, spoken: `${spokenMoney(amount!)} 이상` }
      }
      case 'INCOME_EXACT': {
        const { to, unit } = salaryFigure(amount!, amount!)
        return { title: `${year}년 연 소득`, large: to, small: unit, spoken: spokenMoney(amount!) }
      }
      case 'CAREER_AT_LEAST':
        return { title: '경력', large: String(years), small: '년 이상' }
      case 'EMPLOYED':
        return { title: '재직', large: `${company}에 다니고 있어요`, small: '' }
      case 'PAID_AS_PROMISED':
        return { title: '받은 연봉', large: `${company}에서 ${PAID_WORDS}`, small: '' }
    }
  },
  en({ kind, amount, year, years, company }) {
    switch (kind) {
      case 'INCOME_AT_LEAST':
        return { title: 'Yearly income', large: won(amount!), small: 'won or more' }
      case 'INCOME_EXACT':
        return { title: `Yearly income of ${year}`, large: won(amount!), small: 'won' }
      case 'CAREER_AT_LEAST':
        return {
          title: 'Career',
          large: String(years),
          small: years === 1 ? 'year or more' : 'years or more',
        }
      case 'EMPLOYED':
        return { title: 'Employment', large: `Works at ${company}`, small: '' }
      case 'PAID_AS_PROMISED':
        return { title: 'Salary paid', large: `Paid as promised by ${company}`, small: '' }
    }
  },
}

const offices = {
  ko: officialNames,
  en: { HEALTH: 'National Health Insurance Service', TAX: 'National Tax Service' },
} as const

/** The rows of the slip. */
export const rows: Readonly<Record<Language, (proof: Proof) => readonly (readonly [string, string])[]>> = {
  ko: ({ source, lookedUpOn, madeOn, name }) => [
    ['출처', offices.ko[source]],
    ['본인이 조회한 날', korean(lookedUpOn)],
    ['만든 날', korean(madeOn)],
    ['이름', name ?? '넣지 않았어요'],
  ],
  en: ({ source, lookedUpOn, madeOn, name }) => [
    ['Source', offices.en[source]],
    ['Looked up on', english(lookedUpOn)],
    ['Made on', english(madeOn)],
    ['Name', name ?? 'Not included'],
  ],
}

/** What the proof says, from what the record says. */
function recordSays({ facts, source, lookedUpOn }: Proof, language: Language): string {
  const { kind, amount, year, years, company } = facts
  const record =
    language === 'ko' ? `${sourceName(source)} 기록` : { HEALTH: 'Health insurance', TAX: 'Tax' }[source]
  switch (`${language} ${kind}` as const) {
    case 'ko INCOME_AT_LEAST':
      return `${record}으로 본 연 소득이 ${moneyText(amount!)} 이상이에요`
    case 'ko INCOME_EXACT':
      return `${record}으로 본 ${year}년 연 소득이 ${moneyText(amount!)}이에요`
    case 'ko CAREER_AT_LEAST':
      return `${record}으로 본 경력이 ${years}년 이상이에요`
    case 'ko EMPLOYED':
      return `${withoutYear.ko(lookedUpOn)} ${record}에 ${company} 직장가입자로 나와요`
    case 'ko PAID_AS_PROMISED':
      return `${record}으로 어림하면 ${company}에서 ${PAID_WORDS}`
    case 'en INCOME_AT_LEAST':
      return `${record} records show a yearly income of at least ${won(amount!)} won`
    case 'en INCOME_EXACT':
      return `${record} records show an income of ${won(amount!)} won in ${year}`
    case 'en CAREER_AT_LEAST':
      return `${record} records show a career of at least ${years} ${years === 1 ? 'year' : 'years'}`
    case 'en EMPLOYED':
      return `${record} records of ${withoutYear.en(lookedUpOn)} show an employee of ${company}`
    case 'en PAID_AS_PROMISED':
      return `By an estimate from ${record.toLowerCase()} records, ${company} pays the promised salary`
  }
}

export const says: Readonly<Record<Language, (proof: Proof) => readonly string[]>> = {
  ko: (proof) => [
    recordSays(proof, 'ko'),
    proof.facts.kind === 'INCOME_EXACT'
      ? '본인이 정확한 금액을 보여 주기로 했어요'
      : '본인이 자기 인증서로 직접 조회했어요',
    '커피어택이 서명한 뒤로 바뀌지 않았어요',
  ],
  en: (proof) => [
    recordSays(proof, 'en'),
    proof.facts.kind === 'INCOME_EXACT'
      ? 'The person chose to show the exact figure'
      : 'The person looked it up with their own certificate',
    'Nothing has changed since Coffee Attack signed it',
  ],
}

/** What is left out: with the name switched on, the name is not. */
const leftOut: Readonly<Record<Language, (kind: Proof['facts']['kind'], named: boolean) => string>> = {
  ko: (kind, named) =>
    ({
      INCOME_AT_LEAST: named ? '정확한 금액과 다니는 회사' : '정확한 금액과 이름, 다니는 회사',
      INCOME_EXACT: named ? '다니는 회사' : '이름과 다니는 회사',
      CAREER_AT_LEAST: named ? '다닌 회사와 날짜, 소득' : '이름과 다닌 회사, 날짜, 소득',
      EMPLOYED: named ? '직무와 소득' : '이름과 직무, 소득',
      PAID_AS_PROMISED: named ? '약속한 금액과 받은 금액' : '이름과 약속한 금액, 받은 금액',
    })[kind],
  en: (kind, named) =>
    ({
      INCOME_AT_LEAST: named
        ? 'The exact figure or the employer'
        : 'The exact figure, the name or the employer',
      INCOME_EXACT: named ? 'The employer' : 'The name or the employer',
      CAREER_AT_LEAST: named ? 'Employers, dates or income' : 'The name, employers, dates or income',
      EMPLOYED: named ? 'The job or the income' : 'The name, the job or the income',
      PAID_AS_PROMISED: named
        ? 'The promised or the paid amount'
        : 'The name, the promised or the paid amount',
    })[kind],
}

const further: Readonly<Record<Language, Readonly<Record<Proof['facts']['kind'], string>>>> = {
  ko: {
    INCOME_AT_LEAST: '신용이나 갚을 수 있는지',
    INCOME_EXACT: '신용이나 갚을 수 있는지',
    CAREER_AT_LEAST: '맡은 일이나 실력',
    EMPLOYED: '고용 형태',
    PAID_AS_PROMISED: '상여와 수당까지 모두 받았는지',
  },
  en: {
    INCOME_AT_LEAST: 'Credit, or the ability to pay',
    INCOME_EXACT: 'Credit, or the ability to pay',
    CAREER_AT_LEAST: 'What the work was, or how well it was done',
    EMPLOYED: 'The form of employment',
    PAID_AS_PROMISED: 'Whether every bonus and allowance was paid',
  },
}

export function saysNot({ facts, name, lookedUpOn }: Proof, language: Language): readonly string[] {
  const day = withoutYear[language](lookedUpOn)
  return [
    leftOut[language](facts.kind, name !== null),
    language === 'ko' ? `${day} 뒤에 달라진 일` : `Anything that changed after ${day}`,
    further[language][facts.kind],
  ]
}

/** The state, first of all, and what stands in place of the content when there is none. */
type StateWords = { title: string; line: (untilDay: string) => string; body: readonly string[] }

const ASK_ANEW = {
  ko: '아직 필요하다면 보낸 분에게 새 증명서를 부탁해 주세요.',
  en: 'If you still need it, please ask the person who sent it for a new one.',
}

export const states: Readonly<Record<Language, Readonly<Record<PageState, StateWords>>>> = {
  ko: {
    RUNNING: { title: '유효한 증명서예요', line: (day) => `${korean(day)}까지`, body: [] },
    EXPIRED: {
      title: '기한이 지났어요',
      line: (day) => `${korean(day)}까지였어요`,
      body: ['내용은 더 이상 보이지 않아요.', ASK_ANEW.ko],
    },
    TAKEN_BACK: {
      title: '만든 분이 거둔 증명서예요',
      line: () => '이제 쓸 수 없어요',
      body: [
        '내용은 더 이상 보이지 않아요. 거두는 데 이유를 적지 않아도 되니, 나쁜 뜻으로 읽지 말아 주세요.',
        ASK_ANEW.ko,
      ],
    },
    UNKNOWN: {
      title: '찾을 수 없는 증명서예요',
      line: () => '주소를 다시 확인해 주세요',
      body: [
        '주소가 잘렸거나 한 글자가 다를 수 있어요. 링크를 다시 받거나 QR을 한 번 더 찍어 주세요.',
        '이 주소로 만든 증명서가 없다면, 저희가 확인한 내용이 아니에요.',
      ],
    },
    NOT_OPENED: {
      title: '아직 열지 않은 증명서예요',
      line: () => '브라우저로 열면 보여요',
      body: ['미리 보기에는 내용을 보여 주지 않아요.'],
    },
  },
  en: {
    RUNNING: { title: 'This proof is valid', line: (day) => `Until ${english(day)}`, body: [] },
    EXPIRED: {
      title: 'This proof has expired',
      line: (day) => `It was valid until ${english(day)}`,
      body: ['Its content is no longer shown.', ASK_ANEW.en],
    },
    TAKEN_BACK: {
      title: 'Taken back by its maker',
      line: () => 'It can no longer be used',
      body: [
        'Its content is no longer shown. No reason is needed to take a proof back, so please do not read one into it.',
        ASK_ANEW.en,
      ],
    },
    UNKNOWN: {
      title: 'We cannot find this proof',
      line: () => 'Please check the address',
      body: [
        'The link may be cut off or have one wrong letter. Ask for the link again or scan the code once more.',
        'If no proof was made at this address, nothing here was checked by us.',
      ],
    },
    NOT_OPENED: {
      title: 'This proof has not been opened',
      line: () => 'Open it in a browser to read it',
      body: ['A preview shows none of its content.'],
    },
  },
}

export const words = {
  ko: {
    brand: BRAND.ko,
    documentTitle: '증명서 확인',
    panel: {
      title: ['꼭 필요한 한 줄만,', '확인해서 보내요'],
      text: ['공공기관의 기록에서', '본인이 고른 것만 담겨요.'],
    },
    madeFor: (receiver: string) => `${receiver}에 드리는 증명서`,
    says: '이 증명서가 말하는 것',
    saysNot: '말하지 않는 것',
    address: ['주소가 ', '로 시작하는지 확인해 주세요.'],
    notYours: (receiver: string) => `${withJosa(receiver, '이/가')} 아니라면 보낸 분에게 먼저 물어봐 주세요.`,
    logged: ['이 화면을 열면 만든 분에게 시각이 남아요.', '보는 분이 누구인지는 남기지 않아요.'],
    how: '증명서는 어떻게 확인하나요?',
    programs: '프로그램으로 확인하기',
    steps: [
      'SD-JWT VC를 받아요. 이 주소를 Accept: application/dc+sd-jwt로 부르면 돼요.',
      '발급자 열쇠로 서명을 확인해요.',
      '상태 목록에서 이 증명서의 자리를 봐요. 0이면 유효하고 1이면 거둔 거예요. 거둔 지 5분까지는 늦게 보일 수 있어요.',
    ],
    token: '토큰',
    programLogged: '프로그램이 토큰을 받으면 만든 분에게 시각과 주소가 남아요.',
  },
  en: {
    brand: BRAND.en,
    documentTitle: 'Check a proof',
    panel: {
      title: ['One line,', 'checked and signed'],
      text: ['Taken from public records,', 'only what the person chose.'],
    },
    madeFor: (receiver: string) => `Made for ${receiver}`,
    says: 'What this proof says',
    saysNot: 'What it does not say',
    address: ['Check that the address begins with ', '.'],
    notYours: (receiver: string) => `If you are not ${receiver}, please ask the person who sent it.`,
    logged: ['Opening this page leaves the time in the maker’s log.', 'Who you are is not recorded.'],
    how: 'How do these proofs work?',
    programs: 'Verify with a program',
    steps: [
      'Fetch the SD-JWT VC: call this address with Accept: application/dc+sd-jwt.',
      'Check the signature with the issuer’s keys.',
      'Look at this proof’s place in the status list: 0 is valid, 1 was taken back. A list may be five minutes old.',
    ],
    token: 'Token',
    programLogged: 'When a program fetches the token, the time and its address are logged for the maker.',
  },
} as const
