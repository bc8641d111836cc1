import { companyKey } from '@coffeeattack/domain/companies/name'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { companies } from '../../platform/db/schema/companies.ts'
import type { companyApplications } from '../../platform/db/schema/company-applications.ts'
import type { operators } from '../../platform/db/schema/operators.ts'
import { demoAccounts } from '../accounts.ts'
import type { Dice } from '../chance/dice.ts'
import { daysBefore } from '../chance/moments.ts'

type CompanyRow = typeof companies.$inferInsert
type ApplicationRow = Omit<typeof companyApplications.$inferInsert, 'representativeSealed'>
type OperatorRow = Omit<typeof operators.$inferInsert, 'passwordHash'> & { createdAt: Date }

export type Applicants = {
  companies: CompanyRow[]
  operators: OperatorRow[]
  applications: (ApplicationRow & { representative: string })[]
}

type Given = {
  company: string
  person: string
  title: string
  email: string
  homepage: string
  number: string
  representative: string
  state: 'CHECKING' | 'IN_REVIEW' | 'REFUSED'
  hoursAgo: number
  reason?: string
}

const GIVEN: readonly Given[] = [
  {
    company: '새참푸드',
    person: demoAccounts.applicant.name,
    title: '채용 담당',
    email: demoAccounts.applicant.email,
    homepage: 'https://saecham.example',
    number: '9998670018',
    representative: '차오름',
    state: 'IN_REVIEW',
    hoursAgo: 2,
  },
  {
    // It is not 노을클라우드: another number, and a mail domain that is not its homepage's.
    company: '(주)노을 클라우드',
    person: '강무진',
    title: '인사팀',
    email: 'hr@noeul-recruit.example',
    homepage: 'https://noeulcloud.example',
    number: '9998670023',
    representative: '강무진',
    state: 'IN_REVIEW',
    hoursAgo: 5,
  },
  {
    // The sandbox's tax office never answers for this number.
    company: '여울목소프트',
    person: '서다온',
    title: '대표',
    email: 'daon@yeoulmok.example',
    homepage: 'https://yeoulmok.example',
    number: '9990005006',
    representative: '서다온',
    state: 'CHECKING',
    hoursAgo: 1,
  },
  {
    company: '두드림컴퍼니',
    person: '우한결',
    title: '채용팀',
    email: 'jobs@dodream-hire.example',
    homepage: 'https://dodream.example',
    number: '9998670038',
    representative: '우한결',
    state: 'REFUSED',
    hoursAgo: 47 * 24,
    reason: '메일 주소가 홈페이지와 달라 회사 분인지 확인하지 못했어요. 회사 메일로 다시 신청해 주세요.',
  },
]

/** Former customers: one pauses, one is closed. */
const FORMER = [
  { name: '물레방아상사', state: 'PAUSED' },
  { name: '옛우물미디어', state: 'CLOSED' },
] as const

const HOUR_MS = 3_600_000

/** Companies that wait for our answer or have it, and those that left: each state but the approved one (FIRM-2). */
export function createApplicants(now: Date, adminId: string, dice: Dice): Applicants {
  const applied = GIVEN.map((given) => applicantOf(given, now, adminId, dice.of(given.company)))
  return {
    companies: [
      ...applied.map(({ company }) => company),
      ...FORMER.map(({ name, state }): CompanyRow => {
        const createdAt = daysBefore(now, 300)
        const moved = { stateChangedAt: daysBefore(now, 20), verifiedAt: createdAt, createdAt }
        return { id: dice.id(createdAt), name, key: companyKey(name), homepage: '', state, ...moved }
      }),
    ],
    operators: applied.flatMap(({ operator }) => (operator ? [operator] : [])),
    applications: applied.map(({ application }) => application),
  }
}

function applicantOf(given: Given, now: Date, adminId: string, dice: Dice) {
  const { company: name, person, title, email, homepage, number, representative, state, reason } = given
  const createdAt = new Date(now.getTime() - given.hoursAgo * HOUR_MS)
  const companyId = dice.id(createdAt)
  const isSeen = state !== 'CHECKING'
  const company: CompanyRow = {
    id: companyId,
    name,
    key: companyKey(name),
    homepage,
    state,
    stateChangedAt: createdAt,
    verifiedAt: null,
    createdAt,
  }
  const hasAccount = email === demoAccounts.applicant.email
  const operator: OperatorRow | null = hasAccount
    ? {
        id: dice.id(createdAt),
        role: 'RECRUITER',
        companyId,
        email,
        name: person,
        title,
        greeting: '',
        createdAt,
      }
    : null
  const application = {
    id: dice.id(createdAt),
    secretHash: Buffer.from(dice.bytes(32)).toString('hex'),
    email,
    name: person,
    title,
    confirmedAt: createdAt,
    state,
    stateChangedAt: createdAt,
    companyId,
    operatorId: operator?.id ?? null,
    businessNumber: number,
    companyName: name,
    representative,
    openedOn: formatDay(kstDay(now) - 1200),
    homepage,
    pledgedAt: createdAt,
    matchedAt: isSeen ? createdAt : null,
    businessState: isSeen ? ('OPEN' as const) : null,
    taxType: isSeen ? '일반과세자' : '',
    taxTries: isSeen ? 1 : 2,
    askAgainAt: isSeen ? null : new Date(now.getTime() + HOUR_MS / 2),
    reason: reason ?? '',
    decidedBy: reason ? adminId : null,
    decidedAt: reason ? new Date(createdAt.getTime() + HOUR_MS) : null,
    createdAt,
  }
  return { company, operator, application }
}
