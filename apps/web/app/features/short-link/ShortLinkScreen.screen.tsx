import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { data } from 'react-router'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { curation } from '../../testing/samples/curations.ts'
import { groupPreview, linkPreview } from '../../testing/samples/links.ts'
import { lastMomentIn, NOON, sampleId } from '../../testing/samples/offers.ts'
import { test } from '../../testing/screen-test.tsx'

/** A personal short link, opened by whoever holds it (ROUTE-9). */

const ADDRESS = '/Xk3fa9QmZt07Lw2b'
const ROUTE = 'routes/short-link.tsx'
const title = page.getByRole('heading', { level: 1 })
const warning = page.getByRole('dialog', { name: '미리보기 화면이에요' })

test.beforeEach(({ clock }) => clock.day(NOON))

test('[ROUTE-9] the preview says who offers how much, and until when', async ({ open }) => {
  await open(ADDRESS, { as: 'nobody', data: { [ROUTE]: linkPreview() } })
  await expect.element(title).toHaveTextContent('노을클라우드가연봉을 걸고 어택했어요')
  await expect.element(page.getByText('육천삼백만 원에서 육천팔백만 원')).toBeInTheDocument()
  await expect.element(page.getByText('3일 남았어요')).toBeVisible()
  await expect.element(page.getByText('11월 18일 (수) 밤 12시까지')).toBeVisible()
  await expectAccessible()
})

test('[ROUTE-9] [ROUTE-7] acting warns first, and asks for the login that comes back here', async ({
  open,
}) => {
  const screen = await open(ADDRESS, { as: 'nobody', data: { [ROUTE]: linkPreview() } })
  const act = page.getByRole('link', { name: '제안 보고 답하기' })
  await act.click()
  await expect.element(warning).toMatchTextContent('여기서 신청해도 제안이 반드시 오는 건 아니에요.')
  await expectAccessible()
  await warning.getByRole('button', { name: '닫기' }).click()
  await expect.element(warning).not.toBeInTheDocument()
  expect(screen.address()).toBe(ADDRESS)
  await act.click()
  await warning.getByRole('button', { name: '계속하기' }).click()
  await expect.poll(screen.address).toBe(`/login?from=${encodeURIComponent(`/my/result/${sampleId(1)}`)}`)
})

test('[ROUTE-9] whoever is signed in goes straight on, and a group opens as a group', async ({
  api,
  open,
}) => {
  api.answers('GET /users/offers/group/:groupId', curation())
  const screen = await open(ADDRESS, { data: { [ROUTE]: groupPreview() } })
  await expect.element(title).toHaveTextContent('에이전트가 어울리는회사 3곳을 골랐어요')
  await page.getByRole('link', { name: '회사 보고 고르기' }).click()
  await expect.poll(screen.address).toBe(`/my/result/curation/${sampleId(501)}`)
  await expect.element(page.getByRole('checkbox')).toHaveLength(3)
})

test('[ROUTE-9] an offer that is over says so', async ({ open }) => {
  const over = linkPreview({ status: 'EXPIRED', expiredAt: lastMomentIn(-1) })
  await open(ADDRESS, { as: 'nobody', data: { [ROUTE]: over } })
  await expect.element(title).toHaveTextContent('커피챗 수락 기간이 만료되었어요.')
  await expect.element(page.getByRole('link', { name: '제안 보기' })).toBeVisible()
  await expect.element(page.getByText(/남았어요/)).not.toBeInTheDocument()
})

test('[ROUTE-6] an address that is no link of ours is not found', async ({ open }) => {
  const missing = () => {
    throw data(null, { status: 404 })
  }
  await open('/nope', { as: 'nobody', data: { [ROUTE]: missing } })
  await expect.poll(() => document.title).toBe('찾을 수 없어요 · 커피어택')
  await expect.element(title).toHaveTextContent('찾을 수 없어요')
  await expect.element(page.getByRole('link', { name: '첫 화면으로 가기' })).toHaveAttribute('href', '/')
  await expectAccessible()
})

test('[ROUTE-6] a link that could not be looked up can be tried again', async ({ open }) => {
  const broken = () => {
    throw data(null, { status: 500 })
  }
  await open(ADDRESS, { as: 'nobody', data: { [ROUTE]: broken } })
  await expect.element(title).toHaveTextContent('화면을 불러오지 못했어요')
  await expect.element(page.getByRole('link', { name: '다시 시도하기' })).toHaveAttribute('href', ADDRESS)
})
