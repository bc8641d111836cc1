import { found } from './reads.ts'
import type { Json } from '../proofs/proof.ts'
import type { Caller, People, Walker } from './walker.ts'

/* The writes of the console, and the reads that show them. */

const MINUTE_MS = 60_000
/** One transparent pixel. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export async function search({ recruiter, agent }: People) {
  for (const caller of [recruiter, agent]) {
    const { json } = await caller.post('/console/searches', {
      name: '결제 개발자',
      filter: 'jobLabel=개발&q=결제',
    })
    await caller.get('/console/searches')
    await caller.delete(`/console/searches/${json?.id}`)
    await caller.get('/console/searches')
    const { json: reply } = await caller.post('/console/replies', {
      title: '첫인사',
      message: '안녕하세요. 반가워요.',
    })
    await caller.get('/console/replies')
    await caller.delete(`/console/replies/${reply?.id}`)
  }
}

/** Sends offers; takes one back within the five minutes, and tries it with one after them. */
export async function offerAndDeliver(walker: Walker, { recruiter, agent }: People) {
  const { json: candidates } = await recruiter.get('/console/candidates?sort=recent&limit=30')
  const offer = {
    isJustMessage: false,
    salaryMin: 6_000,
    salaryMax: 7_000,
    position: '백엔드 개발자',
    link: 'https://noeulcloud.example/jobs/backend',
    offerItems: ['재택근무 주 2회'],
    message: '안녕하세요. 결제 서버를 함께 만들 분을 찾고 있어요.',
  }
  await recruiter.post('/console/offers/check-text', { message: offer.message })
  const sent = []
  for (const candidateId of found(candidates, 'id', 4)) {
    const { json } = await recruiter.post('/console/offers', { candidateId, ...offer })
    if (json.id) sent.push(json.id)
    await recruiter.get(`/console/candidates/${candidateId}`)
  }
  await recruiter.post(`/console/offers/${sent[0]}/undo`)
  await recruiter.get('/console/quota')
  const { json: companies } = await agent.get('/console/companies/choices')
  const items = found(companies, 'id', 3).map((companyId) => ({
    companyId,
    position: '백엔드 개발자',
    salaryMin: 6_000,
    salaryMax: 6_500,
  }))
  const curated = []
  for (const candidateId of found(candidates, 'id', 12).slice(4)) {
    const message = '이야기 나눈 조건에 맞는 회사들을 모았어요.'
    const { json } = await agent.post('/console/curations', { candidateId, message, items })
    if (json.groupId) curated.push(json.groupId)
  }
  await agent.post(`/console/curations/${curated[0]}/undo`)
  walker.later(6 * MINUTE_MS)
  await recruiter.post(`/console/offers/${sent[1]}/undo`)
  await recruiter.get('/console/offers')
  await recruiter.get('/console/figures')
  await agent.get('/console/curations')
}

export async function workAtTheDesk({ jiwoo, userId, visitor, agent }: People) {
  await jiwoo.post('/users/ask', { from: '/my', message: '어택 기간을 늘리면 언제까지인가요?' })
  await visitor.post('/users/ask', {
    from: '/faq',
    message: '이직 의사가 없어도 되나요?',
    contact: 'visitor@mail.example',
  })
  const { json: inquiries } = await agent.get('/console/inquiries')
  for (const { id } of inquiries.items.slice(0, 3)) {
    await agent.post(`/console/inquiries/${id}/take`, { from: null })
    await agent.post(`/console/inquiries/${id}/answer`, { message: '석 달을 더하면 돼요.' })
    await agent.get(`/console/inquiries/${id}`)
  }
  await agent.post(`/console/inquiries/${inquiries.items[3]?.id}/close`)
  await apply(visitor)
  const { json: wishes } = await agent.get('/console/more-requests')
  for (const { id } of wishes.items.slice(0, 2)) {
    await agent.post(`/console/more-requests/${id}/take`, { from: null })
    await agent.post(`/console/more-requests/${id}/done`)
  }
  const { json: applications } = await agent.get('/console/applications')
  for (const { id, files } of applications.items) {
    for (const file of files) await agent.get(`/console/applications/${id}/files/${file.id}`)
    await agent.post(`/console/applications/${id}/take`, { from: null })
    await agent.post(`/console/applications/${id}/done`)
  }
  await agent.post('/console/surveys', { candidateId: userId, message: '몇 가지를 여쭤보고 싶어요.' })
  await jiwoo.get('/users/message/room')
  const endpoint = 'https://fcm.googleapis.com/fcm/send/walk'
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  await jiwoo.post('/users/push', { endpoint, keys })
  await jiwoo.delete('/users/push', { endpoint })
  const { json: news } = await jiwoo.get('/users/notifications')
  await jiwoo.patch('/users/notifications/read', { until: news.items[1].at })
  await jiwoo.get('/users/notifications')
}

