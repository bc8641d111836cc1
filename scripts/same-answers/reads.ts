import type { Json } from '../proofs/proof.ts'
import type { Caller } from './walker.ts'

/* Every call that only reads, by each caller who may make it. Ids come from earlier answers. */

const q = encodeURIComponent
const SOME = 5

/** The first few distinct values of a key anywhere in an answer. */
export function found(json: unknown, key: string, limit = SOME) {
  const values: Set<string> = new Set()
  JSON.stringify(json, (name, value) => {
    if (name === key && typeof value === 'string') values.add(value)
    return value
  })
  return [...values].slice(0, limit)
}

const ids = (items: readonly { id: string }[], limit = SOME) => items.slice(0, limit).map(({ id }) => id)

/** Reads a list whole, in small pages, and with each filter. */
async function pages(caller: Caller, path: string, filters: readonly string[] = []) {
  const whole = await caller.get(path)
  // One refusal is enough.
  if (whole.status !== 200) return whole.json
  let cursor = ''
  for (let page = 0; page < 3; page += 1) {
    const { json } = await caller.get(`${path}?limit=4${cursor && `&cursor=${cursor}`}`)
    cursor = json?.nextCursor
    if (!cursor) break
  }
  for (const filter of filters) await caller.get(`${path}?${filter}`)
  return whole.json
}

export async function readAsVisitor(visitor: Caller) {
  await visitor.get('/openapi.json')
  await visitor.get('/ready')
  const { json } = await visitor.get('/companies')
  await visitor.get('/companies?sort=random')
  for (const { name } of json.items.slice(0, SOME)) {
    const { json: shown } = await visitor.get(`/companies/logo?name=${q(name)}`)
    if (shown?.logo) await visitor.ask('GET', shown.logo)
  }
  await visitor.get('/v3/users/forums/blog')
  await visitor.get('/auth/kakao?from=/my')
  await visitor.get(`/users/exist?name=${q('한지우')}&phone=01010000001`)
  await visitor.get(`/users/exist?name=${q('김새벽')}&phone=01098765432`)
  await visitor.get('/users/agent/upload?type=resume&fileType=pdf&name=resume.pdf&size=1200')
  await visitor.get('/users/techStackRecommend')
  await visitor.get(`/users/techStackRecommend?jobLabel=${q('개발')}&jobSubLabel=${q('프론트엔드 개발자')}`)
  for (const [path, words] of Object.entries(SEARCHES)) {
    for (const word of words) await visitor.get(`${path}?q=${q(word)}`)
  }
  await visitor.get('/rankings/jobs')
  await visitor.get('/income/lifetime/share/nothing-here')
  await visitor.get('/standing/shares/00000000-0000-7000-8000-000000000000')
  await visitor.get('/links/nothing-here')
  await visitor.get('/console/auth/password-reset/nothing-here-of-this-name-at-all-0123456789')
  await visitor.get('/console/invitations/accept/nothing-here-of-this-name-at-all-0123456789')
  await pages(visitor, '/talk/posts')
}

const SEARCHES = {
  '/users/techStackSearch': ['re', 'ㅈㅂ', 'java', ''],
  '/users/labels/search': ['개발', 'ㅍㄹㅌ', '없는일'],
  '/users/school': ['서울', 'ㅅㅇㄷ', '대'],
  '/users/major': ['컴퓨터', 'ㄱㅇ', '경'],
  '/users/companies/search': ['노을', 'ㄷㄷㅍ', '(주)'],
}

/** A candidate's paths without an id. */
const OWN = [
  '/users/verify',
  '/users/career',
  '/v2/users/profile',
  '/v3/users/profile',
  '/v3/users/my',
  '/v3/users/my/attack',
  '/users/companies/interest',
  '/users/companies/restrict',
  '/v2/users/salary',
  '/v3/users/salary',
  '/inbound/user/files',
  '/v2/users/offers',
  '/v2/users/offers?isSelected=true',
  '/v2/users/offers?isExpired=true',
  '/v3/users/offers?isSelected=true',
  '/v3/users/offers?isExpired=true',
  '/v3/users/offers?isSelected=false&isExpired=false',
  '/v2/users/offers/history?isSelected=true',
  '/v2/users/offers/history?isSelected=false',
  '/users/offers/unread',
  '/users/notifications/unread',
  '/users/notifications/settings',
  '/users/push',
  '/income/lifetime/item',
  `/income/lifetime/item?prevName=${q('두들페이')}`,
  '/income/lifetime/verify/status?loadCount=0',
  '/income/lifetime/verify/status?loadCount=3',
  '/users/standing',
  '/users/consents',
  '/users/devices',
  '/users/income-disclosure',
  '/users/links/nothing-here',
  `/users/exist?name=${q('한지우')}&phone=01010000001`,
]

export async function readAsCandidate(caller: Caller, userId: string) {
  for (const path of OWN) await caller.get(path)
  await caller.get(`/users/profile/${userId}`)
  await caller.get(`/users/s3/upload/${userId}?type=resume&fileType=pdf&name=resume.pdf&size=1200`)
  for (const path of ['/users/surveys', '/users/surveys/answer']) {
    await caller.get(`${path}/${userId}`)
    await caller.get(`${path}/${userId}?surveyCodeItems=Q1,Q3`)
  }
  const { json: schools } = await caller.get('/users/schools')
  for (const id of ids(schools.userSchoolItems)) await caller.get(`/users/schools/${id}`)
  await readOffers(caller, userId)
  await readRooms(caller)
  await pages(caller, '/users/notifications')
  await pages(caller, '/users/views')
  await pages(caller, '/talk/posts')
  await caller.get('/users/export')
}

