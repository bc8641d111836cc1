import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { found } from '../../testing/samples/candidates.ts'
import { minutesOn } from '../../testing/samples/times.ts'
import { people, test } from '../../testing/screen-test.tsx'

/** The console's door (BIZ-1). */

const PAIR = { accessToken: 'access', refreshToken: 'refresh' }
const challenge = (enrolment: { secret: string; uri: string } | null) => ({
  challenge: 'c1',
  expiresAt: minutesOn(5),
  enrolment,
})

async function giveThePassword() {
  await page.getByLabelText('이메일').fill(' agent@dawn.example ')
  await page.getByLabelText('비밀번호').fill('a quiet morning')
  await page.getByRole('button', { name: '로그인' }).click()
}

test('[BIZ-1] a wrong password is told beside the form', async ({ api, open }) => {
  api.refuses('POST /console/auth/sign-in', 'SIGN_IN_FAILED')
  await open('/sign-in', { as: 'nobody' })
  await expect.element(page.getByRole('button', { name: '로그인' })).toBeDisabled()
  await giveThePassword()
  await expect.element(page.getByRole('alert')).toHaveTextContent('이메일이나 비밀번호가 맞지 않아요')
  await expectAccessible()
})

test('[BIZ-1] too many wrong ones are told in a dialog', async ({ api, open }) => {
  api.refuses('POST /console/auth/sign-in', 'SIGN_IN_LOCKED')
  await open('/sign-in', { as: 'nobody' })
  await giveThePassword()
  await expect
    .element(page.getByRole('alertdialog', { name: '로그인을 여러 번 실패했어요' }))
    .toMatchTextContent('잠시 뒤 다시 시도해 주세요.')
})

test('[BIZ-1] a recruiter comes in with the password alone, where the console opens for them', async ({
  api,
  open,
}) => {
  api.answers('POST /console/auth/sign-in', PAIR)
  api.answers('GET /console/me', people.recruiter)
  api.answers('GET /console/candidates', found())
  const screen = await open('/sign-in', { as: 'nobody' })
  await giveThePassword()
  await expect.poll(screen.address).toBe('/candidates')
  expect(api.sent('POST /console/auth/sign-in').map(({ body }) => body)).toEqual([
    { email: 'agent@dawn.example', password: 'a quiet morning' },
  ])
})

test('[BIZ-1] our own people give a code after it; a wrong one is told and typed again', async ({
  api,
  open,
}) => {
  api.answers('POST /console/auth/sign-in', challenge(null))
  api.refuses('POST /console/auth/second-factor', 'SECOND_FACTOR_INVALID')
  api.answers('GET /console/me', people.agent)
  api.answers('GET /console/candidates', found())
  const screen = await open('/sign-in', { as: 'nobody' })
  await giveThePassword()
  const cells = page.getByRole('textbox', { name: /^인증 코드/ })
  await expect.element(cells).toHaveLength(6)
  await userEvent.type(cells.first(), '123456')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('올바르지 않은 인증번호입니다. 인증번호를 확인해주세요.')
  await expect.element(cells.first()).toHaveValue('')
  api.answers('POST /console/auth/second-factor', PAIR)
  await userEvent.type(cells.first(), '654321')
  await expect.poll(screen.address).toBe('/candidates')
  expect(api.sent('POST /console/auth/second-factor').map(({ body }) => body)).toEqual([
    { challenge: 'c1', code: '123456' },
    { challenge: 'c1', code: '654321' },
  ])
})

test('[BIZ-1] the first time the authenticator app is set up beside the code', async ({ api, open }) => {
  const enrolment = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' }
  api.answers('POST /console/auth/sign-in', challenge(enrolment))
  await open('/sign-in', { as: 'nobody' })
  await giveThePassword()
  await expect.element(page.getByText('JBSWY3DPEHPK3PXP')).toBeVisible()
  await expect.element(page.getByText('인증 앱 등록 그림')).toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('button', { name: '처음부터 다시 로그인하기' }).click()
  await expect.element(page.getByRole('heading', { name: '채용 콘솔' })).toBeVisible()
})

test('[BIZ-1] whoever is not signed in is sent to the door', async ({ open }) => {
  const screen = await open('/people', { as: 'nobody' })
  await expect.poll(screen.address).toBe('/sign-in')
})

test('[BIZ-1] a login that was ended elsewhere ends here at the next call', async ({ api, open }) => {
  api.refuses('GET /console/operators', 'UNAUTHORIZED')
  api.refuses('GET /console/invitations', 'UNAUTHORIZED')
  const screen = await open('/people', { as: 'admin' })
  await expect.poll(screen.address).toBe('/console/sign-in')
  expect(localStorage.length).toBe(0)
})
