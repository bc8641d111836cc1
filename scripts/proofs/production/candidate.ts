import { pdfBytes } from '../../../apps/server/src/platform/storage/testing/test-bytes.ts'
import { until } from '../programs.ts'
import { hold, step } from '../proof.ts'
import type { Walk } from './walk.ts'
import type { Caller } from './caller.ts'

/** A candidate, from the first text message to a verified income. */

export const PERSON = { name: '윤하람', phone: '01031234567', birthday: '19930412', gender: '여성' }
export const JOB = { jobLabel: '개발', jobSubLabel: '백엔드 개발자' }
const CERTIFICATE = { type: 'kakao', telecom: 0, loginTypeLevel: 1 }
const IDENTITY = '9304122234567'
/** Notifications are sent every minute; when the sending process dies, another takes over after a minute. */
const TOLD_WITHIN_SECONDS = 210

/** The person in the sandbox's insurer, tax office and messenger. */
export const KNOWN = {
  ...PERSON,
  gender: 'female',
  jobs: [
    { company: '모카로지스', start: '20210302', end: null, monthlyWon: 4_600_000 },
    { company: '한빛식품', start: '20180702', end: '20210226', monthlyWon: 3_200_000 },
  ],
}

/** The last code that the phone received. */
export async function textedCode(walk: Walk) {
  const { items } = await walk.outside(`/control/outbox?phone=${PERSON.phone}`)
  const { code } = items.findLast((text: { code: string | null }) => text.code)
  return String(code)
}

export const confirmOnPhone = (walk: Walk) => walk.outside('/control/confirm', { phone: PERSON.phone })

export async function register(walk: Walk) {
  const candidate = walk.caller()
  let userId = ''
  await walk.outside('/control/people', KNOWN)
  await step('후보자가 문자로 받은 인증번호로 들어와요', async () => {
    await candidate.post('/auth/otp', { phone: PERSON.phone })
    const code = await textedCode(walk)
    const { json } = await candidate.post('/auth/otp/verify', { phone: PERSON.phone, code })
    candidate.signedIn(json.accessToken)
  })
  await step('후보자가 참여하고 카카오톡 인증서로 경력을 확인해요', async () => {
    const { json: joined } = await candidate.post('/v2/users', { ...PERSON, ...JOB, userSelect: [] })
    candidate.signedIn(joined.accessToken)
    const { json: begun } = await candidate.post('/v3/users/verify', { ...PERSON, ...CERTIFICATE })
    await confirmOnPhone(walk)
    const { json: found } = await candidate.post('/v3/users/submit', begun)
    candidate.signedIn(found.accessToken)
    userId = found.userId
    const companies = found.careerItems.map((item: { company: string }) => item.company)
    hold(
      KNOWN.jobs.every(({ company }) => companies.join().includes(company)),
      '경력이 달라요.',
      found,
    )
    const { json: income } = await candidate.post('/v3/users/verify/salary', begun)
    return `회사 ${found.careerItems.length}곳, 건강보험 소득 ${income.salaryByHealth.toLocaleString('ko-KR')}만 원`
  })
  await step('국세청 소득을 한 프로세스에 묻고 다른 프로세스에서 확인해요', async () => {
    const { name, phone } = PERSON
    const asked = { name, phone, identity: IDENTITY, loginTypeLevel: 1, telecom: 0 }
    const begun = await candidate.post('/v3/users/tax', asked)
    await confirmOnPhone(walk)
    const verified = await candidate.post('/v3/users/tax/verify', begun.json)
    hold(begun.by && begun.by !== verified.by, '두 번 모두 같은 프로세스가 답했어요.', verified.by)
    return `${verified.json.salaryByTax.toLocaleString('ko-KR')}만 원 (${begun.by} → ${verified.by})`
  })
  await step('후보자가 이력서를 올리고, 밤에도 알림을 받겠다고 해요', async () => {
    await upload(walk, candidate, userId)
    await candidate.patch('/users/notifications/settings', { quietHours: null })
  })
  return { candidate, userId }
}

/** Uploads to the file store by a signed URL. */
async function upload({ stopping }: Walk, candidate: Caller, userId: string) {
  const { json } = await candidate.get(`/users/s3/upload/${userId}?type=resume&fileType=pdf`)
  const body = new Uint8Array(pdfBytes(20_000))
  const headers = { 'content-type': 'application/pdf' }
  const sent = await fetch(json.uploadUrl, { method: 'PUT', headers, body, signal: stopping })
  hold(sent.ok, `올리지 못했어요: ${sent.status}`, await sent.text())
  await candidate.patch('/users/additional', { resumeFileUrl: json.readUrl })
}

/** The text message about a new offer, which links to our own origin. */
export async function toldByText(walk: Walk) {
  const newest = async (): Promise<{ text: string }> => {
    const { items } = await walk.outside(`/control/outbox?phone=${PERSON.phone}`)
    return items.find(({ text }: { text: string }) => text.includes('새 어택이 도착했어요'))
  }
  const { text } = await until(
    '새 어택을 알리는 문자가 오지 않았어요',
    TOLD_WITHIN_SECONDS,
    newest,
    walk.stopping,
  )
  hold(text.includes(`${walk.world.origin}/`), '문자에 우리 주소가 없어요.', text)
  return text
}