async function readOffers(caller: Caller, userId: string) {
  const { json } = await caller.get('/v3/users/offers')
  const { json: over } = await caller.get('/v2/users/offers/history?isSelected=true')
  const shown = []
  const single = json.offerItems.filter((one: Json) => !one.offerGroupId)
  for (const id of [...ids(single, 12), ...ids(over.offerItems)])
    shown.push((await caller.get(`/v2/users/offers/${id}`)).json)
  for (const id of found([json, over], 'offerGroupId'))
    shown.push((await caller.get(`/users/offers/group/${id}`)).json)
  for (const id of found(shown, 'companyId')) await caller.get(`/users/offers/${userId}/${id}`)
  for (const id of found(
    shown.map((one) => one?.operator),
    'id',
  ))
    await caller.get(`/users/operator/${id}`)
}

async function readRooms(caller: Caller) {
  const { json: rooms } = await caller.get('/users/message/room')
  for (const roomId of found(rooms, 'roomId')) {
    const list = await pages(caller, `/users/message/${roomId}`)
    for (const { id, type } of list.items.slice(-4)) {
      const kind = ['offer', 'survey'].includes(type.toLowerCase()) ? type.toLowerCase() : 'text'
      await caller.get(`/users/message/${roomId}/${id}?type=${kind}`)
    }
  }
  for (const id of found(rooms, 'coffeechatId')) {
    await caller.get(`/users/coffeechats/${id}`)
    await caller.get(`/users/coffeechats/questions?coffeechatId=${id}`)
  }
}

const CANDIDATES = [
  'sort=recent',
  `q=${q('결제')}`,
  `q=${q('React')}`,
  `jobLabel=${q('개발')}&sort=fit`,
  `jobLabel=${q('개발')}&jobSubLabel=${q('프론트엔드 개발자')}`,
  'yearsMin=3&yearsMax=7',
  'hopeMin=5000&hopeMax=8000',
  'incomeMin=4000&incomeMax=7000',
  'techStack=React,TypeScript',
  `hashtags=${q('결제')}`,
]
const DESK = ['status=open', 'status=handled']
const OFFERS = ['WAITING', 'MATCHED', 'REFUSED', 'EXPIRED', 'NONSENSE'].map((status) => `status=${status}`)
const ROOMS = ['all', 'mine', 'unassigned', 'unread', 'closed'].map((filter) => `filter=${filter}`)

/** All reads of the console by each role, including those that are refused. */
export async function readConsole(caller: Caller) {
  for (const path of [
    '/me',
    '/sessions',
    '/me/second-factor',
    '/searches',
    '/quota',
    '/figures',
    '/replies',
    '/invitations',
    '/partners',
  ]) {
    await caller.get(`/console${path}`)
  }
  const candidates = await pages(caller, '/console/candidates', CANDIDATES)
  for (const id of ids(candidates.items ?? [], 8)) await caller.get(`/console/candidates/${id}`)
  const offers = await pages(caller, '/console/offers', OFFERS)
  for (const id of ids(offers.items ?? [])) await caller.get(`/console/offers/${id}`)
  await pages(caller, '/console/curations', OFFERS)
  const chats = await pages(caller, '/console/coffeechats')
  for (const id of ids(chats.items ?? [])) await caller.get(`/console/coffeechats/${id}`)
  const rooms = await pages(caller, '/console/rooms', [...ROOMS, `q=${q('한지우')}`])
  for (const id of ids(rooms.items ?? [])) {
    await caller.get(`/console/rooms/${id}`)
    await pages(caller, `/console/rooms/${id}/messages`)
  }
  await readDesk(caller)
  await readHouse(caller)
}

async function readDesk(caller: Caller) {
  const inquiries = await pages(caller, '/console/inquiries', DESK)
  for (const id of ids(inquiries.items ?? [])) await caller.get(`/console/inquiries/${id}`)
  await pages(caller, '/console/more-requests', DESK)
  const applications = await pages(caller, '/console/applications', DESK)
  for (const { id, files = [] } of (applications.items ?? []).slice(0, SOME)) {
    for (const file of files) await caller.get(`/console/applications/${id}/files/${file.id}`)
  }
  await pages(caller, '/console/surveys')
  await caller.get('/console/companies/choices')
  await caller.get(`/console/companies/choices?q=${q('노을')}`)
}

async function readHouse(caller: Caller) {
  await pages(caller, '/console/operators', ['role=recruiter', 'role=agent', `q=${q('도현')}`])
  const companies = await pages(caller, '/console/companies', [`q=${q('노을')}`])
  for (const id of ids(companies.items ?? [])) await caller.get(`/console/companies/${id}`)
  await pages(caller, '/console/talk', DESK)
  await pages(caller, '/console/audit', ['subject=candidate', 'from=2020-01-01'])
}

export async function readAsPartner(partner: Caller, visitor: Caller, now: number) {
  const { json } = await partner.get('/partners/me')
  await visitor.get(`/partners/referrers/${new URL(json.referralUrl).searchParams.get('ref')}`)
  await visitor.get('/partners/referrers/nobody')
  const day = (ago: number) => new Date(now - ago * 86_400_000).toISOString().slice(0, 10)
  for (const days of [6, 29, 120]) await partner.get(`/partners/funnel?from=${day(days)}&to=${day(0)}`)
}
