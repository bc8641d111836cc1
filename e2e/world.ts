import { companyKey } from '@coffeeattack/domain/companies/name'
import { formatDay, kstDay, kstMoment } from '@coffeeattack/domain/kst'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { companies } from '../apps/server/src/platform/db/schema/companies.ts'
import { notificationSettings } from '../apps/server/src/platform/db/schema/notifications.ts'
import { offerGroups, offers } from '../apps/server/src/platform/db/schema/offers.ts'
import { operators } from '../apps/server/src/platform/db/schema/operators.ts'
import { careers, incomes } from '../apps/server/src/platform/db/schema/profiles.ts'
import { users } from '../apps/server/src/platform/db/schema/users.ts'
import { maskWords } from '../apps/server/src/modules/profiles/core/mask-words.ts'
import { openSession } from '../apps/server/src/modules/sessions/core/token-pairs.ts'
import { candidate, operator } from '../apps/server/src/modules/sessions/core/owner.ts'
import { APP } from './data-folder.ts'
import { service } from './database.ts'

/**
 * People and offers inserted into the running service, so that a test begins with its own sentence and has people of its own.
 * They have passed verification.
 */

export type Person = { userId: string; name: string; phone: string }

const DAY_MS = 24 * 60 * 60 * 1000
/** The demo world's companies that tests may send from. */
const COMPANY = '노을클라우드'
export const AGENT_EMAIL = 'agent@coffeeattack.example'

/** Unique in a run: each worker counts in a range of its own. */
let phones = Number(process.env['TEST_WORKER_INDEX'] ?? 0) * 10_000
const nextPhone = () => `0103${String((phones += 1)).padStart(7, '0')}`

type PersonGiven = Partial<typeof users.$inferInsert> & {
  name?: string
  /** Verified income of last year in 만원; null for none. */
  income?: number | null
  career?: { company: string; startedOn: string; endedOn: string | null; detail?: string; hidden?: boolean }[]
}

const lastYear = (now: Date) => kstMoment(now).year - 1

const CAREER = [
  { company: '(주)모카로지스', startedOn: '2021-03-02', endedOn: null },
  { company: '한빛식품', startedOn: '2018-07-02', endedOn: '2021-02-26' },
]

/** A certified candidate in the attack period: 개발 / 프론트엔드 개발자, 5,200만원, two jobs. */
export async function addPerson(given: PersonGiven = {}): Promise<Person> {
  const { db, secrets, ids, clock } = await service()
  const { name = '윤하람', income = 5_200, career = CAREER, ...columns } = given
  const userId = ids.next()
  const phone = nextPhone()
  const now = clock()
  await db.transaction(async (tx) => {
    await tx.insert(users).values({
      phoneHash: secrets.mac('phone', phone),
      phoneProvedAt: now,
      nameSealed: secrets.seal(name, 'users.name_sealed'),
      phoneSealed: secrets.seal(phone, 'users.phone_sealed'),
      birthdaySealed: secrets.seal('19930412', 'users.birthday_sealed'),
      gender: '여성',
      jobLabel: '개발',
      jobSubLabel: '프론트엔드 개발자',
      careerMonths: 62,
      verifiedIncome: income,
      certifiedAt: now,
      isActive: true,
      attackEndsAt: new Date(now.getTime() + 90 * DAY_MS),
      lastActiveAt: now,
      createdAt: now,
      updatedAt: now,
      ...columns,
      id: userId,
    })
    for (const item of career) {
      await tx.insert(careers).values({
        ...item,
        id: ids.next(),
        userId,
        companyKey: companyKey(item.company),
        verifiedAt: now,
        updatedAt: now,
      })
    }
    if (income !== null) {
      const year = lastYear(now)
      await tx.insert(incomes).values({ userId, year, source: 'HEALTH', amount: income, verifiedAt: now })
    }
    await maskWords(tx, userId, secrets)
  })
  return { userId, name, phone }
}

/** Switches off the quiet hours, because tests run at any hour. */
export async function addPersonAtAnyHour(): Promise<Person> {
  const { db, clock } = await service()
  const person = await addPerson()
  const awake = { userId: person.userId, quiet: false, updatedAt: clock() }
  await db.drizzle.insert(notificationSettings).values(awake)
  return person
}

