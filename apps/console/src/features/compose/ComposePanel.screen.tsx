import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CANDIDATE, candidateRow, found, openedProfile } from '../../testing/samples/candidates.ts'
import { sampleId } from '../../testing/samples/ids.ts'
import { companyChoices } from '../../testing/samples/offers.ts'
import { daysOn, minutesOn } from '../../testing/samples/times.ts'
import { test as base } from '../../testing/screen-test.tsx'
import { toast } from '../../testing/toast.ts'

/** An offer, or a message only, to the candidate whose profile is open (BIZ-3, TRUST-7). */

const MADE = { id: sampleId(101), deliverAt: minutesOn(5), expiredAt: daysOn(5), isMassText: false }
const WORDS = '결제 화면 이야기를 읽고 연락드려요.'
const SENT = '어택을 보냈어요. 5분 안에는 되돌릴 수 있어요.'

const test = base.extend('candidate', { auto: true }, ({ api }) => {
  api.answers('GET /console/candidates', found(candidateRow()))
  api.answers('GET /console/candidates/:id', openedProfile())
  api.answers('POST /console/offers/check-text', { isMassText: false })
  api.answers('POST /console/offers', MADE)
})

const ADDRESS = `/candidates/${CANDIDATE}/compose`
const profile = page.getByRole('complementary', { name: '프로필' })
const composer = page.getByRole('complementary', { name: '어택 보내기' })
const send = composer.getByRole('button', { name: '어택 보내기' })
const least = composer.getByRole('textbox', { name: /^최소 연봉/ })
const most = composer.getByRole('textbox', { name: /^최대 연봉/ })
const words = composer.getByRole('textbox', { name: '메시지' })

async function write() {
  await least.fill('6300')
  await most.fill('6800')
  await words.fill(WORDS)
}

test('[BIZ-3] the raise is told as far as the income is, and the preview shows what will arrive', async ({
  api,
  open,
}) => {
  await open(ADDRESS)
  await write()
  await expect.element(composer).toMatchTextContent('23.6~36.0% 올라요')
  await expectAccessible()
  await composer.getByRole('button', { name: '미리보기' }).click()
  const preview = page.getByRole('dialog', { name: '후보자에게 이렇게 보여요' })
  await expect.element(preview).toMatchTextContent('6,300~6,800만 원')
  await expect.element(preview).toMatchTextContent('한이레새벽공방 채용 담당자')
  await expectAccessible()
  await preview.getByRole('button', { name: '어택 보내기' }).click()
  await expect.element(toast(SENT)).toBeVisible()
  await expect.element(profile).toMatchTextContent('이 후보자에게 보낸 제안이 아직 열려 있어요')
  expect(api.sent('POST /console/offers').map(({ body }) => body)).toEqual([
    {
      candidateId: CANDIDATE,
      isJustMessage: false,
      salaryMin: 6_300,
      salaryMax: 6_800,
      position: '프론트엔드 개발자',
      link: null,
      offerItems: [],
      message: WORDS,
      days: 7,
    },
  ])
  expect(api.sent('GET /console/candidates/:id')).toHaveLength(1)
})

test('[TRUST-7] the toast takes it back, wherever one has gone meanwhile', async ({ api, open }) => {
  api.answers('POST /console/offers/:id/undo')
  api.loses('GET /console/figures')
  await open(ADDRESS)
  await write()
  await send.click()
  await expect.element(toast(SENT)).toBeVisible()
  await page.getByRole('link', { name: '성과' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: '성과' })).toBeVisible()
  await expect.element(toast(SENT)).toBeVisible()
  api.answers('GET /console/quota', { month: { sent: 0, limit: 50 }, day: { sent: 0, limit: 10 } })
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect.element(toast('보낸 어택을 되돌렸어요')).toBeVisible()
  await expect.element(page.getByText('0 / 50')).toBeVisible()
  expect(api.sent('POST /console/offers/:id/undo').map(({ params }) => params.id)).toEqual([MADE.id])
})

