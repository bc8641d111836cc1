import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { data } from 'react-router'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { curation } from '../testing/samples/curations.ts'
import { groupPreview, linkPreview } from '../testing/samples/links.ts'
import { lastMomentIn, NOON, offer, offerList, owner, sampleId } from '../testing/samples/offers.ts'
import { test } from '../testing/screen-test.tsx'

/** A personal short link, opened by anybody (ROUTE-9). */

const ADDRESS = '/Xk3fa9QmZt07Lw2b'
const ROUTE = 'campaigns/ShortLinkScreen.tsx'
const title = page.getByRole('heading', { level: 1 })
const act = page.getByRole('link', { name: '제안 보고 답하기' })
/** The specification's words for a preview seen by somebody else. */
const NOT_SURE = '여기서 신청해도 제안이 반드시 오는 건 아니에요.'

test.beforeEach(({ clock }) => clock.day(NOON))

test('[ROUTE-9] the preview tells the company, the salary and the deadline', async ({ open }) => {
  await open(ADDRESS, { as: 'nobody', data: { [ROUTE]: linkPreview() } })
  await expect.element(title).toHaveTextContent('노을클라우드가연봉을 걸고 어택했어요')
  await expect.element(page.getByText('육천삼백만 원에서 육천팔백만 원')).toBeInTheDocument()
  await expect.element(page.getByText('3일 남았어요')).toBeVisible()
  await expect.element(page.getByText('11월 18일 (수) 밤 12시까지')).toBeVisible()
  await expectAccessible()
})

test('[ROUTE-9] [ROUTE-7] a press asks for a login that returns here, without a dialog', async ({ open }) => {
  const screen = await open(ADDRESS, { as: 'nobody', data: { [ROUTE]: linkPreview() } })
  await expect.element(page.getByText(`이 링크를 받은 분이 아니라면, ${NOT_SURE}`)).toBeVisible()
  await act.click()
  await expect.poll(screen.address).toBe(`/login?from=${encodeURIComponent(ADDRESS)}`)
})

test('[ROUTE-9] the recipient goes straight to the offer once signed in', async ({ api, open }) => {
  api.answers('GET /users/links/:token', { isMine: true })
  api.answers('GET /v2/users/offers/:id', offer())
  api.answers('GET /v3/users/my', owner())
  const screen = await open(ADDRESS, { data: { [ROUTE]: linkPreview() } })
  await expect.element(page.getByRole('button', { name: '커피챗 할래요' })).toBeVisible()
  expect(screen.address()).toBe(`/my/result/${sampleId(1)}`)
  expect(api.sent('GET /users/links/:token').map(({ params }) => params.token)).toEqual([ADDRESS.slice(1)])
})

test('[ROUTE-9] a group opens as a group', async ({ api, open }) => {
  api.answers('GET /users/links/:token', { isMine: true })
  api.answers('GET /users/offers/group/:groupId', curation())
  const screen = await open(ADDRESS, { data: { [ROUTE]: groupPreview() } })
  await expect.element(page.getByRole('checkbox')).toHaveLength(3)
  expect(screen.address()).toBe(`/my/result/curation/${sampleId(501)}`)
})

test('[ROUTE-9] [UI-7] another person reads that the offer is not theirs and that applying guarantees none', async ({
  api,
  open,
}) => {
  api.answers('GET /users/links/:token', { isMine: false })
  api.answers('GET /v3/users/offers', offerList())
  const screen = await open(ADDRESS, { data: { [ROUTE]: linkPreview() } })
  await expect.element(page.getByText('나에게 온 링크가 아니에요.')).toBeVisible()
  await expect.element(page.getByText(NOT_SURE, { exact: true })).toBeVisible()
  await expect.element(act).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('link', { name: '내 어택 보기' }).click()
  await expect.poll(screen.address).toBe('/my/attack')
})

test('[ROUTE-9] a signed-in person continues even when the owner cannot be checked', async ({
  api,
  open,
}) => {
  api.loses('GET /users/links/:token')
  await open(ADDRESS, { data: { [ROUTE]: linkPreview() } })
  await expect.element(act).toHaveAttribute('href', `/my/result/${sampleId(1)}`)
})

test('[ROUTE-9] [OFR-5] an offer with only a message mentions no salary', async ({ open }) => {
  const preview = linkPreview({ salaryMin: null, salaryMax: null })
  await open(ADDRESS, { as: 'nobody', data: { [ROUTE]: preview } })
  await expect.element(title).toHaveTextContent('노을클라우드가메시지를 보냈어요')
  await expect.element(page.getByRole('main')).not.toMatchTextContent('연봉')
  await expect.element(page.getByRole('link', { name: '메시지 보고 답하기' })).toBeVisible()
})

test('[ROUTE-9] an expired offer says so', async ({ open }) => {
  const over = linkPreview({ status: 'EXPIRED', expiredAt: lastMomentIn(-1) })
  await open(ADDRESS, { as: 'nobody', data: { [ROUTE]: over } })
  await expect.element(title).toHaveTextContent('커피챗 수락 기간이 만료되었어요.')
  await expect.element(page.getByRole('link', { name: '제안 보기' })).toBeVisible()
  await expect.element(page.getByText(/남았어요/)).not.toBeInTheDocument()
})

test('[ROUTE-6] an address that is no short link is not found', async ({ open }) => {
  const missing = () => {
    throw data(null, { status: 404 })
  }
  await open('/nope', { as: 'nobody', data: { [ROUTE]: missing } })
  await expect.poll(() => document.title).toBe('찾을 수 없어요 · 커피어택')
  await expect.element(title).toHaveTextContent('찾을 수 없어요')
  await expect.element(page.getByRole('link', { name: '첫 화면으로 가기' })).toHaveAttribute('href', '/')
  await expectAccessible()
})

test('[ROUTE-6] a link that failed to load can be retried', async ({ open }) => {
  const broken = () => {
    throw data(null, { status: 500 })
  }
  await open(ADDRESS, { as: 'nobody', data: { [ROUTE]: broken } })
  await expect.element(title).toHaveTextContent('화면을 불러오지 못했어요')
  await expect.element(page.getByRole('link', { name: '다시 시도하기' })).toHaveAttribute('href', ADDRESS)
})
