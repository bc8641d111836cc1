import { decideOffers, leave, meet, share, talk, writeProfile } from './candidate-writes.ts'
import { keepHouse, offerAndDeliver, search, workAtTheDesk } from './console-writes.ts'
import { askWrongly } from './errors.ts'
import { readAsCandidate, readAsPartner, readAsVisitor, readConsole } from './reads.ts'
import { signInCandidate, signInOperator, signInPartner } from './sign-in.ts'
import { DOHYUN, SEOYEON, V2, V3, lifetime, register } from './verifying.ts'
import { createWalker, type People, type Walker } from './walker.ts'

/** Public pages, and a few that do not exist. */
const PAGES = [
  '/',
  '/business',
  '/faq',
  '/rankingtalk',
  '/money',
  '/graph',
  '/secret',
  '/guide/salary_guide',
  '/terms/privacy',
  '/terms/service',
  '/attack',
  '/introduce',
  '/coffeechat',
  '/login',
  '/login/signin',
  '/signin',
  '/submit',
  '/partners/login',
  '/partners',
  '/ask',
  '/my',
  '/my/attack',
  '/console',
  '/nothing-here',
  '/nothing/here',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
]

/** Everybody signs in, reads everything, writes, and reads everything again. */
export async function walk(port: number, startsAt: number) {
  const walker = createWalker(port, startsAt)
  const visitor = walker.caller('visitor')
  for (const page of PAGES) await visitor.ask('GET', page)

  const { caller: jiwoo, userId, refreshToken } = await signInCandidate(walker, 'jiwoo', '01010000001')
  const second = await signInCandidate(walker, 'another candidate', '01010002004')
  const recruiter = await signInOperator(walker, 'recruiter', 'dohyun@noeulcloud.example')
  const agent = await signInOperator(walker, 'agent', 'agent@coffeeattack.example')
  const admin = await signInOperator(walker, 'admin', 'admin@coffeeattack.example')
  const { caller: partner, refreshToken: partnerRefresh } = await signInPartner(walker)
  const people = { jiwoo, other: second.caller, userId, visitor, recruiter, agent, admin, partner }

  const readAll = async () => {
    await readAsVisitor(visitor)
    await readAsCandidate(jiwoo, userId)
    for (const caller of [recruiter, agent, admin]) await readConsole(caller)
    await readAsPartner(partner, visitor, startsAt)
  }
  await readAll()
  await readAsCandidate(second.caller, second.userId)
  await askWrongly(people)
  await act(walker, people)
  for (const [caller, path, token] of [
    [jiwoo, '/auth/refresh', refreshToken],
    [partner, '/partners/auth/refresh', partnerRefresh],
  ] as const) {
    const { json } = await caller.ask('GET', `/api${path}`, { headers: { authorization: `Bearer ${token}` } })
    caller.signedIn(json.accessToken)
  }
  await readAll()
  await partner.post('/partners/me/password', {
    current: 'coffee-attack-demo',
    next: 'another quiet morning',
  })
  for (const [caller, door, inside] of [
    [jiwoo, '/auth/logout', '/v3/users/my'],
    [agent, '/console/auth/logout', '/console/me'],
    [partner, '/partners/auth/logout', '/partners/me'],
  ] as const) {
    await caller.post(door)
    // Other processes learn of an ended login a moment later.
    await walker.until(async () => (await caller.get(inside)).status === 401)
    await caller.get(inside)
  }
  return walker.answers
}

/** A fixed series of actions, each followed by the calls that show its effect. */
async function act(walker: Walker, people: People) {
  await writeProfile(people)
  await decideOffers(people)
  await talk(people)
  await meet(walker, people)
  await search(people)
  await offerAndDeliver(walker, people)
  await workAtTheDesk(people)
  await keepHouse(people)
  await share(people)
  await register(walker, DOHYUN, V3)
  await register(walker, SEOYEON, V2)
  await lifetime(walker, people)
  await leave(walker, people)
}