/** Signs in on a new device without the login page. */
export async function signInAs(page: Page, { userId }: Pick<Person, 'userId'>): Promise<void> {
  const deps = await service()
  const login = await deps.db.transaction((tx) =>
    openSession(tx, candidate(userId), { userAgent: 'Chrome' }, deps),
  )
  await page.addInitScript(({ accessToken, refreshToken }) => {
    // Once: what the app renews or forgets later must not come back with the next page. Logging out clears both
    // storages, so a cookie of this login keeps the mark.
    const mark = `signed-in-by-test-${refreshToken.slice(-12)}=yes`
    if (document.cookie.includes(mark)) return
    document.cookie = `${mark}; path=/`
    localStorage.setItem('token', accessToken)
    localStorage.setItem('refresh-token', refreshToken)
  }, login)
}

/**
 * Signed in to the console as whoever has this address, past password and second factor: the refresh token in the
 * browser's cookies, and the word that somebody is signed in where the console looks for it.
 */
export async function signInToConsole(page: Page, email: string): Promise<void> {
  const deps = await service()
  const [found] = await deps.db.drizzle
    .select({ id: operators.id })
    .from(operators)
    .where(eq(operators.email, email))
  if (!found) throw new Error(`nobody in the console is called ${email}`)
  const { refreshToken } = await deps.db.transaction((tx) =>
    openSession(tx, operator(found.id), { userAgent: 'Chrome' }, deps),
  )
  await page.context().addCookies([
    {
      name: '__Host-console-refresh',
      value: refreshToken,
      domain: new URL(APP).hostname,
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    },
  ])
  await page.addInitScript(() => {
    if (sessionStorage.getItem('in-console-by-test')) return
    sessionStorage.setItem('in-console-by-test', 'yes')
    localStorage.setItem('console-signed-in', 'yes')
  })
}

async function senderOf(company: string) {
  const { db } = await service()
  const [found] = await db.drizzle
    .select({ companyId: companies.id, operatorId: operators.id })
    .from(companies)
    .innerJoin(operators, eq(operators.companyId, companies.id))
    .where(eq(companies.name, company))
    .limit(1)
  if (!found) throw new Error(`no recruiter of ${company} in the demo world`)
  return found
}

/** `inDays` from today in Seoul is the expiry day; a past one needs `sentDaysAgo` before it. */
type Timing = { inDays?: number | undefined; sentDaysAgo?: number | undefined }

function dates({ inDays = 5, sentDaysAgo = inDays < 0 ? 8 : 1 }: Timing, now: Date) {
  const createdAt = new Date(now.getTime() - sentDaysAgo * DAY_MS)
  return { createdAt, deliverAt: createdAt, expiryDay: formatDay(kstDay(now) + inDays) }
}

type OfferGiven = Partial<typeof offers.$inferInsert> & Timing & { company?: string }

/** A waiting offer of a demo company: 6,000~6,800만원, five days left. */
export async function addOffer(person: Person, given: OfferGiven = {}): Promise<string> {
  const { db, ids, clock } = await service()
  const { company = COMPANY, inDays, sentDaysAgo, ...columns } = given
  const offerId = ids.next()
  await db.drizzle.insert(offers).values({
    candidateId: person.userId,
    ...(await senderOf(company)),
    type: 'SUPER',
    position: '프론트엔드 개발자',
    link: 'https://noeulcloud.example/jobs/frontend',
    salaryMin: 6_000,
    salaryMax: 6_800,
    incomeBasis: 5_200,
    incomeYear: lastYear(clock()),
    incomeSource: 'HEALTH',
    offerItems: ['재택근무 주 2회', '스톡옵션'],
    message: '안녕하세요. 결제 화면을 함께 만들 분을 찾고 있어요.',
    ...dates({ inDays, sentDaysAgo }, clock()),
    ...columns,
    id: offerId,
  })
  return offerId
}

/** A curation of the demo companies by the demo agent; answers its id. */
export async function addCuration(person: Person, names: readonly string[]): Promise<string> {
  const { db, ids, clock } = await service()
  const [agent] = await db.drizzle
    .select({ operatorId: operators.id })
    .from(operators)
    .where(eq(operators.email, AGENT_EMAIL))
  if (!agent) throw new Error('no agent in the demo world')
  const groupId = ids.next()
  const sent = { candidateId: person.userId, operatorId: agent.operatorId, ...dates({}, clock()) }
  await db.transaction(async (tx) => {
    const message = '이야기 나눈 조건에 맞는 회사들을 모았어요.'
    await tx.insert(offerGroups).values({ ...sent, id: groupId, message })
    for (const name of names)
      await tx.insert(offers).values({
        ...sent,
        id: ids.next(),
        groupId,
        companyId: (await senderOf(name)).companyId,
        type: 'SUPER_CURATION',
        isMaster: true,
        position: '프론트엔드 개발자',
      })
  })
  return groupId
}
