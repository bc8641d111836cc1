import { expect, type Page, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { coffeechats } from '../apps/server/src/db/schema/coffeechats.ts'
import { service } from './database.ts'
import { countCalls } from './sign-in.ts'
import { addOffer, addPerson, type Person, signInAs } from './world.ts'

/** Answering an offer, and what its page says afterwards. */

const ACCEPT = '커피챗 할래요'
const ANSWERED = new Date(Date.now() - 60 * 60 * 1000)

async function openOffer(page: Page, person: Person, offerId: string): Promise<void> {
  await signInAs(page, person)
  await page.goto(`/my/result/${offerId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function coffeechatsOf(offerId: string): Promise<number> {
  const { db } = await service()
  return db.drizzle.$count(coffeechats, eq(coffeechats.offerId, offerId))
}

async function openRefusal(page: Page): Promise<void> {
  await page.getByRole('button', { name: '이번 제안은 아쉬워요' }).click()
  await expect(page.getByRole('dialog', { name: '어떤 점이 아쉬웠나요?' })).toBeVisible()
}

const refuseButton = (page: Page) => page.getByRole('button', { name: '이 제안 거절하기' })

test.describe('accepting', () => {
  const accepted =
    /\/my\/result\/like\/[0-9a-f-]+\?company=%EB%85%B8%EC%9D%84%ED%81%B4%EB%9D%BC%EC%9A%B0%EB%93%9C$/

  test('[OFR-6] leads to the coffee chat; the lists and the home card follow', async ({ page }) => {
    const person = await addPerson()
    const offerId = await addOffer(person)
    await signInAs(page, person)
    await page.goto('/my')
    await page.locator(`a[href="/my/result/${offerId}"]`).click()
    await page.getByRole('button', { name: ACCEPT }).click()
    await expect(page).toHaveURL(accepted)
    await page.goBack()
    await expect(page).toHaveURL('/my')
    await expect(page.locator(`a[href="/my/result/${offerId}"]`)).toHaveCount(0)
    await page.goto(`/my/result/${offerId}`)
    await expect(page.getByRole('heading', { name: '커피챗 매칭이 완료되었어요.' })).toBeVisible()
    await page.goto('/my/attack/select')
    await expect(page.getByRole('listitem').filter({ hasText: '노을클라우드' })).toContainText('커피챗 확정')
  })

  test('[OFR-6] pressed twice makes one coffee chat', async ({ page }) => {
    const person = await addPerson()
    const offerId = await addOffer(person)
    await openOffer(page, person, offerId)
    const calls = countCalls(page, 'POST', '/v2.1/users/coffeechat')
    await page.getByRole('button', { name: ACCEPT }).dblclick()
    await expect(page).toHaveURL(accepted)
    expect(calls()).toBe(1)
    expect(await coffeechatsOf(offerId)).toBe(1)
  })

  test('[OFR-6] sent again after its answer was lost stays one coffee chat', async ({ page }) => {
    const person = await addPerson()
    const offerId = await addOffer(person)
    await openOffer(page, person, offerId)
    await page.route(
      '**/api/v2.1/users/coffeechat',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: ACCEPT }).click()
    await expect(page.getByText('인터넷에 연결되어 있지 않아요')).toBeVisible()
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect(page).toHaveURL(accepted)
    expect(await coffeechatsOf(offerId)).toBe(1)
  })

  test('[OFR-1] after a refusal in another tab says what happened and makes nothing', async ({ page }) => {
    const person = await addPerson()
    const offerId = await addOffer(person)
    await openOffer(page, person, offerId)
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const elsewhere = await page.request.patch(`/api/v2/users/offers/refuse/${offerId}`, {
      headers: { authorization: `Bearer ${token}` },
      data: { refusalReason: '하고 싶은 일과 달라요' },
    })
    expect(elsewhere.status()).toBe(200)
    await page.getByRole('button', { name: ACCEPT }).click()
    await expect(page.getByRole('heading', { name: '이미 거절한 제안이에요.' })).toBeVisible()
    expect(await coffeechatsOf(offerId)).toBe(0)
  })
})

test.describe('refusing', () => {
  test('[OFR-4] asks for a reason, and the offer stays refused', async ({ page }) => {
    const person = await addPerson()
    const offerId = await addOffer(person)
    await openOffer(page, person, offerId)
    await openRefusal(page)
    await expect(refuseButton(page)).toBeDisabled()
    await page.getByRole('radio', { name: '연봉이 기대보다 아쉬워요' }).check()
    await refuseButton(page).click()
    await expect(page).toHaveURL(new RegExp(`/my/result/hate/${offerId}\\?company=[^&]+$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('노을클라우드제안을 거절했어요')
    await page.goto(`/my/result/${offerId}`)
    await expect(page.getByRole('heading', { name: '이미 거절한 제안이에요.' })).toBeVisible()
    await expect(page.getByText('연봉이 기대보다 아쉬워요')).toBeVisible()
  })

  test('[OFR-4] [VAL-16] own words need some words, and end at 1,000', async ({ page }) => {
    const person = await addPerson()
    await openOffer(page, person, await addOffer(person))
    await openRefusal(page)
    await page.getByRole('radio', { name: '직접 쓸게요' }).check()
    const words = page.getByRole('textbox', { name: '아쉬운 점' })
    await words.fill('   ')
    await expect(refuseButton(page)).toBeDisabled()
    await words.fill('가'.repeat(1000))
    await expect(page.getByText('1000자까지 작성 가능해요').first()).toBeVisible()
    await words.fill('출퇴근이 두 시간이에요')
    await refuseButton(page).click()
    await expect(page).toHaveURL(/\/my\/result\/hate\//)
  })

  test('[OFR-5] a message without a salary can not be refused for it, and lands with message=y', async ({
    page,
  }) => {
    const person = await addPerson()
    const offerId = await addOffer(person, {
      isJustMessage: true,
      salaryMin: null,
      salaryMax: null,
      offerItems: [],
      link: null,
    })
    await openOffer(page, person, offerId)
    await expect(page.getByText('만 원')).toHaveCount(0)
    await openRefusal(page)
    await expect(page.getByRole('radio')).toHaveCount(5)
    await expect(page.getByRole('radio', { name: '연봉이 기대보다 아쉬워요' })).toHaveCount(0)
    await page.getByRole('radio', { name: '지금은 옮길 생각이 없어요' }).check()
    await refuseButton(page).click()
    await expect(page).toHaveURL(/\?company=[^&]+&message=y$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('노을클라우드메시지를 거절했어요')
    await page.getByRole('link', { name: '내 페이지로 가기' }).click()
    await expect(page).toHaveURL('/my')
  })
})

test.describe('an answered offer', () => {
  const results = [
    ['MATCHED', '커피챗 매칭이 완료되었어요.', { selectedAt: ANSWERED, decidedAt: ANSWERED }],
    ['REFUSED', '이미 거절한 제안이에요.', { decidedAt: ANSWERED }],
  ] as const
  for (const [status, title, columns] of results) {
    test(`[OFR-8] ${status} says so, and its button leads to /my`, async ({ page }) => {
      const person = await addPerson()
      await openOffer(page, person, await addOffer(person, { status, ...columns }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('button', { name: ACCEPT })).toHaveCount(0)
      await page.getByRole('link', { name: '내 페이지로 가기' }).click()
      await expect(page).toHaveURL('/my')
    })
  }

  test('[OFR-8] AGENT says that the agent will call', async ({ page }) => {
    const person = await addPerson()
    const offerId = await addOffer(person)
    await page.route(`**/api/v2/users/offers/${offerId}`, async (route) => {
      const response = await route.fetch()
      const offer = (await response.json()) as object
      await route.fulfill({ response, json: { ...offer, status: 'AGENT' } })
    })
    await openOffer(page, person, offerId)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('에이전트와 이야기하고 정하기로 했어요')
    await expect(page.getByText('담당 에이전트가 곧 연락드려요.')).toBeVisible()
  })

  test('[OFR-8] the button of someone who is not certified leads to /signin', async ({ page }) => {
    const person = await addPerson({ certifiedAt: null, isActive: false })
    const offerId = await addOffer(person, { status: 'REFUSED', decidedAt: ANSWERED })
    await openOffer(page, person, offerId)
    await expect(page.getByRole('link', { name: '내 페이지로 가기' })).toHaveAttribute('href', '/signin')
  })

  test('[OFR-8] [OFR-12] EXPIRED says so before any job ran, and leads to asking again', async ({ page }) => {
    const person = await addPerson()
    const offerId = await addOffer(person, { inDays: -1 })
    await openOffer(page, person, offerId)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('커피챗 수락 기간이 만료되었어요.')
    const reconnect = page.getByRole('link', { name: '다시 연결 문의하기' })
    await expect(reconnect).toHaveAttribute('href', `/ask?from=%2Fmy%2Fresult%2F${offerId}`)
  })
})