test('[BIZ-3] what is missing is said, and a draft survives a reload', async ({ api, open }) => {
  api.answers('GET /console/candidates/:id', openedProfile({ income: { kind: 'hidden' } }))
  const screen = await open(`${ADDRESS}?q=react`)
  await expect.element(composer).toMatchTextContent('소득을 공개하지 않은 후보자예요.')
  await send.click()
  await expect.element(composer).toMatchTextContent('제안할 연봉을 입력해 주세요')
  await expect.element(composer).toMatchTextContent('메시지를 입력해 주세요')
  expect(api.sent('POST /console/offers')).toEqual([])
  await least.fill('2400')
  await most.click()
  await expect.element(composer).toMatchTextContent('2,400만원 이하의 연봉은 입력할 수 없습니다.')
  await expect.element(least).toHaveValue('')
  await words.fill('안녕하세요. 커피 한 잔 어떠세요?')
  await composer.getByRole('button', { name: '추가' }).click()
  await userEvent.keyboard('주 2회 재택{Enter}')
  await expect.element(composer.getByRole('button', { name: '주 2회 재택 지우기' })).toBeVisible()

  await screen.reload()
  await expect.element(words).toHaveValue('안녕하세요. 커피 한 잔 어떠세요?')
  await expect.element(composer.getByRole('button', { name: '주 2회 재택 지우기' })).toBeVisible()
  await composer.getByRole('switch', { name: '연봉 없이 메시지만 보내기' }).click()
  await expect.element(least).not.toBeInTheDocument()
  await send.click()
  await expect.element(toast(SENT)).toBeVisible()
  await expect.element(profile.getByRole('listitem').filter({ hasText: /^메시지/ })).toBeVisible()
  expect(screen.address()).toBe(`/candidates/${CANDIDATE}?q=react`)
  expect(api.sent('POST /console/offers').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      isJustMessage: true,
      salaryMin: null,
      salaryMax: null,
      offerItems: ['주 2회 재택'],
      message: '안녕하세요. 커피 한 잔 어떠세요?',
    }),
  ])
  expect(sessionStorage.length).toBe(0)
})

test('[TRUST-7] the same words to everybody are pointed out, and sent all the same', async ({
  api,
  open,
}) => {
  const mass = '안녕하세요. 저희 팀과 함께 성장할 훌륭한 분을 모시고 있어요. 편하게 답해 주세요.'
  api.answers('POST /console/offers/check-text', ({ body }) => ({ isMassText: body.message === mass }))
  await open(ADDRESS)
  await write()
  await expect.poll(() => api.sent('POST /console/offers/check-text')).toHaveLength(1)
  const warning = composer.getByText('여러 분께 보낸 글과 비슷해요.', { exact: false })
  await expect.element(warning).not.toBeInTheDocument()
  await words.fill(mass)
  await expect.element(warning).toBeVisible()
  await send.click()
  await expect.element(toast(SENT)).toBeVisible()
})

test('[BIZ-4] [TRUST-7] an agent writes for a company; a second offer is refused in its words', async ({
  api,
  open,
}) => {
  api.answers('GET /console/companies/choices', companyChoices)
  api.refuses('POST /console/offers', 'OFFER_ALREADY_OPEN')
  await open(ADDRESS, { as: 'agent' })
  await write()
  await send.click()
  await expect.element(composer).toMatchTextContent('어느 회사의 제안인지 골라 주세요')
  expect(api.sent('POST /console/offers')).toEqual([])
  await composer.getByRole('textbox', { name: '어느 회사의 제안인가요?' }).fill('노을')
  await composer
    .getByRole('list', { name: '찾은 회사' })
    .getByRole('button', { name: '노을클라우드' })
    .click()
  await send.click()
  const refused = page.getByRole('alertdialog', { name: '이 후보자에게 보낸 제안이 아직 열려 있어요' })
  await expect.element(refused).toMatchTextContent('답을 받거나 기한이 지나면 다시 보낼 수 있어요.')
  await refused.getByRole('button', { name: '닫기' }).click()
  await expect.element(least).toHaveValue('6,300')
  expect(api.sent('POST /console/offers').map(({ body }) => body.companyId)).toEqual([
    companyChoices.items[0]!.id,
  ])
})
