import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../testing/screen-test.tsx'

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
  await start.click()
  await expect.element(page.getByRole('heading', { name: '이제 시작할 수 있어요' })).toBeVisible()
  expect(api.sent('POST /console/invitations/accept').map(({ body }) => body)).toEqual([
    { token: TOKEN, name: '서하늘', password: 'a quiet morning' },
  ])
  await page.getByRole('link', { name: '로그인하기' }).click()
  await expect.poll(screen.address).toBe('/sign-in')
})

test('[BIZ-1] a used or expired link says whom to ask', async ({ api, open }) => {
  api.refuses('GET /console/invitations/accept/:token', 'INVITATION_EXPIRED')
  await open(`/invitation/${TOKEN}`, { as: 'nobody' })
  await expect.element(page.getByRole('heading', { name: '초대가 만료됐어요' })).toBeVisible()
  await expect.element(page.getByText('초대를 보낸 분에게 다시 요청해 주세요.')).toBeVisible()
  await expectAccessible()
})
