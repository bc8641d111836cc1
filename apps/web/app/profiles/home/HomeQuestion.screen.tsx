import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { my } from '../../testing/samples/account.ts'
import { coffeechat } from '../../testing/samples/coffeechats.ts'
import { homeWith } from '../../testing/samples/home.ts'
import { lastMomentIn, NOON, offerEntry, sampleId } from '../../testing/samples/offers.ts'
import { profile } from '../../testing/samples/profile.ts'
import { test as base } from '../../testing/screen-test.tsx'

/** The home page asks how the last meeting went (KEEP-1). */

const askedCoffeechat = {
  id: sampleId(901),
  name: '노을클라우드',
  logo: null,
  companyId: sampleId(301),
  operatorName: '이도현',
  startsAt: '2026-11-14T16:00:00+09:00',
  salaryMin: 6_700,
  salaryMax: 7_200,
}
const home = (given: Parameters<typeof homeWith>[1] = {}) =>
  homeWith(offerEntry({ expiredAt: lastMomentIn(2) }), given)

const test = base.extend('openHome', ({ api, open, clock }) => {
  clock.day(NOON)
  return () => {
    api.answers('GET /v3/users/my', my())
    api.answers('GET /v3/users/my/attack', home({ askedCoffeechat }))
    api.answers('GET /v3/users/profile', profile())
    api.answers('GET /users/notifications/unread', { unread: 0 })
    return open('/my')
  }
})
const title = page.getByRole('heading', { level: 1 })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('[KEEP-1] asks first, in two taps, and thanks', async ({ api, openHome }) => {
  api.answers('POST /users/coffeechats/:id/outcome', coffeechat())
  await openHome()
  await expect.element(title).toHaveTextContent('하람 님,어제 커피챗은 어땠나요?')
  await expect.element(page.getByRole('heading', { name: '이도현 님과 만났나요?' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /제안 확인하기/ })).toBeVisible()
  await expectAccessible()
  await button('만났어요').click()
  const pay = page.getByRole('dialog', { name: '연봉 이야기는 제안과 같았나요?' })
  await expect.element(pay).toMatchTextContent('노을클라우드의 제안은 6,700~7,200만 원이었어요.')
  api.answers('GET /v3/users/my/attack', home())
  await pay.getByRole('button', { name: '제안대로였어요' }).click()
  await expect.element(page.getByRole('heading', { name: '답해 주셔서 고마워요' })).toBeVisible()
  await expect.element(title).toHaveTextContent('하람 님, 앞으로 2일고를 수 있는 어택이 있어요')
  await expect
    .element(page.getByRole('link', { name: '노을클라우드 기록 보기' }))
    .toHaveAttribute('href', `/my/company/${sampleId(301)}`)
  const sent = api.sent('POST /users/coffeechats/:id/outcome')
  expect(sent.map(({ params, body }) => [params.id, body])).toEqual([
    [askedCoffeechat.id, { met: 'MET', pay: 'AS_OFFERED' }],
  ])
  await expectAccessible()
})

test('[KEEP-1] an answer whose response was lost can be sent again', async ({ api, openHome }) => {
  api.loses('POST /users/coffeechats/:id/outcome')
  await openHome()
  await button('못 만났어요').click()
  await page
    .getByRole('dialog', { name: '누가 오지 못했나요?' })
    .getByRole('button', { name: '제가 가지 못했어요' })
    .click()
  const failed = page.getByRole('alertdialog', { name: '인터넷에 연결되어 있지 않아요' })
  await expect.element(failed).toBeVisible()
  api.answers('POST /users/coffeechats/:id/outcome', coffeechat())
  await failed.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(page.getByRole('heading', { name: '알려 주셔서 고마워요' })).toBeVisible()
  await expect.element(button('시간 제안하기')).toBeVisible()
})
