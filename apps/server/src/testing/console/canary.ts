import { companyKey } from '@coffeeattack/domain/companies/name'
import { maskWords } from '../../modules/profiles/core/mask-words.ts'
import { files } from '../../platform/db/schema/files.ts'
import { paidChecks } from '../../platform/db/schema/paid-checks.ts'
import { careers } from '../../platform/db/schema/profiles.ts'
import type { TestApp } from '../test-app.ts'
import { addCandidate, type TestCandidate } from '../test-candidate.ts'
import { withoutChance } from '../without-chance.ts'

/** What the canary's secrets look like, written as they could slip out. */
export const traces = {
  contact: ['카나리', '01087654321', '010-8765-4321', '8765-4321', 'canary.bird@example.com', 'canary.bird'],
  links: [
    'https://canary.example/resume',
    'https://canary.example/portfolio',
    'github.com/canary-bird',
    'linkedin.com/in/canary-bird',
    'canary.example',
  ],
  files: ['nightingale-cv.pdf', 'nightingale-works.png'],
  /** Nobody's to know, matched or not. */
  never: [
    '19930817',
    '1993-08-17',
    '930817',
    '숨은둥지상사',
    '숨은 일의 설명',
    ':5347',
    ':6173',
    ':6079',
    '1987-04',
  ],
} as const

export type Traces = keyof typeof traces

/** Which kinds of secrets a text holds. */
export function tracesIn(text: string): Traces[] {
  const said = withoutChance(text)
  return (Object.keys(traces) as Traces[]).filter((kind) =>
    traces[kind].some((trace) => said.includes(trace)),
  )
}

/** The canary confirmed that less is paid than was promised (KEEP-8); the figures are among the secrets. */
export async function confirmPaid(server: TestApp, { userId }: TestCandidate, coffeechatId: string) {
  const at = server.clock()
  await server.db.drizzle.insert(paidChecks).values({
    id: server.deps.ids.next(),
    candidateId: userId,
    coffeechatId,
    round: 3,
    startsOn: '2026-08-18',
    promised: 6_514,
    state: 'DONE',
    invitedAt: at,
    answeredAt: at,
    judgement: 'NOT_KEPT',
    insured: 6_173,
    keptFrom: 6_079,
    month: '1987-04',
  })
}

/** Somebody who can be found, and whose every secret is known to the test. */
export async function addCanary(server: TestApp): Promise<TestCandidate> {
  const { secrets, ids } = server.deps
  const now = server.clock()
  const canary = await addCandidate(server, {
    name: '카나리',
    phone: '01087654321',
    emailSealed: secrets.seal('canary.bird@example.com', 'users.email_sealed'),
    birthdaySealed: secrets.seal('19930817', 'users.birthday_sealed'),
    resumeUrl: 'https://canary.example/resume',
    portfolioUrl: 'https://canary.example/portfolio',
    githubUrl: 'https://github.com/canary-bird',
    linkedinUrl: 'https://www.linkedin.com/in/canary-bird',
    jobLabel: '개발',
    jobSubLabel: '프론트엔드 개발자',
    techStack: ['React'],
    hashtags: ['새소리', '카나리님의디자인', '01087654321'],
    careerMonths: 62,
    verifiedIncome: 5_347,
    hopeSalary: 6_500,
    isActive: true,
    attackEndsAt: new Date('2099-12-31T14:59:59Z'),
  })
  const job = (company: string, detail: string, hidden: boolean) => ({
    id: ids.next(),
    userId: canary.userId,
    company,
    companyKey: companyKey(company),
    startedOn: hidden ? '2016-01-04' : '2020-10-01',
    endedOn: hidden ? '2018-01-31' : '2024-10-31',
    job: '프론트엔드 개발자',
    detail,
    hidden,
    verifiedAt: now,
    updatedAt: now,
  })
  await server.db.drizzle
    .insert(careers)
    .values([
      job(
        '두들페이',
        '연락은 010-8765-4321, canary.bird@example.com, github.com/canary-bird. 카나리 드림',
        false,
      ),
      job('숨은둥지상사', '숨은 일의 설명', true),
    ])
  await maskWords(server.db.drizzle, canary.userId, secrets)
  const file = (purpose: 'RESUME' | 'PORTFOLIO', type: 'pdf' | 'png', name: string) => ({
    id: ids.next(),
    userId: canary.userId,
    purpose,
    type,
    storeKey: `${canary.userId}/${ids.next()}.${type}`,
    nameSealed: secrets.seal(name, 'files.name_sealed'),
    size: 1000,
    state: 'STORED' as const,
    createdAt: now,
    storedAt: now,
  })
  await server.db.drizzle
    .insert(files)
    .values([file('RESUME', 'pdf', 'nightingale-cv.pdf'), file('PORTFOLIO', 'png', 'nightingale-works.png')])
  return canary
}
