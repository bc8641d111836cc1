import type { People, Walker } from './walker.ts'

/* People of the sandbox confirm on their phones who they are and what they earned. */

const FORM = { gender: '여성', type: 'kakao', telecom: 0, loginTypeLevel: 1 }

type Person = typeof FORM & { name: string; phone: string; birthday: string }

export const DOHYUN = { name: '박도현', phone: '01010000101', birthday: '19890512', ...FORM, gender: '남성' }
export const SEOYEON = { name: '이서연', phone: '01010000102', birthday: '19930207', ...FORM }
const JIWOO = { name: '한지우', phone: '01010000001', birthday: '19950314', ...FORM }

export const V3 = { verify: '/v3/users/verify', salary: '/v3/users/verify/salary' }
export const V2 = { verify: '/v2/users/verify', salary: '/users/verify/salary' }

/** Registers a new person, up to a verified career and income. */
export async function register(walker: Walker, person: Person, paths: typeof V3) {
  const caller = walker.caller(`newcomer ${person.phone}`)
  const { json } = await caller.post('/v2/users', {
    ...person,
    jobLabel: '개발',
    jobSubLabel: '백엔드 개발자',
    userSelect: [],
  })
  caller.signedIn(json.accessToken)
  const { json: begun } = await caller.post(paths.verify, person)
  await caller.post('/v3/users/submit', begun)
  await walker.outside('/confirm', { phone: person.phone })
  walker.later(2_000)
  const { json: submitted } = await caller.post('/v3/users/submit', begun)
  if (submitted.accessToken) caller.signedIn(submitted.accessToken)
  await caller.post(paths.salary, begun)
  const identity = `${person.birthday.slice(2)}${person.gender === '남성' ? 1 : 2}234567`
  const { json: tax } = await caller.post('/v3/users/tax', {
    name: person.name,
    phone: person.phone,
    identity,
    loginTypeLevel: 1,
    telecom: 0,
  })
  await walker.outside('/confirm', { phone: person.phone })
  await caller.post('/v3/users/tax/verify', tax)
  await caller.get('/v3/users/salary')
  await caller.delete('/users/tax')
  for (const path of [
    '/users/career',
    '/users/verify',
    '/v3/users/profile',
    '/v3/users/salary',
    '/v3/users/my',
  ])
    await caller.get(path)
}

export async function lifetime(walker: Walker, { jiwoo, visitor }: People) {
  const { json } = await jiwoo.get('/income/lifetime/item')
  const years = json.next ?? { startYear: 2023, endYear: 2025 }
  const { json: begun } = await jiwoo.post('/income/lifetime', { form: JIWOO, ...years })
  if (begun.cfid) {
    await walker.outside('/confirm', { phone: JIWOO.phone })
    const { expiresAt: _, ...confirmed } = begun
    // How many years it has found by its first answer depends on the speed of the machine.
    await walker.until(async () => (await jiwoo.post('/income/lifetime/verify', confirmed)).status === 200)
    await walker.until(async () => {
      const { json: progress } = await jiwoo.get('/income/lifetime/verify/status?loadCount=0')
      return progress.status === 'DONE'
    })
  }
  await jiwoo.get('/income/lifetime/item')
  await jiwoo.post('/income/lifetime/complete')
  const { json: shared } = await jiwoo.post('/income/lifetime/share', { showTotal: true })
  await visitor.get(`/income/lifetime/share/${shared?.shareId}`)
  await visitor.ask('GET', `/money/${shared?.shareId}`)
  await jiwoo.delete('/income/lifetime/share')
}
