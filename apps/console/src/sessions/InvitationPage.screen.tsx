import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { found } from '../testing/samples/candidates.ts'
import { firstTime, RECOVERY_CODES } from '../testing/samples/second-factor.ts'
import { people, test } from '../testing/screen-test.tsx'

/** The page of an invitation link (BIZ-1). */

const TOKEN = 'a'.repeat(43)
const EMAIL = 'haneul@noeulcloud.example'
const invited = { email: EMAIL, role: 'recruiter', company: '노을클라우드', invitedBy: '서누리' } as const
const start = page.getByRole('button', { name: '시작하기' })
const password = page.getByLabelText('비밀번호')

test('[BIZ-1] asks for a name and a password of ten characters that is not the address', async ({
  api,
  open,
}) => {
  api.answers('GET /console/invitations/accept/:token', invited)
  api.answers('POST /console/invitations/accept', { email: EMAIL })
  const screen = await open(`/invitation/${TOKEN}`, { as: 'nobody' })
  await expect.element(page.getByText('서누리 님이 노을클라우드 채용 담당자로 초대했어요.')).toBeVisible()
  await expect.element(page.getByLabelText('이메일')).toHaveValue(EMAIL)
  await page.getByLabelText('이름').fill('서하늘')
  await password.fill('short')
  await start.click()
  await expect.element(page.getByText('비밀번호는 10자 이상이어야 해요')).toBeVisible()
  await expectAccessible()
  await password.fill(EMAIL)
  await expect.element(page.getByText('이메일과 다른 비밀번호를 정해 주세요')).toBeVisible()
  expect(api.sent('POST /console/invitations/accept')).toEqual([])

  await password.fill('a quiet morning')
  api.refuses('POST /console/auth/sign-in', 'INTERNAL')
  await start.click()
  await expect.element(page.getByRole('heading', { name: '이제 시작할 수 있어요' })).toBeVisible()
  expect(api.sent('POST /console/invitations/accept').map(({ body }) => body)).toEqual([
    { token: TOKEN, name: '서하늘', password: 'a quiet morning' },
  ])
  await page.getByRole('link', { name: '로그인하기' }).click()
  await expect.poll(screen.address).toBe('/sign-in')
})

test('[SAFE-3] accepting goes straight on to the second factor, its codes and the console', async ({
  api,
  open,
}) => {
  api.answers('GET /console/invitations/accept/:token', invited)
  api.answers('POST /console/invitations/accept', { email: EMAIL })
  api.answers('POST /console/auth/sign-in', firstTime())
  api.answers('POST /console/auth/second-factor', { accessToken: 'entered', recoveryCodes: RECOVERY_CODES })
  api.answers('GET /console/me', people.recruiter)
  api.answers('GET /console/candidates', found())
  const screen = await open(`/invitation/${TOKEN}`, { as: 'nobody' })
  await page.getByLabelText('이름').fill('서하늘')
  await password.fill('a quiet morning')
  await start.click()
  await expect.element(page.getByRole('heading', { name: '두 번째 인증을 등록해 주세요' })).toBeVisible()
  expect(api.sent('POST /console/auth/sign-in').map(({ body }) => body)).toEqual([
    { email: EMAIL, password: 'a quiet morning' },
  ])
  await expectAccessible()
  await page.getByRole('button', { name: /^인증 앱 쓰기/ }).click()
  await userEvent.type(page.getByRole('textbox', { name: /^인증 코드/ }).first(), '123456')
  await expect.element(page.getByRole('heading', { name: '복구 코드를 적어 두세요' })).toBeVisible()
  await page.getByText('적어 두었어요').click()
  await page.getByRole('button', { name: '콘솔로 가기' }).click()
  await expect.poll(screen.address).toBe('/candidates')
})

test('[BIZ-1] a used link says so and leads to the login', async ({ api, open }) => {
  api.refuses('GET /console/invitations/accept/:token', 'INVITATION_USED')
  const screen = await open(`/invitation/${TOKEN}`, { as: 'nobody' })
  await expect.element(page.getByRole('heading', { name: '이미 쓴 초대예요' })).toBeVisible()
  await expect.element(page.getByText('이 초대로 만든 계정으로 로그인해 주세요.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: '로그인하기' }).click()
  await expect.poll(screen.address).toBe('/sign-in')
})

test('[BIZ-1] an expired link says whom to ask', async ({ api, open }) => {
  api.refuses('GET /console/invitations/accept/:token', 'INVITATION_EXPIRED')
  await open(`/invitation/${TOKEN}`, { as: 'nobody' })
  await expect.element(page.getByRole('heading', { name: '초대가 만료됐어요' })).toBeVisible()
  await expect.element(page.getByText('초대를 보낸 분에게 다시 요청해 주세요.')).toBeVisible()
  await expectAccessible()
})
