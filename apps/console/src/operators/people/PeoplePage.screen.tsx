import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { COMPANY, company, invitation, person } from '../../testing/samples/admin.ts'
import { sampleId } from '../../testing/samples/ids.ts'
import { daysOn } from '../../testing/samples/times.ts'
import { test as base } from '../../testing/screen-test.tsx'

/** The operators of the console (BIZ-1, BIZ-6). */

const test = base.extend('people', { auto: true }, ({ api }) => {
  api.answers('GET /console/operators', { items: [person()], nextCursor: null })
  api.answers('GET /console/invitations', { items: [] })
})

const rows = page.getByRole('list', { name: '콘솔 계정' }).getByRole('listitem')
const dialog = page.getByRole('dialog', { name: '콘솔로 초대하기' })
const send = dialog.getByRole('button', { name: '초대 보내기' })
const mailed = page.getByRole('dialog', { name: '메일을 보냈어요' })
const LINK = `https://coffeeattack.example/console/invitation/${'a'.repeat(43)}`

test('[BIZ-6] people and open invitations stand in their lists', async ({ api, open }) => {
  api.answers('GET /console/invitations', { items: [invitation()] })
  await open('/people', { as: 'admin' })
  await expect
    .element(rows)
    .toHaveTextContent(
      '서하늘채용 담당자노을클라우드 · haneul@noeulcloud.example · 어제 로그인역할 바꾸기비밀번호 재설정막기',
    )
  await expect
    .element(page.getByRole('list', { name: '보낸 초대' }))
    .toMatchTextContent(/new@noeulcloud\.example.*서누리 님이 초대/)
  await expectAccessible()
})

test('[BIZ-1] a recruiter is invited for a company; missing fields are reported', async ({ api, open }) => {
  api.answers('GET /console/companies', ({ query }) => ({
    items: query.q === '노을' ? [company()] : [],
    nextCursor: null,
  }))
  await open('/people', { as: 'admin' })
  await page.getByRole('button', { name: '초대하기' }).click()
  await dialog.getByLabelText('이메일').fill('new@noeulcloud.example')
  await send.click()
  await expect.element(dialog.getByText('회사를 골라 주세요')).toBeVisible()
  expect(api.sent('POST /console/invitations')).toEqual([])
  await expectAccessible()
  await dialog.getByLabelText('회사').fill('노을')
  await dialog.getByRole('option', { name: '노을클라우드' }).click()

  api.refuses('POST /console/invitations', 'INVITATION_OPEN')
  await send.click()
  await expect.element(dialog.getByText('이미 초대한 이메일이에요')).toBeVisible()

  api.answers('POST /console/invitations', { ...invitation(), link: LINK })
  api.answers('GET /console/invitations', { items: [invitation()] })
  await send.click()
  await expect.element(mailed).toMatchTextContent('new@noeulcloud.example로 링크를 보냈어요.')
  // Waits for the closing animation.
  await expect.element(dialog).not.toBeInTheDocument()
  await expectAccessible()
  await mailed.getByRole('button', { name: '닫기' }).click()
  await expect
    .element(page.getByRole('list', { name: '보낸 초대' }))
    .toMatchTextContent('new@noeulcloud.example')
  expect(api.sent('POST /console/invitations').at(-1)?.body).toEqual({
    email: 'new@noeulcloud.example',
    role: 'recruiter',
    companyId: COMPANY,
  })
})

test('[BIZ-6] accounts are filtered by role and state, and the address keeps it', async ({ api, open }) => {
  const screen = await open('/people', { as: 'admin' })
  await expect.element(rows).toMatchTextContent('서하늘')
  await page.getByLabelText('역할').selectOptions('에이전트')
  await page.getByLabelText('상태').selectOptions('막혔어요')
  await expect
    .poll(() => api.sent('GET /console/operators').at(-1)?.query)
    .toMatchObject({ role: 'agent', state: 'disabled' })
  expect(screen.address()).toBe('/people?role=agent&state=disabled')
  await expectAccessible()
  await page.getByRole('button', { name: '초대하기' }).click()
  await expect.poll(screen.address).toBe('/people?role=agent&state=disabled&invite=open')
  await dialog.getByRole('button', { name: '닫기' }).click()
  await page.getByLabelText('상태').selectOptions('전체')
  await expect.poll(screen.address).toBe('/people?role=agent')
})

