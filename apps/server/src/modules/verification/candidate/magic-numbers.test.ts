import { expect } from 'vitest'
import { PATIENT } from '../../../testing/patient.ts'
import { applying, type Begun, type Login, test } from '../testing/verification-world.ts'

const PASS = { type: 'pass', loginTypeLevel: 5, telecom: 1 }

const LOAD_FAILED = '정보를 불러오지 못했어요. 이전 화면에서 카카오톡이나 PASS 앱 인증을 다시 해 주세요.'
const NOT_COMPLETED = '아직 인증이 끝나지 않았어요. 카카오톡이나 PASS 앱에서 인증을 마친 뒤 다시 눌러 주세요.'
const TWICE =
  '아직 인증이 끝나지 않았어요. 카카오톡이나 PASS 앱에서 인증을 마친 뒤 눌러 주세요. 인증하지 않고 한 번 더 누르면 처음부터 다시 요청해야 해요.'
const EXCEEDED = '인증 시간이 지났어요. 인증은 5분 안에 마쳐야 해요. 아래 버튼을 눌러 다시 요청해 주세요.'
const LIMIT =
  '오늘 요청할 수 있는 횟수를 넘었어요. 하루에 요청할 수 있는 횟수가 정해져 있어요. 내일 다시 시도해 주세요.'
const REDO = '요청을 완료하지 못했습니다. 인증을 처음부터 다시 요청해 주세요.'
const MAINTENANCE = '지금은 서비스 점검 중입니다. 내일 오전 10시 이후에 다시 시도해 주세요.'
const KAKAO =
  '카카오톡 인증서가 발급되지 않았습니다. 카카오톡 지갑에서 인증서를 발급한 뒤 다시 요청해 주세요.'
const PASS_APP =
  'PASS 인증서가 발급되지 않았습니다. 통신사 PASS 앱에서 인증서를 발급한 뒤 다시 요청해 주세요.'
const INPUT = '입력 정보가 잘못되었습니다. 이름, 생년월일, 휴대전화 번호를 확인하고 다시 요청해 주세요.'
const NO_CAREER = '경력 정보를 찾지 못했어요. 재직 이력을 확인할 수 있는 분만 참여할 수 있어요.'

/** A number has one account, however often it is tried. */
const logins = new Map<string, Login>()

test.for([
  ['0412', {}, 412, 'VERIFY_DAILY_LIMIT', LIMIT],
  ['0419', {}, 419, 'VERIFY_MAINTENANCE', MAINTENANCE],
  ['0420', {}, 420, 'CERTIFICATE_NOT_ISSUED_KAKAO', KAKAO],
  ['0420', PASS, 420, 'CERTIFICATE_NOT_ISSUED_PASS', PASS_APP],
  ['0421', {}, 400, 'VERIFY_INPUT_WRONG', INPUT],
  ['0500', {}, 418, 'VERIFY_REDO', REDO],
] as const)(
  '[VER-11] 010-0000-%s is refused when asked: %o, %i %s',
  async ([last, how, status, code, message], { world }) => {
    const person = applying(`0100000${last}`)
    const login = logins.get(last) ?? (await world.register(person))
    logins.set(last, login)
    const answer = await world.begin(login, person, how)
    expect([answer.statusCode, answer.json()]).toEqual([status, { code, message }])
  },
)

test.for([
  ['0403', [[403, 'VERIFY_LOAD_FAILED', LOAD_FAILED]]],
  [
    '0409',
    [
      [409, 'VERIFY_NOT_COMPLETED', NOT_COMPLETED],
      [409, 'VERIFY_NOT_COMPLETED_TWICE', TWICE],
      [403, 'VERIFY_LOAD_FAILED', LOAD_FAILED],
    ],
  ],
  ['0410', [[410, 'VERIFY_TIME_EXCEEDED', EXCEEDED]]],
  ['0418', [[418, 'VERIFY_REDO', REDO]]],
  ['0422', [[422, 'CAREER_NOT_FOUND', NO_CAREER]]],
  ['0423', [[422, 'CAREER_NOT_FOUND', NO_CAREER]]],
] as const)('[VER-11] 010-0000-%s after the confirmation: %o', async ([last, expected], { world }) => {
  const person = applying(`0100000${last}`)
  const login = await world.register(person)
  const attempt = await world.begun(login, person)
  await world.confirm(person.phone)
  const heard = []
  for (const _ of expected) {
    const answer = await world.submit(login, attempt)
    const { code, message } = answer.json()
    heard.push([answer.statusCode, code, message])
  }
  expect(heard).toEqual(expected)
})

test('[VER-11] 010-0000-0504 hangs until the time is over', async ({ world }) => {
  const person = applying('01000000504')
  const login = await world.register(person)
  const attempt: Begun = await world.begun(login, person)
  await world.confirm(person.phone)
  let isAnswered = false
  const pressed = world.submit(login, attempt).finally(() => (isAnswered = true))
  // The institution lets go after five minutes.
  const letTimePass = () => world.control('clock', { advanceMs: 301_000 }).then(() => isAnswered)
  await expect.poll(letTimePass, { ...PATIENT, interval: 100 }).toBe(true)
  const answer = await pressed
  expect([answer.statusCode, answer.json()]).toEqual([
    410,
    { code: 'VERIFY_TIME_EXCEEDED', message: EXCEEDED },
  ])
})

test('[VER-12] nobody without a career is certified or shown', async ({ world }) => {
  const users = await world.rows('select id from users where certified_at is not null or is_active')
  expect(users).toEqual([])
})

test('[VER-11] a certificate that is issued on the phone makes the next request work', async ({ world }) => {
  const person = applying('01010000104', '정하늘')
  const login = await world.register(person)
  expect((await world.begin(login, person)).statusCode).toBe(420)
  await world.control('issue-certificate', { phone: person.phone })
  expect((await world.begin(login, person)).statusCode).toBe(200)
})

test('[VER-11] a mistake of ours is told as one and leaves a trace', async ({ world }) => {
  const person = applying('01023000001')
  const login = await world.register(person)
  await world.control('fault', { path: '/codef/v1/kr/public/pp/nhis-join', code: 'CF-00001' })
  const answer = await world.begin(login, person)
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { code: 'REQUEST_FAILED', message: '요청을 완료하지 못했습니다. 잠시 뒤 다시 시도해 주세요.' },
  ])
  expect(world.logged.some((line) => line.includes('"fatal"') && line.includes('CF-00001'))).toBe(true)
})
