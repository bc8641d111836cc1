import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { profile } from '../../testing/samples/profile.ts'
import { leave, saveButton, saved, test } from '../testing/profile-test.ts'

/** The profile edit form and its rules (PRO-1 to PRO-4, VAL-8 to VAL-11). */

const email = page.getByLabelText('이메일')
const detail = page.getByLabelText('(주)모카로지스에서 한 일')
const [mocha, hanbit] = [
  page.getByRole('article', { name: '(주)모카로지스' }),
  page.getByRole('article', { name: '한빛식품' }),
]

test('[PRO-1] [PRO-2] saving is possible after an edit, and sends only that edit', async ({ edit, save }) => {
  const screen = await edit()
  await expect.element(saveButton).toBeDisabled()
  await page.getByLabelText('이력서 링크').fill('https://haram.example/resume')
  await page.getByLabelText('포트폴리오 링크').fill('https://haram.example/work')
  await page.getByLabelText('GitHub').fill('https://code.example/haram')
  await page.getByLabelText('LinkedIn').fill('https://people.example/haram')
  await email.fill('haram@example.com')
  await detail.fill('정산 화면을 다시 그렸어요')
  expect(await save()).toEqual({
    resumeUrl: 'https://haram.example/resume',
    portfolioUrl: 'https://haram.example/work',
    githubUrl: 'https://code.example/haram',
    linkedinUrl: 'https://people.example/haram',
    email: 'haram@example.com',
    careerItems: [{ id: '00000000-0000-7000-8000-000000000011', detail: '정산 화면을 다시 그렸어요' }],
  })
  await screen.reload()
  await expect.element(email).toHaveValue('haram@example.com')
  await expect.element(detail).toHaveValue('정산 화면을 다시 그렸어요')
})

test('[PRO-2] a restored value is no edit', async ({ edit }) => {
  await edit({ email: 'haram@example.com' })
  await email.fill('')
  await expect.element(saveButton).toBeEnabled()
  await email.fill('haram@example.com')
  await expect.element(saveButton).toBeDisabled()
})

test('[PRO-1] the whole form is accessible, and tells how complete it is', async ({ edit }) => {
  const { completeness } = profile()
  await edit({ completeness: { ...completeness, percent: 48, resumeAndPr: true, detail: true } })
  await expect.element(page.getByText('여섯 항목 중 세 개를 채웠어요')).toBeInTheDocument()
  await expect.element(page.getByText('48%')).toBeVisible()
  await expectAccessible()
})

