import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { test as base } from '../../testing/profile-test.ts'

/** Companies of interest (PRO-11, VAL-14). */

const NAMES = Array.from({ length: 9 }, (_, index) => `구름상회${index + 1}`)
const card = (name: string) => ({ name, logo: null, active: true })
const box = (index: number) =>
  page.getByRole('list', { name: '관심 회사' }).getByRole('checkbox', { name: NAMES[index]! })

const test = base.extend('interest', ({ api, server, edit }) => {
  const answer = (names: readonly string[]) => ({ companyItems: names.map(card), userSelect: [...names] })
  api.answers('GET /companies', { items: NAMES.map(card) })
  api.answers('PATCH /users/companies/:mode', ({ body }) => {
    server.profile = { ...server.profile, userSelect: body.companyItems }
    return answer(body.companyItems)
  })
  return async (chosen: readonly string[]) => {
    api.answers('GET /users/companies/:mode', answer(chosen))
    await edit({ userSelect: [...chosen] })
    await page.getByRole('button', { name: /^관심 회사/ }).click()
    await box(0).findElement()
  }
})

test('[PRO-11] [VAL-14] at most six companies of interest can be chosen', async ({ api, interest }) => {
  await interest([])
  for (const index of [0, 1, 2, 3, 4, 5]) await box(index).click({ force: true })
  await box(6).click({ force: true })
  await expect.element(page.getByText('나의 관심회사는 최대 6개까지 선택할 수 있어요!')).toBeVisible()
  await expect.element(box(6)).not.toBeChecked()
  await expectAccessible()
  await page.getByRole('button', { name: '6곳 저장하기' }).click()
  await expect.element(page.getByRole('button', { name: /^관심 회사 .*구름상회1 외 5곳/ })).toBeVisible()
  expect(
    api.sent('PATCH /users/companies/:mode').map(({ params, body }) => ({ ...params, ...body })),
  ).toEqual([{ mode: 'interest', companyItems: NAMES.slice(0, 6) }])
})

test('[PRO-11] [VAL-14] a saved list of more than six stays allowed', async ({ interest }) => {
  await interest(NAMES.slice(0, 8))
  await expect.element(page.getByText('8곳까지 고를 수 있어요.')).toBeVisible()
  await box(8).click({ force: true })
  await expect.element(page.getByText('나의 관심회사는 최대 8개까지 선택할 수 있어요!')).toBeVisible()
  await box(0).click({ force: true })
  await box(8).click({ force: true })
  await expect.element(box(8)).toBeChecked()
  await page.getByRole('button', { name: '8곳 저장하기' }).click()
  await expect.element(page.getByRole('button', { name: /^관심 회사 .*구름상회2 외 7곳/ })).toBeVisible()
})
