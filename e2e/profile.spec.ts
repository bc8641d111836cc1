import { expect, test } from '@playwright/test'
import { call, isAccessible, openProfile, said, save, saveButton } from './profile-steps.ts'

/** The profile edit form and its rules (PRO-1 to PRO-4, VAL-8 to VAL-12). */

type Career = { id: string; company: string; job: string; detail: string; hide: boolean }
type Profile = { careerItems: Career[]; hashtags: string[]; agent: boolean; email: string | null }

const detail = '(주)모카로지스에서 한 일'

test('[PRO-1] [PRO-2] the whole form: saving is possible once something is edited, and sends only that', async ({
  page,
}) => {
  await openProfile(page)
  await expect(saveButton(page)).toBeDisabled()
  await page.getByLabel('이력서 링크').fill('https://haram.example/resume')
  await page.getByLabel('포트폴리오 링크').fill('https://haram.example/work')
  await page.getByLabel('GitHub').fill('https://code.example/haram')
  await page.getByLabel('LinkedIn').fill('https://people.example/haram')
  await page.getByLabel('이메일').fill('haram@example.com')
  await page.getByLabel(detail).fill('정산 화면을 다시 그렸어요')
  expect(await save(page)).toEqual({
    resumeUrl: 'https://haram.example/resume',
    portfolioUrl: 'https://haram.example/work',
    githubUrl: 'https://code.example/haram',
    linkedinUrl: 'https://people.example/haram',
    email: 'haram@example.com',
    careerItems: [{ id: expect.any(String), detail: '정산 화면을 다시 그렸어요' }],
  })
  await expect(page.getByText('여섯 항목 중 세 개를 채웠어요')).toBeAttached()
  await page.reload()
  await expect(page.getByLabel('이메일')).toHaveValue('haram@example.com')
  await page.getByLabel('이메일').fill('')
  await page.getByLabel('이메일').fill('haram@example.com')
  await expect(saveButton(page)).toBeDisabled()
  await isAccessible(page)
})

test('[PRO-1] [UI-7] help by an agent without a resume file is asked about', async ({ page }) => {
  await openProfile(page)
  await page.getByLabel('에이전트 도움 받기').check()
  await saveButton(page).click()
  const question = page.getByRole('dialog', { name: '이력서 파일이 없어요' })
  await expect(question).toContainText('파일 없이 그대로 보낼까요?')
  await question.getByRole('button', { name: '파일 첨부하기' }).click()
  await expect(question).toBeHidden()
  await expect(saveButton(page)).toBeEnabled()
  await saveButton(page).click()
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await question.getByRole('button', { name: '그대로 보내기' }).click()
  expect((await sent).postDataJSON()).toEqual({ agent: true, isSlack: true })
  await expect(said(page, '저장했어요')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('에이전트 도움 받기')).toBeChecked()
})

test('[VAL-8] [VAL-9] links and e-mail are judged when they are left, and once more when saving', async ({
  page,
}) => {
  await openProfile(page)
  const wrong = '유효하지 않은 url입니다.'
  for (const label of ['이력서 링크', '포트폴리오 링크', 'GitHub', 'LinkedIn']) {
    const field = page.getByLabel(label)
    await field.fill('jiwoo.work/portfolio 2025')
    await expect(field).not.toHaveAttribute('aria-invalid')
    await field.blur()
    await expect(field).toHaveAccessibleDescription(wrong)
    await field.fill('')
    await expect(field).not.toHaveAttribute('aria-invalid')
  }
  const email = page.getByLabel('이메일')
  await email.fill('haram@example')
  await saveButton(page).click()
  await expect(email).toHaveAccessibleDescription('유효하지 않은 이메일 입니다.')
  await expect(email).toBeFocused()
  await expect(saveButton(page)).toBeEnabled()
  await email.fill('haram@example.com')
  expect(await save(page)).toEqual({ email: 'haram@example.com' })
})

test('[VAL-11] [PRO-1] a career detail holds 2000 characters; from 50 on it brings more offers', async ({
  page,
}) => {
  await openProfile(page)
  const area = page.getByLabel(detail)
  await expect(area).toHaveAttribute('placeholder', '50자 이상 쓰면 제안이 더 많이 와요')
  await area.fill('가'.repeat(49))
  await expect(said(page, '49 / 2,000')).toBeVisible()
  await expect(said(page, '50자를 넘었어요. 제안이 더 잘 와요')).toBeHidden()
  await area.press('End')
  await page.keyboard.insertText('나')
  await expect(said(page, '50자를 넘었어요. 제안이 더 잘 와요')).toBeVisible()
  await area.fill('가'.repeat(1_999))
  await area.press('End')
  await page.keyboard.insertText('나다')
  await expect(said(page, '2,000 / 2,000')).toBeVisible()
  await expect(area).toHaveAccessibleDescription('2000자까지 작성 가능해요')
  await area.fill('가'.repeat(2_001))
  await save(page)
  const { careerItems } = await call<Profile>(page, '/v3/users/profile')
  expect(careerItems[0]!.detail).toBe('가'.repeat(2_000))
})

