import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { notices, notificationSettings, pushSubscriptions } from '../apps/server/src/db/schema/notices.ts'
import { offers } from '../apps/server/src/db/schema/offers.ts'
import { announceOffer } from '../apps/server/src/offers/announce.ts'
import { service } from './database.ts'
import { lastCode } from './sign-in.ts'
import { addOffer, addPerson, companyNames, type Person, signInAs } from './world.ts'

/** What happened reaches the phone, the browser and the notification centre (TRUST-5). */

/** The job runs every minute, and a slow machine needs some time more. */
const BY_THE_JOB = { timeout: 150_000 }

/** Tests run at any hour; the quiet hours have tests of their own. */
async function addPersonAtAnyHour(): Promise<Person> {
  const { db, clock } = await service()
  const person = await addPerson()
  const awake = { userId: person.userId, quiet: false, updatedAt: clock() }
  await db.drizzle.insert(notificationSettings).values(awake)
  return person
}

/** An offer that its sender can no longer take back, told of as the composer tells of it. */
async function offerTold(person: Person): Promise<string> {
  const { db, ids, clock } = await service()
  const id = await addOffer(person, { salaryMin: 6_300, salaryMax: 6_800 })
  const [row] = await db.drizzle.select().from(offers).where(eq(offers.id, id))
  await db.transaction((tx) => announceOffer(tx, { kind: 'offer', ...row! }, { ids, now: clock() }))
  return id
}

/** A notice that stands in the centre already. */
async function addTold(person: Person, { daysAgo }: { daysAgo: number }): Promise<void> {
  const { db, ids, clock } = await service()
  const offerId = await addOffer(person, { company: (await companyNames(2))[daysAgo > 0 ? 1 : 0]! })
  const at = new Date(clock().getTime() - daysAgo * 24 * 60 * 60 * 1000)
  const notice = {
    type: 'NEW_OFFER',
    channel: 'CENTRE',
    content: { offerId },
    dedupeKey: `NEW_OFFER:${offerId}`,
  } as const
  await db.drizzle
    .insert(notices)
    .values({ ...notice, id: ids.next(), userId: person.userId, createdAt: at, dueAt: at, sentAt: at })
}

async function texts(request: APIRequestContext, { phone }: Person): Promise<string[]> {
  const outbox = await request.get(`/sandbox/control/outbox?phone=${phone}`)
  const { items } = (await outbox.json()) as { items: { text: string }[] }
  return items.map(({ text }) => text)
}

test('[TRUST-5] [ROUTE-9] a new offer rings the phone; its link leads to the offer after login, and the centre keeps it', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const person = await addPersonAtAnyHour()
  const offerId = await offerTold(person)
  await expect.poll(() => texts(page.request, person), BY_THE_JOB).toHaveLength(1)
  const [text] = await texts(page.request, person)
  expect(text).toMatch(/^\[커피어택\] 새 어택이 도착했어요\nhttp:\/\/127\.0\.0\.1:3110\/[\w-]{22}$/)

  const phone = await context.newPage()
  await phone.goto(`/sandbox/phone/${person.phone}#thread/0212345678`)
  const link = phone.getByRole('link', { name: /127\.0\.0\.1:3110/ })
  await expect(async () => {
    if (!(await link.isVisible()))
      await phone.getByText('새 어택이 도착했어요').first().click({ timeout: 1000 })
    await expect(link).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.goto((await link.getAttribute('href'))!)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('노을클라우드가연봉을 걸고 어택했어요')
  await followAfterLogin(page, person)
  await expect(page).toHaveURL(`/my/result/${offerId}`)

  await page.goto('/my')
  await page.getByRole('link', { name: '알림, 새 소식 1개' }).click()
  await expect(page).toHaveURL('/my/notifications')
  const today = page.getByRole('region', { name: '오늘' })
  await expect(today.getByRole('link')).toHaveText(
    /새 알림노을클라우드가 연봉을 걸고 어택했어요.*밤 12시까지/,
  )
  await page.getByRole('button', { name: '뒤로' }).click()
  await expect(page.getByRole('link', { name: '알림', exact: true })).toBeVisible()
  await page.getByRole('link', { name: '알림', exact: true }).click()
  await today.getByRole('link').click()
  await expect(page).toHaveURL(`/my/result/${offerId}`)
  expect(await texts(page.request, person)).toHaveLength(2) // the code of the login is the other one
})

async function followAfterLogin(page: Page, { phone }: Person): Promise<void> {
  const warning = page.getByRole('dialog', { name: '미리보기 화면이에요' })
  await expect(async () => {
    await page.getByRole('link', { name: '제안 보고 답하기' }).click()
    await expect(warning).toBeVisible({ timeout: 2000 })
  }).toPass()
  await warning.getByRole('button', { name: '계속하기' }).click()
  await page.getByRole('link', { name: '휴대전화 번호로 로그인' }).click()
  await page.getByLabel('휴대전화 번호').fill(phone)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByRole('heading', { name: '문자로 받은 인증번호를 입력해 주세요' })).toBeVisible()
  await page.keyboard.type(await lastCode(page.request, phone))
}

test('[TRUST-5] a browser rings only after a press, shows what was pushed, and can be silenced', async ({
  page,
  context,
}) => {
  const person = await addPerson()
  await context.grantPermissions(['notifications'])
  await signInAs(page, person)
  // The machine reaches no push service: the browser's own answer stands in for one.
  await page.addInitScript(() => {
    const made = {
      endpoint: `https://push.example/send/${crypto.randomUUID()}`,
      toJSON: () => ({ keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
      unsubscribe: async () => {
        kept = null
        return true
      },
    } as unknown as PushSubscription
    let kept: PushSubscription | null = null
    PushManager.prototype.subscribe = async () => (kept = made)
    PushManager.prototype.getSubscription = async () => kept
  })
  await page.goto('/my/notifications')
  await expect(page.getByText('아직 받은 알림이 없어요')).toBeVisible()
  const { db } = await service()
  const browsers = () =>
    db.drizzle.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, person.userId))
  const push = page.getByRole('switch', { name: '이 브라우저로 받기' })
  await expect(push).not.toBeChecked()
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toHaveLength(0)
  await push.click()
  await expect(push).toBeChecked()
  await expect.poll(browsers).toHaveLength(1)

  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const note = { title: '커피어택', body: '새 어택이 도착했어요', url: '/my/attack', tag: 'one' }
  const pushed = {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(note),
  }
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready
      return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
    })
  // One that comes again replaces the first: the tag is the same.
  await expect(async () => {
    await cdp.send('ServiceWorker.deliverPushMessage', pushed)
    await expect
      .poll(shown, { timeout: 5000 })
      .toEqual([{ title: '커피어택', body: '새 어택이 도착했어요', tag: 'one' }])
  }).toPass({ timeout: 25_000 })

  await push.click()
  await expect(push).not.toBeChecked()
  await expect.poll(browsers).toHaveLength(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the centre shuts nobody out (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const person = await addPerson()
    await signInAs(page, person)
    await page.goto('/my/notifications')
    await expect(page.getByText('아직 받은 알림이 없어요')).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

    await addTold(person, { daysAgo: 0 })
    await addTold(person, { daysAgo: 3 })
    await page.reload()
    await expect(page.getByRole('region', { name: '오늘' }).getByRole('link')).toHaveCount(1)
    await expect(page.getByRole('region', { name: '이전' }).getByRole('link')).toHaveText(/3일 전$/)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}