test('[BIZ-1] an invitation is sent again after confirmation; a colleague’s faster one is shown', async ({
  api,
  open,
}) => {
  const expired = invitation({ isExpired: true })
  api.answers('GET /console/invitations', { items: [expired] })
  api.refuses('POST /console/invitations/resend', 'CONFLICT')
  await open('/people', { as: 'admin' })
  const sent = page.getByRole('list', { name: '보낸 초대' })
  await expect.element(sent).toMatchTextContent('기한이 지났어요')
  const again = sent.getByRole('button', { name: '다시 보내기' })
  const question = page.getByRole('dialog', { name: '초대를 다시 보낼까요?' })
  await again.click()
  await expect
    .element(question)
    .toMatchTextContent('new@noeulcloud.example로 새 링크를 보내요. 앞서 보낸 링크는 더 쓸 수 없어요.')
  await expectAccessible()
  await question.getByRole('button', { name: '다시 보내기' }).click()
  const told = page.getByRole('alertdialog', { name: '그사이 내용이 바뀌었어요' })
  await told.getByRole('button', { name: '새로 불러오기' }).click()
  await expect.element(told).not.toBeInTheDocument()
  api.answers('POST /console/invitations/resend', { ...invitation(), link: LINK })
  api.answers('GET /console/invitations', { items: [invitation()] })
  await again.click()
  await question.getByRole('button', { name: '다시 보내기' }).click()
  await expect.element(mailed).toMatchTextContent('new@noeulcloud.example로 링크를 보냈어요.')
  expect(api.sent('POST /console/invitations/resend').map(({ body }) => body)).toEqual([
    { id: expired.id, expiresAt: expired.expiresAt },
    { id: expired.id, expiresAt: expired.expiresAt },
  ])
  await mailed.getByRole('button', { name: '닫기' }).click()
  await expect.element(sent).toMatchTextContent(/까지다시 보내기/)
})

test('[BIZ-6] an account is found, and disabled after confirmation', async ({ api, open }) => {
  api.answers('PATCH /console/operators/:id', person({ disabledAt: '2026-11-15T12:00:00+09:00' }))
  await open('/people', { as: 'admin' })
  await page.getByRole('searchbox', { name: '이름, 이메일, 회사' }).fill('haneul')
  await expect.poll(() => api.sent('GET /console/operators').at(-1)?.query.q).toBe('haneul')
  await rows.getByRole('button', { name: '막기' }).click()
  expect(api.sent('PATCH /console/operators/:id')).toEqual([])
  api.answers('GET /console/operators', {
    items: [person({ disabledAt: '2026-11-15T12:00:00+09:00' })],
    nextCursor: null,
  })
  await page.getByRole('button', { name: '계정 막기' }).click()
  await expect.element(rows).toMatchTextContent('막힘')
  expect(api.sent('PATCH /console/operators/:id').map(({ body }) => body)).toEqual([{ disabled: true }])
})

