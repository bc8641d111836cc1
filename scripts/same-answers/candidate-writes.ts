import { found } from './reads.ts'
import type { Json } from '../proofs/proof.ts'
import type { Caller, People, Walker } from './walker.ts'

/* The writes of a candidate, and the reads that show them. */

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

export async function writeProfile({ jiwoo, userId }: People) {
  await jiwoo.patch('/users/additional', {
    githubUrl: 'https://github.com/jiwoo-han',
    hashtags: ['결제', '디자인 시스템'],
  })
  await jiwoo.patch('/users/techstack', { techStackItems: ['React', 'TypeScript', 'Go'] })
  await jiwoo.patch('/users/hashtag', { hashtags: ['결제', '웹 성능'] })
  await jiwoo.patch('/users/email', { email: 'jiwoo@han.example' })
  await jiwoo.patch('/users/ismajor', { isMajor: true })
  await jiwoo.patch('/users/willingness', { willingness: 'OPEN' })
  await jiwoo.patch(`/v2/users/select/${userId}`, { userSelect: ['노을클라우드'] })
  await jiwoo.patch('/users/companies/restrict', { companyItems: ['솔잎웹', '한뼘교육'] })
  await jiwoo.get('/users/companies/restrict')
  const { json } = await jiwoo.post('/users/schools', {
    type: 'UNIVERSITY',
    name: '새벽대학교',
    major: '통계학과',
    degree: 'BACHELOR',
    start: '2012-03',
    end: '2016-02',
  })
  const [id] = found(json, 'id')
  await jiwoo.patch(`/users/schools/${id}`, { major: '응용통계학과' })
  await jiwoo.get('/users/schools')
  await jiwoo.delete(`/users/schools/${id}`)
  await jiwoo.post('/v2/users/salary', {
    hopeSalary: 7_200,
    jobLabel: '개발',
    jobSubLabel: '프론트엔드 개발자',
  })
  await jiwoo.get('/v3/users/salary')
  await jiwoo.patch('/users/income-disclosure', { incomeDisclosure: 'BAND' })
  await jiwoo.patch('/users/notifications/settings', {
    types: [{ type: 'NEWS', enabled: false }],
    quietHours: { from: 22, until: 8 },
  })
  await jiwoo.patch('/v2/users/attack', { month: 3 })
  await jiwoo.patch(`/v2/users/more/${userId}`, { message: '핀테크 회사의 제안을 더 받고 싶어요.' })
  const { json: survey } = await jiwoo.get(`/users/surveys/${userId}`)
  const choice = survey.questions[0].choices[0]
  await jiwoo.patch(`/users/surveys/${userId}`, { userSurveyItems: [{ surveyCode: 'Q1', answer: choice }] })
  await jiwoo.get('/v3/users/profile')
}

export async function decideOffers({ jiwoo, recruiter }: People) {
  const { json } = await jiwoo.get('/v3/users/offers')
  const waiting = json.offerItems.filter((one: Json) => one.status === 'WAITING' && !one.offerGroupId)
  const [taken, refused, liked] = waiting.map((one: Json) => one.id)
  await jiwoo.patch('/users/offers/like', { id: liked ?? taken, isLike: true })
  await jiwoo.patch(`/v2/users/offers/refuse/${refused}`, { refusalReason: '연봉이 기대보다 낮아요.' })
  await jiwoo.patch(`/v2/users/offers/refuse/${refused}`, { refusalReason: '연봉이 기대보다 낮아요.' })
  const { json: chat } = await jiwoo.post('/v2.1/users/coffeechat', { offerId: taken })
  await jiwoo.post('/v2.1/users/coffeechat', { offerId: taken })
  await jiwoo.post('/v2.1/users/coffeechat', { offerId: refused })
  for (const id of [taken, refused, liked]) await jiwoo.get(`/v2/users/offers/${id}`)
  await jiwoo.get(`/users/coffeechats/${chat?.coffeechatId}`)
  await decideGroup(jiwoo, json)
  await jiwoo.get('/v3/users/offers')
  await jiwoo.get('/v3/users/my/attack')
  await recruiter.get('/console/offers')
}

async function decideGroup(jiwoo: Caller, json: Json) {
  const group = json.offerItems.find((one: Json) => one.status === 'WAITING' && one.offerGroupId)
  if (!group) return
  const groupId = group.offerGroupId
  const { json: shown } = await jiwoo.get(`/users/offers/group/${groupId}`)
  await jiwoo.patch(`/users/offers/group/${groupId}`, {
    isLike: true,
    groupId,
    offerItems: found(shown.offerItems, 'id', 2),
  })
  await jiwoo.get(`/users/offers/group/${groupId}`)
}

