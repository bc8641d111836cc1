import { sampleAnswer } from '@coffeeattack/contract/testing/sample-answer'
import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { sampleId } from '../testing/samples/ids.ts'
import { zeroCounts, test } from '../testing/screen-test.tsx'

/** Lists change when somebody else acts, without a reload (BIZ-7). */

type Key = Parameters<FakeApi['sent']>[0]

const answered = (api: FakeApi, ...keys: Key[]) => {
  for (const key of keys) api.answers(key, sampleAnswer(key) as never)
}
async function shown(): Promise<void> {
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull()
}
const ready = (api: FakeApi, isResumed: boolean) =>
  api.tells('GET /console/stream', { id: null, name: 'ready', data: { isResumed } })

test.for([
  ['offers', 'recruiter', '/offers', 'GET /console/offers', []],
  ['offers', 'agent', '/curations', 'GET /console/curations', []],
  ['coffeechats', 'recruiter', '/coffeechats', 'GET /console/coffeechats', []],
  [
    'coffeechats',
    'recruiter',
    `/coffeechats/${sampleId(1)}`,
    'GET /console/coffeechats/:id',
    ['GET /console/coffeechats'],
  ],
  ['inquiries', 'agent', '/inquiries', 'GET /console/inquiries', []],
  ['requests', 'agent', '/desk', 'GET /console/more-requests', []],
  ['requests', 'agent', '/desk/applications', 'GET /console/applications', []],
  ['keptWords', 'agent', '/kept-words', 'GET /console/kept-words', []],
  ['quota', 'recruiter', '/inquiries', 'GET /console/quota', ['GET /console/inquiries']],
] as const)('[BIZ-7] %s changed: %s reloads %s', async ([what, as, path, key, others], { api, open }) => {
  answered(api, key, ...others)
  await open(path, { as })
  await expect.poll(() => api.sent(key).length).toBeGreaterThan(0)
  await shown()
  const before = [api.sent(key).length, api.sent('GET /console/counts').length] as const
  api.tells('GET /console/stream', { id: '1', name: 'changed', data: { what } })
  await expect.poll(() => api.sent(key).length).toBeGreaterThan(before[0])
  await expect.poll(() => api.sent('GET /console/counts').length).toBeGreaterThan(before[1])
})

test('[BIZ-7] a change during the first load causes one more load', async ({ api, open }) => {
  answered(api, 'GET /console/inquiries')
  const gate = api.holds('GET /console/inquiries')
  await open('/inquiries', { as: 'agent' })
  await expect.poll(() => api.sent('GET /console/inquiries').length).toBe(1)
  api.tells('GET /console/stream', { id: '1', name: 'changed', data: { what: 'inquiries' } })
  await expect.poll(() => api.sent('GET /console/counts').length).toBeGreaterThan(1)
  expect(api.sent('GET /console/inquiries')).toHaveLength(1)
  gate.open()
  await expect.poll(() => api.sent('GET /console/inquiries').length).toBe(2)
})

test('[BIZ-7] after a lost connection everything open is reloaded; after a resumed one nothing is', async ({
  api,
  open,
}) => {
  answered(api, 'GET /console/inquiries')
  await open('/inquiries', { as: 'agent' })
  await shown()
  ready(api, false)
  ready(api, true)
  await expect.poll(() => api.sent('GET /console/counts').length).toBe(2)
  expect(api.sent('GET /console/inquiries')).toHaveLength(1)
  ready(api, false)
  await expect.poll(() => api.sent('GET /console/inquiries').length).toBe(2)
  await expect.poll(() => api.sent('GET /console/counts').length).toBe(3)
})

test('[BIZ-7] the rail loads all counts in one call; a pill needs an action, a plain number does not', async ({
  api,
  open,
}) => {
  answered(api, 'GET /console/inquiries')
  api.answers('GET /console/counts', { ...zeroCounts, notices: 120, offers: 1_200, rooms: 2, requests: 4 })
  await open('/inquiries', { as: 'agent' })
  const rail = page.getByRole('navigation', { name: '콘솔 메뉴' })
  await expect.element(rail.getByRole('link', { name: /^알림/ })).toMatchTextContent('알림99+개 안 읽었어요')
  await expect
    .element(rail.getByRole('link', { name: /^보낸 어택/ }))
    .toMatchTextContent('보낸 어택999+건이 답을 기다려요')
  await expect
    .element(rail.getByRole('link', { name: /^메시지/ }))
    .toMatchTextContent('메시지2개의 대화에 새 메시지가 있어요')
  await expect
    .element(rail.getByRole('link', { name: /^상담/ }))
    .toMatchTextContent('상담4건이 상담을 기다려요')
  expect(api.sent('GET /console/counts')).toHaveLength(1)
  await expect.poll(() => document.title).toMatch(/^\(2\) /)
})