test('[SAFE-3] a reset mail is sent after confirmation', async ({ api, open }) => {
  api.refuses('POST /console/operators/:id/password-reset', 'UNAVAILABLE')
  await open('/people', { as: 'admin' })
  const button = rows.getByRole('button', { name: '비밀번호 재설정 메일 보내기' })
  await button.click()
  const question = page.getByRole('dialog', { name: '서하늘 님에게 비밀번호 재설정 메일을 보낼까요?' })
  await expect.element(question).toMatchTextContent('haneul@noeulcloud.example로 링크를 보내요.')
  await expectAccessible()
  await question.getByRole('button', { name: '그대로 두기' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(api.sent('POST /console/operators/:id/password-reset')).toEqual([])
  await button.click()
  await question.getByRole('button', { name: '메일 보내기' }).click()
  await expect.poll(() => api.sent('POST /console/operators/:id/password-reset')).toHaveLength(1)
  await expect.element(page.getByRole('alertdialog', { name: '지금은 연결할 수 없어요' })).toBeVisible()
})

test('[SAFE-3] the admin sees that the mail was sent and can copy its link once', async ({ api, open }) => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  api.answers('POST /console/operators/:id/password-reset', { link: LINK, expiresAt: daysOn(1) })
  await open('/people', { as: 'admin' })
  await rows.getByRole('button', { name: '비밀번호 재설정 메일 보내기' }).click()
  await page.getByRole('button', { name: '메일 보내기', exact: true }).click()
  await expect.element(mailed).toMatchTextContent('haneul@noeulcloud.example로 링크를 보냈어요.')
  await mailed.getByRole('button', { name: '링크 복사' }).click()
  await expect.element(toast('링크를 복사했어요')).toBeVisible()
  await expect.element(mailed).not.toBeInTheDocument()
  expect(copied.mock.calls).toEqual([[LINK]])
  expect(api.sent('POST /console/operators/:id/password-reset').map(({ params }) => params.id)).toEqual([
    person().id,
  ])
})

test('[SAFE-3] a second factor of any role is reset after confirmation', async ({ api, open }) => {
  api.answers('GET /console/operators', { items: [person({ hasSecondFactor: true })], nextCursor: null })
  api.answers('PATCH /console/operators/:id', person())
  await open('/people', { as: 'admin' })
  await rows.getByRole('button', { name: '인증 초기화' }).click()
  await expect
    .element(page.getByRole('dialog', { name: '서하늘 님의 두 번째 인증을 초기화할까요?' }))
    .toMatchTextContent('다음에 로그인할 때 두 번째 인증을 새로 등록해요.')
  await page.getByRole('button', { name: '초기화하기' }).click()
  await expect
    .poll(() => api.sent('PATCH /console/operators/:id').map(({ body }) => body))
    .toEqual([{ resetSecondFactor: true }])
})

test('[BIZ-1] a recruiter sees the own team and changes nobody', async ({ open }) => {
  await open('/people')
  await expect.element(page.getByRole('heading', { level: 1, name: '우리 팀' })).toBeVisible()
  await expect.element(rows).toMatchTextContent('서하늘')
  await expect.element(page.getByRole('button', { name: '막기' })).not.toBeInTheDocument()
})

const moving = page.getByRole('dialog', { name: '서하늘 님의 역할과 회사' })

test('[BIZ-18] a recruiter is moved to another company; the admin learns what happens to the work', async ({
  api,
  open,
}) => {
  const other = company({ id: sampleId(690), name: '새벽공방' })
  api.answers('GET /console/companies', { items: [other], nextCursor: null })
  api.answers(
    'PATCH /console/operators/:id',
    person({ company: { id: other.id, name: '새벽공방', logo: null } }),
  )
  await open('/people', { as: 'admin' })
  await rows.getByRole('button', { name: '역할 바꾸기' }).click()
  await expect.element(moving).toMatchTextContent('보낸 어택과 대화는 지금 회사에 남아요.')
  await moving.getByRole('button', { name: /노을클라우드/ }).click()
  await moving.getByRole('button', { name: '바꾸기' }).click()
  await expect.element(moving.getByText('회사를 골라 주세요')).toBeVisible()
  await expectAccessible()
  await moving.getByLabelText('회사').fill('새벽')
  await moving.getByRole('option', { name: '새벽공방' }).click()
  await moving.getByRole('button', { name: '바꾸기' }).click()
  await expect.element(toast('서하늘 님의 역할을 바꿨어요')).toBeVisible()
  expect(api.sent('PATCH /console/operators/:id').map(({ body }) => body)).toEqual([
    {
      move: {
        was: { role: 'recruiter', companyId: COMPANY },
        next: { role: 'recruiter', companyId: other.id },
      },
    },
  ])
})

test('[BIZ-18] an operator known to candidates stays on the own side, and the admin learns why', async ({
  api,
  open,
}) => {
  api.refuses('PATCH /console/operators/:id', 'OPERATOR_HAS_WRITTEN')
  await open('/people', { as: 'admin' })
  await rows.getByRole('button', { name: '역할 바꾸기' }).click()
  await moving.getByText('에이전트').click()
  await moving.getByRole('button', { name: '바꾸기' }).click()
  await expect
    .element(page.getByRole('alertdialog', { name: '이미 후보자와 이야기한 계정이에요' }))
    .toMatchTextContent('새 계정으로 초대해 주세요.')
})

test('[FIRM-1] a recruiter takes in a colleague who wants to join', async ({ api, open }) => {
  const asking = {
    id: sampleId(690),
    name: '강무진',
    title: '인사팀',
    email: 'mujin@dawn.example',
    note: '같은 팀이에요.',
    notedAt: '2026-11-15T10:00:00+09:00',
  }
  api.answers('GET /console/join-requests', { items: [asking] })
  api.answers('POST /console/join-requests/:id/answer')
  await open('/people')
  const colleagues = page.getByRole('list', { name: '함께 쓰고 싶다는 동료' })
  await expect.element(colleagues).toMatchTextContent('mujin@dawn.example')
  await expectAccessible()
  api.answers('GET /console/join-requests', { items: [] })
  await colleagues.getByRole('button', { name: '함께 쓰기' }).click()
  await expect.element(colleagues).not.toBeInTheDocument()
  expect(api.sent('POST /console/join-requests/:id/answer').map(({ body }) => body)).toEqual([
    { accepted: true },
  ])
})