/** A visitor asks for an agent's help with a file. */
async function apply(visitor: Caller) {
  const raw = Buffer.from(DOT, 'base64')
  const { json } = await visitor.get(
    `/users/agent/upload?type=resume&fileType=png&name=resume.png&size=${raw.length}`,
  )
  await visitor.ask('PUT', json.uploadUrl, { raw, headers: { 'content-type': 'image/png' } })
  await visitor.ask('GET', json.readUrl)
  await visitor.post('/users/agent', {
    resumeFileUrl: json.readUrl,
    portfolioFileUrl: null,
    name: '김새벽',
    phone: '01055556666',
  })
}

export async function keepHouse({ admin, agent, recruiter, jiwoo, visitor, partner }: People) {
  const { json: post } = await jiwoo.post('/talk/posts', { body: '연봉 협상은 언제 하는 게 좋을까요?' })
  await jiwoo.post('/talk/posts', { body: '저도 궁금해요.', parentId: post?.id })
  const { json: posts } = await visitor.get('/talk/posts')
  const other = posts.items.find((one: Json) => one.id !== post?.id)
  await jiwoo.post(`/talk/posts/${other?.id}/report`, { reason: '광고예요' })
  await agent.post(`/console/talk/${other?.id}/hide`, { reason: '광고' })
  await agent.post(`/console/talk/${other?.id}/restore`, { reason: '잘못된 신고' })
  await jiwoo.delete(`/talk/posts/${post?.id}`)
  await visitor.get('/talk/posts')
  await admin.get('/console/talk')
  const { json: company } = await admin.post('/console/companies', {
    name: '(주)새벽공방',
    businessNumber: null,
    domain: '공예',
    aliases: ['Dawn'],
  })
  await admin.patch(`/console/companies/${company?.id}`, { isVerified: true, domain: '목공' })
  await admin.post(`/console/companies/${company?.id}/logo`, { fileType: 'png', bytes: DOT })
  await visitor.get(`/users/companies/search?q=${encodeURIComponent('새벽')}`)
  await admin.delete(`/console/companies/${company?.id}/logo`)
  const { json: invited } = await admin.post('/console/invitations', {
    email: 'new@dawn.example',
    role: 'recruiter',
    companyId: company?.id,
  })
  await recruiter.post('/console/invitations', { email: 'colleague@noeulcloud.example' })
  await admin.get('/console/invitations')
  await admin.delete(`/console/invitations/${invited?.id}`)
  await admin.post('/console/partners', {
    name: '새 파트너',
    email: 'another@partner.example',
    code: 'another',
  })
  const { json: partners } = await admin.get('/console/partners')
  await admin.patch(`/console/partners/${partners.items[0].id}`, { disabled: true })
  const { json: operators } = await admin.get('/console/operators?role=recruiter')
  const last = operators.items.at(-1).id
  await admin.post(`/console/operators/${last}/password-reset`)
  await admin.patch(`/console/operators/${last}`, { disabled: true })
  await recruiter.patch('/console/me', { greeting: '안녕하세요. 노을클라우드의 이도현이에요.' })
  await recruiter.get('/console/me')
  for (const kind of ['companies', 'operators', 'offers'])
    await admin.post('/console/exports', { kind, reason: '분기 보고' })
  const { json: visit } = await visitor.post('/users/utm', {
    source: 'blog',
    campaign: 'walk',
    landing: '/',
    ref: 'daon',
  })
  await visitor.patch('/users/utm', { id: visit?.id, status: 'AGREE' })
  await visitor.post('/console/auth/password-reset', { email: 'agent@coffeeattack.example' })
  await partner.get('/partners/me')
  await admin.get('/console/audit?limit=50')
}
