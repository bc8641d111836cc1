import { AxeBuilder } from '@axe-core/playwright'
import { dayText, kstDay } from '@coffeeattack/domain/kst'
import { expect, test } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { shortLinks } from '../apps/server/src/db/schema/campaign.ts'
import { hashToken } from '../apps/server/src/crypto/token-hash.ts'
import { service } from './database.ts'
import { lastCode } from './sign-in.ts'
import { addCuration, addOffer, addPerson, type Person, signInAs } from './world.ts'

/** Personal short links: a preview for whoever holds one, the login before anything is done (ROUTE-9). */

type LinkGiven = { type: 'offer' | 'group' | 'message'; targetId: string; expiresInDays?: number }

const DAY_MS = 24 * 60 * 60 * 1000

async function addLink(person: Person, { expiresInDays = 7, ...to }: LinkGiven): Promise<string> {
  const { db, clock } = await service()
  const token = randomBytes(12).toString('base64url')
  const createdAt = clock()
  await db.drizzle.insert(shortLinks).values({
    ...to,
    tokenHash: hashToken(token),
    userId: person.userId,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + expiresInDays * DAY_MS),
  })
  return token
}

test('[ROUTE-9] the preview arrives as HTML: company, salary, deadline; nothing of whose it is', async ({
  request,
}) => {
  const person = await addPerson({ name: '윤하람' })
  const targetId = await addOffer(person, { inDays: 3, salaryMin: 6_300, salaryMax: 6_800 })
  const token = await addLink(person, { type: 'offer', targetId })
  const response = await request.get(`/${token}`)
  expect(response.status()).toBe(200)
  const html = await response.text()
  expect(html).toContain('노을클라우드가')
  expect(html).toContain('연봉을 걸고 어택했어요')
  expect(html).toContain('육천삼백만 원에서 육천팔백만 원')
  expect(html).toContain('3일 남았어요')
  expect(html).toContain(dayText(kstDay(new Date()) + 3))
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  for (const secret of ['윤하람', '하람', person.phone, person.userId]) expect(html).not.toContain(secret)
})

test('[ROUTE-9] [ROUTE-7] acting asks for the login, comes back to the offer, and it can be accepted', async ({
  page,
}) => {
  const person = await addPerson()
  const targetId = await addOffer(person)
  await page.goto(`/${await addLink(person, { type: 'offer', targetId })}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('노을클라우드가연봉을 걸고 어택했어요')
  const act = page.getByRole('link', { name: '제안 보고 답하기' })
  const warning = page.getByRole('dialog', { name: '미리보기 화면이에요' })
  await expect(async () => {
    await act.click()
    await expect(warning).toContainText('여기서 신청해도 제안이 반드시 오는 건 아니에요.', { timeout: 2000 })
  }).toPass()
  await warning.getByRole('button', { name: '닫기' }).click()
  await expect(warning).toBeHidden()
  await act.click()
  await warning.getByRole('button', { name: '계속하기' }).click()
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(`/my/result/${targetId}`)}`)

  await page.getByRole('link', { name: '휴대전화 번호로 로그인' }).click()
  await page.getByLabel('휴대전화 번호').fill(person.phone)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByRole('heading', { name: '문자로 받은 인증번호를 입력해 주세요' })).toBeVisible()
  await page.keyboard.type(await lastCode(page.request, person.phone))
  await expect(page).toHaveURL(`/my/result/${targetId}`)
  await page.getByRole('button', { name: '커피챗 할래요' }).click()
  await expect(page).toHaveURL(/\/my\/result\/like\/[0-9a-f-]{36}\?company=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('커피챗 매칭이 완료되었어요.')
})

test('[ROUTE-9] whoever is signed in goes straight on, and a group opens as a group', async ({ page }) => {
  const person = await addPerson()
  const { groupId } = await addCuration(person, { companies: ['노을클라우드', '온결헬스', '반달랩스'] })
  const token = await addLink(person, { type: 'group', targetId: groupId })
  await signInAs(page, person)
  await page.goto(`/${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('에이전트가 어울리는회사 3곳을 골랐어요')
  await page.getByRole('link', { name: '회사 보고 고르기' }).click()
  await expect(page).toHaveURL(`/my/result/curation/${groupId}`)
  await expect(page.getByRole('checkbox')).toHaveCount(3)
})

test('[ROUTE-9] an offer that is over says so', async ({ page }) => {
  const person = await addPerson()
  const targetId = await addOffer(person, { inDays: -1 })
  await page.goto(`/${await addLink(person, { type: 'offer', targetId })}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('커피챗 수락 기간이 만료되었어요.')
  await expect(page.getByRole('link', { name: '제안 보기' })).toBeVisible()
})

test('[ROUTE-9] [ROUTE-6] an unknown or expired token is the 404 page', async ({ page }) => {
  const person = await addPerson()
  const targetId = await addOffer(person)
  const expired = await addLink(person, { type: 'offer', targetId, expiresInDays: -1 })
  for (const path of [`/${expired}`, '/Xk3fa9QmZt07Lw2b', '/nope', '/wp-login.php', '/%EC%BB%A4%ED%94%BC']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page).toHaveTitle('찾을 수 없어요 · 커피어택')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('찾을 수 없어요')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
  await page.getByRole('link', { name: '첫 화면으로 가기' }).click()
  await expect(page).toHaveURL('/')
})

test('[ROUTE-9] a short link takes no other page’s address', async ({ request }) => {
  for (const path of ['/faq', '/login', '/attack', '/money', '/robots.txt', '/favicon.svg']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(await response.text(), path).not.toContain('연봉을 걸고 어택했어요')
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the preview and the 404 page shut nobody out (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const person = await addPerson()
    const targetId = await addOffer(person)
    for (const path of [`/${await addLink(person, { type: 'offer', targetId })}`, '/nope']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await new AxeBuilder({ page }).analyze()).violations, path).toEqual([])
    }
  })
}
