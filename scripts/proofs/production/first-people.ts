import { COMPANY } from '../../../apps/server/src/testing/company.ts'
import { codeAt } from '../../../apps/sandbox/client/one-time-code.js'
import { until } from '../programs.ts'
import { hold, step } from '../proof.ts'
import { whenUp, type Walk } from './walk.ts'
import type { Caller } from './caller.ts'

/** From an empty database to a company with a signed-in recruiter. */

export const ADMIN = { email: 'admin@coffee.example', name: '서누리', password: 'a quiet morning walk' }
export const RECRUITER = { email: 'recruiter@dawn.example', name: '한이레', password: 'a walk by the river' }
export const COMPANY_NAME = '새벽공방'

const NEEDED = [
  'APP_ORIGIN SECRETS_KEY DATABASE_URL ALLOW_LOCAL_FILES SMTP_URL MAIL_FROM SMS_KEY SMS_SECRET SMS_FROM',
  'KAKAO_CLIENT_ID KAKAO_CLIENT_SECRET CODEF_CLIENT_ID CODEF_CLIENT_SECRET CODEF_PUBLIC_KEY DATA_GO_KR_KEY WORK24_AUTH_KEY',
  ...Object.keys(COMPANY),
].flatMap((names) => names.split(' '))

export async function startProduct({ product, world, services, stopping }: Walk) {
  await step('설정이 없으면 빠진 이름을 모두 한 번에 말하고 멈춰요', async () => {
    const { code, said } = await product.command(['apps/server/src/main.ts'])
    const unsaid = NEEDED.filter((name) => !said.includes(name))
    hold(code === 1 && unsaid.length === 0, `말하지 않은 설정: ${unsaid.join(', ')}`, said)
    return `${NEEDED.length}개`
  })
  await step('migrate가 빈 데이터베이스에 테이블을 만들어요', async () => {
    const { code, said } = await product.command(['apps/server/src/migrate-command.ts'], world.settings)
    hold(code === 0, '만들지 못했어요.', said)
    return said.split('\n').at(-1)
  })
  await step('두 프로세스가 켜져서 준비됐다고 말해요', async () => {
    for (const service of services) service.start()
    for (const service of services) await whenUp(service, stopping)
  })
}

/** The invitation of the first admin, printed by the operator command. */
export async function firstInvitation({ product, world }: Walk) {
  const args = ['apps/server/src/operator.ts', 'create', '--role', 'admin', '--email', ADMIN.email]
  const { code, said } = await product.command(args, world.settings)
  const link = linkIn(said, world.origin)
  hold(code === 0 && link, '초대 링크가 없어요.', said)
  return link
}

const linkIn = (text: string, origin: string) =>
  text.split('\n').find((line) => line.startsWith(`${origin}/console/invitation/`)) ?? ''

/** The last mail to an address, from the sandbox's mailbox. */
export async function letterTo(walk: Walk, email: string) {
  const newest = async () => (await walk.outside(`/control/mails?to=${email}`)).items.at(-1)
  const letter = await until('메일이 오지 않았어요', 240, newest, walk.stopping)
  const link = linkIn(letter.text, walk.world.origin)
  hold(link && letter.html.includes(link), '메일에 링크가 없어요.', letter.text)
  return { subject: String(letter.subject), from: String(letter.from), text: String(letter.text), link }
}

/** Accepts an invitation, signs in and adds an authenticator app. */
async function enter(walk: Walk, link: string, { email, name, password }: typeof ADMIN) {
  const caller = walk.caller()
  const token = link.split('/').at(-1)
  await caller.post('/console/invitations/accept', { token, name, password })
  await caller.call('GET', `/console/invitations/accept/${token}`, undefined, [404, 409, 410])
  const { json: door } = await caller.post('/console/auth/sign-in', { email, password })
  hold(door.enrolment, '두 번째 인증을 등록하라고 하지 않아요.', door)
  const code = await codeAt(door.enrolment.secret, Date.now())
  const { json } = await caller.post('/console/auth/second-factor', { challenge: door.challenge, code })
  hold(json.recoveryCodes.length === 10, '복구 코드가 열 개가 아니에요.')
  caller.signedIn(json.accessToken)
  const { json: me } = await caller.get('/console/me')
  hold(me.email === email, '다른 사람으로 들어왔어요.', me)
  return { caller, me }
}

export async function welcome(walk: Walk) {
  let link = ''
  await step('operator 명령이 첫 관리자의 초대 링크를 보여 줘요', async () => {
    link = await firstInvitation(walk)
  })
  let admin: Caller = walk.caller()
  await step('관리자가 비밀번호와 인증 앱을 정하고 들어와요. 링크는 한 번만 열려요', async () => {
    ;({ caller: admin } = await enter(walk, link, ADMIN))
  })
  let companyId = ''
  await step(`관리자가 회사 ${COMPANY_NAME}을 등록해요`, async () => {
    const { json } = await admin.post('/console/companies', { name: COMPANY_NAME, domain: '커머스' })
    companyId = json.id
  })
  await step('관리자가 채용 담당자를 초대하고, 메일이 바깥 메일함에 와요', async () => {
    const { email } = RECRUITER
    await admin.post('/console/invitations', { email, role: 'recruiter', companyId })
    const letter = await letterTo(walk, email)
    hold(letter.text.includes(COMPANY_NAME) && letter.text.includes(ADMIN.name), '글이 달라요.', letter.text)
    link = letter.link
    return `‘${letter.subject}’`
  })
  let recruiter: Caller = admin
  await step('채용 담당자가 메일의 링크로 가입하고 들어와요', async () => {
    const entered = await enter(walk, link, RECRUITER)
    hold(entered.me.company?.name === COMPANY_NAME, '회사가 달라요.', entered.me)
    recruiter = entered.caller
  })
  return recruiter
}
