import { dayText, kstDay } from '@coffeeattack/domain/kst'
import { expect } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { hashToken } from '../apps/server/src/platform/crypto/token-hash.ts'
import { shortLinks } from '../apps/server/src/platform/db/schema/campaigns.ts'
import { acceptOffer } from './accept.ts'
import { service } from './database.ts'
import { test } from './flow-test.ts'
import { lastCode, open } from './sign-in.ts'
import { addCuration, addOffer, addPerson, type Person } from './world.ts'

/** Personal short links: a public preview, and a login before any action (ROUTE-9). */

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

test('[ROUTE-9] the preview is HTML with company, salary and deadline, and does not identify the candidate', async ({
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
  // Each number of the date stands in an element of its own, so that it never breaks.
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain(dayText(kstDay(new Date()) + 3))
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  for (const secret of ['윤하람', '하람', person.phone, person.userId]) expect(html).not.toContain(secret)
})

test('[ROUTE-9] [ROUTE-7] an action asks for the login, returns to the offer, and the offer can be accepted', async ({
  page,
}) => {
  const person = await addPerson()
  const targetId = await addOffer(person)
  const link = `/${await addLink(person, { type: 'offer', targetId })}`
  await open(page, link)
  await page.getByRole('link', { name: '제안 보고 답하기' }).click()
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(link)}`)

  await page.getByRole('link', { name: '휴대전화 번호로 로그인' }).click()
  await page.getByLabel('휴대전화 번호').fill(person.phone)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByRole('heading', { name: '문자로 받은 인증번호를 입력해 주세요' })).toBeVisible()
  await page.keyboard.type(await lastCode(page.request, person.phone))
  await expect(page).toHaveURL(`/my/result/${targetId}`)
  await acceptOffer(page)
  await expect(page).toHaveURL(/\/my\/result\/like\/[0-9a-f-]{36}\?company=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('커피챗 매칭이 완료되었어요.')
})

test('[ROUTE-9] a signed-in person goes to the offer at once, and a group opens as a group', async ({
  page,
  person,
}) => {
  const groupId = await addCuration(person, ['노을클라우드', '온결헬스', '반달랩스'])
  await page.goto(`/${await addLink(person, { type: 'group', targetId: groupId })}`)
  await expect(page).toHaveURL(`/my/result/curation/${groupId}`)
  await expect(page.getByRole('checkbox')).toHaveCount(3)
})

test('[ROUTE-9] [ROUTE-6] unknown links show the 404 page or their own page', async ({ page, request }) => {
  const person = await addPerson()
  const targetId = await addOffer(person)
  const expired = await addLink(person, { type: 'offer', targetId, expiresInDays: -1 })
  for (const path of [`/${expired}`, '/Xk3fa9QmZt07Lw2b', '/nope', '/wp-login.php', '/%EC%BB%A4%ED%94%BC']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    const html = await response.text()
    expect(html, path).toContain('<title>찾을 수 없어요 · 커피어택</title>')
    expect(html, path).toMatch(/<h1[^>]*>찾을 수 없어요<\/h1>/)
    expect(html, path).toContain('<meta name="robots" content="noindex"/>')
  }
  for (const path of ['/faq', '/login', '/attack', '/money', '/robots.txt', '/favicon.svg']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(await response.text(), path).not.toContain('연봉을 걸고 어택했어요')
  }
  await page.goto(`/${expired}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('찾을 수 없어요')
  await page.getByRole('link', { name: '첫 화면으로 가기' }).click()
  await expect(page).toHaveURL('/')
})