test('[PRO-4] an open end means employed; a hidden item stays hidden', async ({ page }) => {
  await openProfile(page)
  const [now, before] = [
    page.getByRole('article', { name: '(주)모카로지스' }),
    page.getByRole('article', { name: '한빛식품' }),
  ]
  await expect(now.getByText('2021.03 ~ 재직 중')).toBeVisible()
  await expect(before.getByText('2018.07 ~ 2021.02 · 2년 7개월')).toBeVisible()
  const hide = before.getByRole('button', { name: '한빛식품 경력 숨기기' })
  await hide.click()
  await expect(hide).toHaveAttribute('aria-pressed', 'true')
  await expect(before.getByText('어느 회사에도 보이지 않아요')).toBeVisible()
  await save(page)
  const { careerItems } = await call<Profile>(page, '/v3/users/profile')
  expect(careerItems.map(({ hide }) => hide)).toEqual([false, true])
})

test('[PRO-3] [PRO-10] the job sub-screen replaces the job of a career item, the way back closes it', async ({
  page,
}) => {
  await openProfile(page)
  const job = page.getByRole('article', { name: '(주)모카로지스' }).getByRole('button', { name: /^직무/ })
  await page.getByLabel('이메일').fill('haram@example.com')
  await job.click()
  await expect(page).toHaveURL(/edit=job/)
  await page.goBack()
  await expect(page.getByLabel('이메일')).toHaveValue('haram@example.com')
  await job.click()
  const search = page.getByLabel('직무 검색')
  await search.fill('데!이@터')
  await expect(search).toHaveValue('데이터')
  await search.fill('가'.repeat(31))
  await expect(search).toHaveValue('가'.repeat(30))
  await expect(said(page, '검색 결과가 없습니다.')).toBeVisible()
  await isAccessible(page)
  await search.fill('커피감별사')
  await page.getByRole('button', { name: /‘커피감별사’ 그대로 쓰기/ }).click()
  await expect(job).toContainText('커피감별사')
  expect(await save(page)).toMatchObject({
    email: 'haram@example.com',
    careerItems: [{ id: expect.any(String), job: '커피감별사' }],
  })
})

test.describe('[VAL-12] work keywords', () => {
  test('lose their spaces, part at #, are cut at 15 characters and stand once', async ({ page }) => {
    await openProfile(page)
    const field = page.getByLabel('키워드 추가')
    const tags = page.getByRole('list', { name: '추가한 키워드' }).getByRole('listitem')
    await field.fill('결제 화면#React#react')
    await field.press('Enter')
    await expect(tags).toHaveText(['#결제화면', '#React'])
    await expect(field).toHaveValue('')
    await field.fill('가'.repeat(15))
    await field.press('Enter')
    await expect(field).toHaveValue('')
    await field.fill('나'.repeat(16))
    await expect(field).toHaveValue('나'.repeat(15))
    await page.getByRole('button', { name: '추가', exact: true }).click()
    await expect(tags).toHaveText(['#결제화면', '#React', `#${'가'.repeat(15)}`, `#${'나'.repeat(15)}`])
    await page.getByRole('button', { name: 'React 지우기', exact: true }).click()
    await field.fill('저장 전에 쓴 것')
    expect(await save(page)).toEqual({
      hashtags: ['결제화면', '가'.repeat(15), '나'.repeat(15), '저장전에쓴것'],
    })
  })

  test('are thirty and no thirty-first', async ({ page }) => {
    const hashtags = Array.from({ length: 29 }, (_, index) => `키워드${index}`)
    await openProfile(page, { hashtags })
    const field = page.getByLabel('키워드 추가')
    await field.fill('서른째')
    await field.press('Enter')
    await expect(page.getByText('30 / 30')).toBeVisible()
    await field.fill('하나더')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription('나의 업무 키워드는 최대 30개까지 추가할 수 있습니다.')
    await save(page)
    const saved = await call<Profile>(page, '/v3/users/profile')
    expect(saved.hashtags).toEqual([...hashtags, '서른째'])
  })

  test('composed with an input method are added whole and once', async ({ page }) => {
    await openProfile(page)
    const field = page.getByLabel('키워드 추가')
    await field.focus()
    const keyboard = await page.context().newCDPSession(page)
    for (const text of ['ㄱ', '겨', '결', '결ㅈ', '결제'])
      await keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await expect(field).toHaveValue('결제')
    await keyboard.send('Input.insertText', { text: '결제' })
    await field.press('Enter')
    await field.press('Enter')
    await expect(page.getByRole('list', { name: '추가한 키워드' }).getByRole('listitem')).toHaveText([
      '#결제',
    ])
  })
})

test('a part of the form can be asked for, and takes the focus', async ({ page }) => {
  await openProfile(page, {}, '?part=hashtag')
  await expect(page.getByLabel('키워드 추가')).toBeFocused()
  await expect(page.getByRole('heading', { name: '나의 업무 키워드' })).toBeInViewport()
})

test('a profile that can not be loaded says so and is loaded again', async ({ page }) => {
  let broken = true
  await page.route('**/api/v3/users/profile', (route) => (broken ? route.abort() : route.continue()))
  await openProfile(page).catch(() => {})
  await expect(said(page, '프로필을 불러오지 못했어요')).toBeVisible({ timeout: 10_000 })
  broken = false
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect(page.getByRole('heading', { name: '경력' })).toBeVisible()
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })

  test('[ROUTE-13] the form stands beside a prompt that copies its link', async ({ page }) => {
    await openProfile(page)
    await expect(page.getByText('휴대폰에서 이어서 볼까요?')).toBeVisible()
    await page.getByRole('button', { name: '링크 복사' }).click()
    await expect(said(page, '링크를 복사했어요')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/my\/profile$/)
    await isAccessible(page)
  })
})
