import { companyKey } from '@coffeeattack/domain/companies/name'
import { formatMonth, kstMonth } from '@coffeeattack/domain/kst'
import { emptyPosition } from '@coffeeattack/domain/positions/position'
import { hires } from '../../platform/db/schema/coffeechats.ts'
import { companyApplications } from '../../platform/db/schema/company-applications.ts'
import { safetyCases, safetyReports } from '../../platform/db/schema/safety.ts'
import { inquiries, moreOfferRequests } from '../../platform/db/schema/desk.ts'
import { drawFairness } from '../../modules/suggestions/jobs/draw-fairness.ts'
import { addCompany } from '../../platform/db/testing/test-rows.ts'
import type { TestApp } from '../test-app.ts'
import type { TestCandidate } from '../test-candidate.ts'
import { addTestOperator, type TestOperator } from '../test-operator.ts'

export type Viewer = TestOperator & {
  role: 'recruiter' | 'agent' | 'admin'
  companyId: string | null
  /** What is theirs and leads to the person, as far as there is any. */
  offerId?: string
  coffeechatId?: string
  pactId?: string
  /** For the person's own job: they are among those whom it suits, once nothing goes on with them. */
  positionId?: string
  roomId?: string
  /** On the company's board. */
  cardId?: string
}

const POSITION = {
  ...emptyPosition,
  title: '프론트엔드 개발자',
  jobLabel: '개발',
  salaryMin: 6_000,
  salaryMax: 8_000,
  mustHaves: ['React', '결제'],
}

/** Three companies, two agents and an admin around one person, who has been written to from every side. */
export async function createMarket(server: TestApp, { userId }: TestCandidate) {
  const { db, deps, clock } = server
  const company = (name: string) => addCompany(db.drizzle, { name, key: companyKey(name) })
  const companyIds = [
    await company('노을클라우드'),
    await company('바다랩'),
    await company('솔숲소프트'),
  ] as const
  const viewer = async (role: Viewer['role'], companyId: string | null = null): Promise<Viewer> => {
    const column = { recruiter: 'RECRUITER', agent: 'AGENT', admin: 'ADMIN' } as const
    return { ...(await addTestOperator(server, { role: column[role], companyId })), role, companyId }
  }
  const recruiter = await viewer('recruiter', companyIds[0])
  const otherRecruiter = await viewer('recruiter', companyIds[1])
  const refusedRecruiter = await viewer('recruiter', companyIds[2])
  const agent = await viewer('agent')
  const otherAgent = await viewer('agent')

  const post = async <Answer>(path: string, { token }: Viewer, body: object): Promise<Answer> => {
    const answer = await server.call('POST', `/console/${path}`, { token, body })
    if (answer.statusCode !== 200) throw new Error(`POST ${path}: ${answer.statusCode} ${answer.body}`)
    return answer.json<Answer>()
  }
  const terms = {
    candidateId: userId,
    salaryMin: 6_300,
    salaryMax: 6_800,
    position: '프론트엔드 개발자',
    message: '팀이 먼저 커피 한 잔 사고 싶어요.',
  }
  recruiter.offerId = (await post<{ id: string }>('offers', recruiter, terms)).id
  refusedRecruiter.offerId = (await post<{ id: string }>('offers', refusedRecruiter, terms)).id
  // Written by the agent for the other company: both have it.
  agent.offerId = (await post<{ id: string }>('offers', agent, { ...terms, companyId: companyIds[1] })).id
  otherRecruiter.offerId = agent.offerId
  const items = []
  for (const name of ['새벽상회', '한뼘교육'])
    items.push({ companyId: await company(name), position: '프론트엔드 개발자' })
  await post('curations', otherAgent, { candidateId: userId, message: '두 곳을 골랐어요.', items })
  for (const one of [recruiter, refusedRecruiter])
    one.positionId = (await post<{ id: string }>('positions', one, POSITION)).id
  await drawFairness(deps)
  for (const one of [recruiter, otherRecruiter, refusedRecruiter]) {
    const { rows } = await db.pool.query<{ id: string }>(
      'select id from pipeline_cards where company_id = $1',
      [one.companyId],
    )
    one.cardId = rows[0]!.id
  }
  await post('searches', recruiter, { name: '프론트', filter: 'techStack=React' })
  const survey = await post<{ roomId: string }>('surveys', agent, {
    candidateId: userId,
    message: '몇 가지 여쭤봐요.',
  })
  agent.roomId = survey.roomId

  const [inquiryId, companyInquiryId, wishId] = [deps.ids.next(), deps.ids.next(), deps.ids.next()]
  const now = clock()
  await db.drizzle.insert(inquiries).values({
    id: inquiryId,
    userId,
    fromPath: '/my',
    message: '언제 연락이 오나요?',
    createdAt: now,
  })
  await db.drizzle.insert(inquiries).values({
    id: companyInquiryId,
    fromPath: '/business',
    message: '언제부터 쓸 수 있나요?',
    isOfCompany: true,
    createdAt: now,
  })
  await db.drizzle
    .insert(moreOfferRequests)
    .values({ id: wishId, userId, message: '더 보고 싶어요', createdAt: now })

  await db.drizzle.insert(hires).values({
    id: deps.ids.next(),
    companyId: companyIds[0],
    position: '프론트엔드 개발자',
    startsOn: '2026-12-01',
    basePay: 6_800,
    feeRate: 700,
    at: now,
  })

  const applicationId = deps.ids.next()
  await db.drizzle.insert(companyApplications).values({
    id: applicationId,
    secretHash: applicationId,
    email: 'hana@saebyeok.example',
    name: '서하나',
    title: '채용 담당',
    companyName: '새벽상회',
    businessNumber: '9990001015',
    openedOn: '2019-03-04',
    state: 'IN_REVIEW',
    stateChangedAt: now,
    pledgedAt: now,
    createdAt: now,
  })

  const safetyCaseId = deps.ids.next()
  const reported = {
    companyId: companyIds[0],
    senderId: recruiter.operatorId,
    subjectId: recruiter.operatorId,
  }
  await db.drizzle.insert(safetyCases).values({ id: safetyCaseId, ...reported, openedAt: now, newestAt: now })
  await db.drizzle.insert(safetyReports).values({
    id: deps.ids.next(),
    caseId: safetyCaseId,
    userId,
    companyId: companyIds[0],
    place: 'COMPANY',
    reason: 'TERMS',
    createdAt: now,
  })

  return {
    viewers: { recruiter, otherRecruiter, refusedRecruiter, agent, otherAgent, admin: await viewer('admin') },
    ids: {
      canaryId: userId,
      fairnessMonth: formatMonth(kstMonth(now) - 1),
      inquiryId,
      wishId,
      companyInquiryId,
      companyId: companyIds[0],
      hireMonth: formatMonth(kstMonth(now)),
      applicationId,
      safetyCaseId,
    },
  }
}