/** Each side sends a message while the other listens to its stream; then both read the room. */
export async function talk({ jiwoo, recruiter, agent }: People) {
  const { json: rooms } = await jiwoo.get('/users/message/room')
  for (const { roomId, kind } of rooms.items) {
    const other = kind === 'company' ? recruiter : agent
    const clientId = '00000000-0000-7000-8000-00000000000a'
    await jiwoo.post('/users/message', {
      roomId,
      message: '안녕하세요. 만나서 이야기 나누고 싶어요.',
      clientId,
    })
    await jiwoo.post('/users/message', {
      roomId,
      message: '안녕하세요. 만나서 이야기 나누고 싶어요.',
      clientId,
    })
    const opened = await other.get(`/console/rooms/${roomId}`)
    if (!opened.json.canSend) continue
    await jiwoo.listen('/users/message/stream', 'message', () =>
      other.post(`/console/rooms/${roomId}/messages`, { message: '반가워요. 이번 주에 시간이 어떠세요?' }),
    )
    await other.get(`/console/rooms/${roomId}/messages?limit=5`)
    const { json } = await jiwoo.get(`/users/message/${roomId}?limit=5`)
    await jiwoo.post(`/users/message/${roomId}/read`, { seq: json.items.at(-1).seq })
    await other.listen('/console/stream', 'message', () =>
      jiwoo.post('/users/message', { roomId, message: '목요일 저녁이 좋아요.' }),
    )
    await other.post(`/console/rooms/${roomId}/read`, { seq: json.items.at(-1).seq + 1 })
    await other.get(`/console/rooms/${roomId}`)
  }
  const { json: helped } = await agent.get('/console/rooms')
  for (const isClosed of [true, false])
    await agent.patch(`/console/rooms/${helped.items[0].id}`, { isClosed })
  await jiwoo.get('/users/message/room')
  await recruiter.get('/console/rooms')
}

/** Both sides propose, confirm and cancel times of a coffee chat. */
export async function meet(walker: Walker, { jiwoo, recruiter }: People) {
  const { json: rooms } = await jiwoo.get('/users/message/room')
  const { json: theirs } = await recruiter.get('/console/coffeechats')
  const known = new Set(theirs.items.map((one: Json) => one.id))
  const start = (days: number) =>
    new Date(Math.ceil(walker.now() / DAY_MS) * DAY_MS + days * DAY_MS + 5 * 60 * MINUTE_MS).toISOString()
  for (const id of found(rooms, 'coffeechatId')) {
    await jiwoo.post(`/users/coffeechats/${id}/times`, { startItems: [start(3), start(4)], minutes: 30 })
    await jiwoo.get(`/users/coffeechats/${id}`)
    if (!known.has(id)) continue
    await recruiter.post(`/console/coffeechats/${id}/questions`, {
      items: ['가장 기억에 남는 일은 무엇인가요?'],
    })
    const { json: asked } = await jiwoo.get(`/users/coffeechats/questions?coffeechatId=${id}`)
    const question = asked.items.find((one: Json) => !one.answer)
    if (question)
      await jiwoo.post('/users/coffeechats/questions', {
        items: [{ id: question.id, answer: '결제를 새로 만든 일이에요.' }],
      })
    await recruiter.post(`/console/coffeechats/${id}/times`, { startItems: [start(5)], minutes: 60 })
    const { json: proposed } = await jiwoo.get(`/users/coffeechats/${id}`)
    await jiwoo.post(`/users/coffeechats/${id}/times/${proposed.timeItems?.[0]?.id}/confirm`)
    await recruiter.get(`/console/coffeechats/${id}`)
    await recruiter.delete(`/console/coffeechats/${id}/times`)
    const { json: again } = await jiwoo.post(`/users/coffeechats/${id}/times`, {
      startItems: [start(6), start(7)],
    })
    await recruiter.post(`/console/coffeechats/${id}/times/${again.timeItems?.[1]?.id}/confirm`)
    await jiwoo.delete(`/users/coffeechats/${id}/times`)
    await jiwoo.post(`/users/coffeechats/${id}/cancel`)
    await recruiter.get(`/console/coffeechats/${id}`)
    await recruiter.post(`/console/coffeechats/${id}/cancel`)
  }
}

export async function share({ jiwoo, visitor }: People) {
  for (const kind of ['graph', 'secret']) {
    const { json } = await jiwoo.post('/users/standing/shares', { kind, withAmounts: kind === 'graph' })
    await visitor.get(`/standing/shares/${json?.shareId}`)
    await visitor.ask('GET', `/${kind}/${json?.shareId}`)
  }
}

/** Ends an offer period, a membership and logins. */
export async function leave(walker: Walker, { other, jiwoo, agent }: People) {
  await other.patch('/v2/users/attack', { month: 1 })
  await other.patch('/v2/users/stop')
  await other.patch('/v2/users/stop')
  await other.delete('/v3/users', { reason: '이직했어요' })
  await walker.until(async () => (await other.get('/v3/users/my')).status === 401)
  await jiwoo.delete('/users/devices?keepCurrent=true')
  await jiwoo.get('/users/devices')
  await agent.get('/console/sessions')
}