test('[PRO-1] [UI-7] help by an agent without a resume file asks for a confirmation', async ({
  api,
  edit,
}) => {
  await edit()
  const help = page.getByLabelText('에이전트 도움 받기', { exact: false })
  await help.click()
  await saveButton.click()
  const question = page.getByRole('dialog', { name: '이력서 파일이 없어요' })
  await expect.element(question).toMatchTextContent('파일 없이 그대로 보낼까요?')
  await question.getByRole('button', { name: '파일 첨부하기' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(saveButton).toBeEnabled()
  expect(api.sent('PATCH /users/additional')).toEqual([])
  await saveButton.click()
  await question.getByRole('button', { name: '그대로 보내기' }).click()
  await expect.element(saved).toBeVisible()
  expect(api.sent('PATCH /users/additional').map(({ body }) => body)).toEqual([
    { agent: true, isSlack: true },
  ])
  await expect.element(help).toBeChecked()
})

test('[VAL-8] [VAL-9] links and e-mail are validated on blur and on saving', async ({ edit, save }) => {
  await edit()
  for (const label of ['이력서 링크', '포트폴리오 링크', 'GitHub', 'LinkedIn']) {
    const field = page.getByLabelText(label)
    await field.fill('jiwoo.work/portfolio 2025')
    await expect.element(field).not.toHaveAttribute('aria-invalid')
    await leave(field)
    await expect.element(field).toHaveAccessibleDescription('유효하지 않은 url입니다.')
    await field.fill('')
    await expect.element(field).not.toHaveAttribute('aria-invalid')
  }
  await email.fill('haram@example')
  await saveButton.click()
  await expect.element(email).toHaveAccessibleDescription('유효하지 않은 이메일 입니다.')
  await expect.element(email).toHaveFocus()
  await expect.element(saveButton).toBeEnabled()
  await email.fill('haram@example.com')
  expect(await save()).toEqual({ email: 'haram@example.com' })
})

test('[VAL-8] an address without https gets it on blur, and is saved with it', async ({ edit, save }) => {
  await edit()
  const field = page.getByLabelText('GitHub')
  await field.fill('github.com/haram')
  await leave(field)
  await expect.element(field).toHaveValue('https://github.com/haram')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  expect(await save()).toEqual({ githubUrl: 'https://github.com/haram' })
})

test('[VAL-11] [PRO-1] a career description holds 2000 characters; a hint encourages 50', async ({
  edit,
  save,
}) => {
  await edit()
  const better = page.getByText('50자를 넘었어요. 제안이 더 잘 와요')
  await expect.element(detail).toHaveAttribute('placeholder', '50자 이상 쓰면 제안이 더 많이 와요')
  await detail.fill('가'.repeat(49))
  await expect.element(page.getByText('49 / 2,000')).toBeVisible()
  await expect.element(better).not.toBeInTheDocument()
  await userEvent.keyboard('나')
  await expect.element(better).toBeVisible()
  await detail.fill('가'.repeat(1_999))
  await userEvent.keyboard('나다')
  await expect.element(page.getByText('2,000 / 2,000')).toBeVisible()
  await expect.element(detail).toHaveAccessibleDescription('2000자까지 작성 가능해요')
  await expect.element(detail).toHaveValue(`${'가'.repeat(1_999)}나`)
  await detail.fill('가'.repeat(2_001))
  expect(await save()).toMatchObject({ careerItems: [{ detail: '가'.repeat(2_000) }] })
})

test('[PRO-4] no end date means employed; a hidden entry stays hidden', async ({ edit, save }) => {
  const screen = await edit()
  await expect.element(mocha.getByText(/^2021\.03 ~ 재직 중/)).toBeVisible()
  await expect.element(hanbit.getByText('2018.07 ~ 2021.02 · 2년 7개월')).toBeVisible()
  await hanbit.getByRole('button', { name: '한빛식품 경력 숨기기' }).click()
  const show = hanbit.getByRole('button', { name: '한빛식품 경력 다시 보이기' })
  await expect.element(show).toHaveTextContent('다시 보이기')
  await expect.element(hanbit.getByText('어느 회사에도 보이지 않아요')).toBeVisible()
  expect(await save()).toEqual({ careerItems: [{ id: '00000000-0000-7000-8000-000000000012', hide: true }] })
  await screen.reload()
  await show.click()
  await expect.element(hanbit.getByText('2018.07 ~ 2021.02 · 2년 7개월')).toBeVisible()
})

test.for([
  ['resume', () => page.getByLabelText(/^이력서 파일 올리기/)],
  ['portfolio', () => page.getByLabelText(/^포트폴리오 파일 올리기/)],
  ['techstack', () => page.getByRole('button', { name: '기술 고르기' })],
  ['hashtag', () => page.getByLabelText('키워드 추가')],
  ['detail', () => page.getByLabelText('(주)모카로지스에서 한 일')],
  ['companies', () => page.getByRole('button', { name: /^관심 회사/ })],
] as const)('[PRO-5] a link to a missing part focuses its field: %s', async ([part, field], { edit }) => {
  await edit({}, `?part=${part}`)
  await expect.element(field()).toHaveFocus()
})

test('[PRO-2] a failed save keeps every edit and can be retried', async ({ api, edit, server }) => {
  await edit()
  api.loses('PATCH /users/additional')
  await email.fill('haram@example.com')
  await saveButton.click()
  const failed = page.getByRole('alertdialog', { name: '인터넷에 연결되어 있지 않아요' })
  await expect.element(failed).toBeVisible()
  // Behind the dialog no button is busy.
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull()
  expect(document.body.textContent).not.toContain('저장하는 중')
  api.answers('PATCH /users/additional', { ...server.profile, email: 'haram@example.com' })
  await failed.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(saved).toBeVisible()
  await expect.element(email).toHaveValue('haram@example.com')
  expect(api.sent('PATCH /users/additional').map(({ body }) => body)).toEqual([
    { email: 'haram@example.com' },
    { email: 'haram@example.com' },
  ])
})

test('[PRO-2] two tabs that edit different fields do not undo each other', async ({ edit, save, server }) => {
  await edit()
  server.profile = { ...server.profile, githubUrl: 'https://code.example/haram' }
  await email.fill('haram@example.com')
  expect(await save()).toEqual({ email: 'haram@example.com' })
  await expect.element(page.getByLabelText('GitHub')).toHaveValue('https://code.example/haram')
})

test('[PRO-11] the form leads to the companies that must not see the profile', async ({ api, edit }) => {
  const screen = await edit()
  api.answers('GET /users/companies/:mode', { companyItems: [], userSelect: [] })
  api.answers('GET /users/career', { careerItems: [] })
  await page.getByRole('button', { name: /^숨길 회사/ }).click()
  await expect.poll(screen.address).toBe('/my/account/companies')
})

test('a profile that fails to load can be retried', async ({ api, clock, open, server }) => {
  clock.set('2026-11-15T12:00:00+09:00')
  api.loses('GET /v3/users/profile')
  await open('/my/profile')
  await expect.poll(() => api.sent('GET /v3/users/profile')).toHaveLength(1)
  await clock.runFor(1_000)
  await expect.element(page.getByText('프로필을 불러오지 못했어요')).toBeVisible()
  api.answers('GET /v3/users/profile', server.profile)
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(page.getByRole('heading', { name: '경력' })).toBeVisible()
})

describe('on a desktop', () => {
  test('[ROUTE-13] a prompt beside the form copies its link', async ({ edit }) => {
    await page.viewport(1280, 900)
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await edit()
    await expect.element(page.getByText('휴대폰에서 이어서 볼까요?')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: '링크 복사' }).click()
    await expect.element(page.getByText('링크를 복사했어요')).toBeVisible()
    expect(copied).toHaveBeenCalledExactlyOnceWith(window.location.href)
    copied.mockRestore()
  })
})
