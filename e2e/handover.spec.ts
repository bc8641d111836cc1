import { expect } from '@playwright/test'
import { deliverWebhooks } from '../apps/server/src/modules/handover/jobs/deliver-webhooks.ts'
import { acceptOffer } from './accept.ts'
import { service } from './database.ts'
import { test } from './flow-test.ts'
import { addOffer } from './world.ts'

/** A company's program gets a webhook about a match, and the candidate's log shows it (BIZ-16). */

type Receiver = { items: { type: string; isSigned: boolean | null; body: string }[] }

test('[BIZ-16] a connected program gets a signed webhook about a match, and the candidate’s log shows it', async ({
  desk,
  recruiter,
  page,
  person,
  baseURL,
}) => {
  const receiver = `${baseURL}/sandbox/hooks/${recruiter.email.split('@')[0]}`
  await desk.goto('/console/settings')
  await desk.getByRole('link', { name: '연결 관리하기' }).click()
  await desk.getByRole('button', { name: '주소 더하기' }).click()
  const dialog = desk.getByRole('dialog', { name: '주소 더하기' })
  await dialog.getByLabel('이름').fill('채용 프로그램')
  await dialog.getByLabel('주소', { exact: true }).fill(receiver)
  await dialog.getByRole('button', { name: '더하기', exact: true }).click()
  const secret = await desk.getByRole('alertdialog').locator('code').textContent()
  await desk.request.put(receiver, { data: { secret } })
  await desk.getByRole('button', { name: '보관했어요' }).click()
  await desk.getByRole('button', { name: '연결 확인' }).click()
  await expect(desk.getByText(/잘 연결돼요/)).toBeVisible()

  const offerId = await addOffer(person, { company: recruiter.company })
  await page.goto(`/my/result/${offerId}`)
  await acceptOffer(page)
  await expect(page.getByRole('heading', { name: '커피챗 매칭이 완료되었어요.' })).toBeVisible()
  await deliverWebhooks(await service())

  const { items } = (await (await desk.request.get(receiver)).json()) as Receiver
  expect(items.map(({ type, isSigned }) => [type, isSigned])).toEqual([
    ['ping', true],
    ['coffeechat.matched', true],
  ])
  expect(items.map(({ body }) => body).join()).not.toContain(person.name)
  await expect(desk.getByRole('list', { name: '보낸 소식' })).toContainText('커피챗 연결')
  await page.goto('/my/account/views')
  await expect(
    page.getByText(`${recruiter.company}의 채용 프로그램에 커피챗이 연결된 사실이 전해졌어요`),
  ).toBeVisible()
})

test('[BIZ-16] the reference shows the companies’ API in a browser and asks no other host', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = []
  const errors: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(origin)
  })
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: '회사의 프로그램' })).toBeVisible({ timeout: 90_000 })
  await expect(page.getByText('백엔드 개발자').filter({ visible: true }).first()).toBeVisible()
  expect([elsewhere, errors]).toEqual([[], []])
})
