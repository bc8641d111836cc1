import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { consents } from '../apps/server/src/db/schema/consents.ts'
import { operators } from '../apps/server/src/db/schema/operators.ts'
import { profileViews } from '../apps/server/src/db/schema/oversight.ts'
import { breakCall, openSettings, toast } from './account.ts'
import { service } from './database.ts'
import { addPerson, AGENT_EMAIL, type Person, signInAs } from './world.ts'

/** What is held about the person: who looked, what was agreed to, and all of it as a file. */

async function newcomer(page: Page): Promise<Person> {
  const person = await addPerson()
  await signInAs(page, person)
  return person
}

/** Opened so many minutes ago, by a recruiter of 노을클라우드 or by the demo agent. */
async function addView(person: Person, by: 'dohyun@noeulcloud.example' | typeof AGENT_EMAIL, at: Date) {
  const { db, ids } = await service()
  const [operator] = await db.drizzle.select().from(operators).where(eq(operators.email, by))
  if (!operator) throw new Error(`${by} is not in the demo world`)
  const { id: operatorId, companyId, role } = operator
  await db.drizzle
    .insert(profileViews)
    .values({ id: ids.next(), candidateId: person.userId, operatorId, companyId, role, at })
}

const RECRUITER = 'dohyun@noeulcloud.example'
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test.describe('[TRUST-2] who opened the profile', () => {
  test('company, role and time, under the day', async ({ page }) => {
    const person = await newcomer(page)
    const lastYear = new Date(`${new Date().getFullYear() - 1}-05-02T14:05:00+09:00`)
    await addView(person, RECRUITER, lastYear)
    await addView(person, AGENT_EMAIL, new Date(lastYear.getTime() - 60_000))
    await openSettings(page, 'views')
    const day = page.getByRole('region', { name: `${lastYear.getFullYear()}년 5월 2일` })
    await expect(day.getByRole('listitem')).toHaveCount(2)
    await expect(day.getByRole('listitem').first()).toContainText('노을클라우드')
    await expect(day.getByRole('listitem').first()).toContainText('채용 담당자')
    await expect(day.getByRole('listitem').first()).toContainText('오후 2:05')
    await expect(day.getByRole('listitem').last()).toContainText('에이전트')
  })

  test('page by page, and a page that fails can be asked for again', async ({ page }) => {
    const person = await newcomer(page)
    for (let minute = 0; minute < 25; minute += 1) await addView(person, RECRUITER, minutesAgo(minute))
    await openSettings(page, 'views')
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows.first()).toContainText('노을클라우드')
    expect(await rows.count()).toBeLessThan(25)
    const call = await breakCall(page, 'GET', '/users/views')
    await page.getByRole('button', { name: '더 보기' }).click()
    await expect(page.getByRole('alert')).toHaveText('더 불러오지 못했어요. 다시 눌러 주세요.')
    await call.heal()
    await page.getByRole('button', { name: '더 보기' }).click()
    await expect(rows).toHaveCount(25)
    await expect(page.getByRole('button', { name: '더 보기' })).toBeHidden()
  })

  test('nobody yet', async ({ page }) => {
    await newcomer(page)
    await openSettings(page, 'views')
    await expect(page.getByText('아직 프로필을 본 회사가 없어요')).toBeVisible()
    await expect(page.getByText('프로필을 채우면 회사가 더 빨리 찾아와요')).toBeVisible()
    await expect(page.getByRole('link', { name: '프로필 채우기' })).toHaveAttribute('href', '/my/profile')
  })
})

test.describe('[TRUST-6] what was agreed to', () => {
  test('newest first, with the text that was agreed to', async ({ page }) => {
    const person = await newcomer(page)
    const { db, ids } = await service()
    const record = { userId: person.userId, screen: 'agreement', agreed: true }
    const at = (day: number) => new Date(`2026-11-${day}T10:30:00+09:00`)
    await db.drizzle.insert(consents).values([
      { ...record, id: ids.next(), kind: 'thirdParty', version: '2026-11-01', at: at(10) },
      { ...record, id: ids.next(), kind: 'collection', version: '2025-01-01', at: at(11) },
      { ...record, id: ids.next(), kind: 'marketing', version: '2026-11-01', agreed: false, at: at(12) },
    ])
    await openSettings(page, 'consents')
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveText([
      /새 소식과 혜택을 받아 볼게요.*동의하지 않았어요.*2026년 11월 12일 오전 10:30.*내용 보기/,
      /개인정보 수집과 이용에 동의해요.*동의했어요.*2026년 11월 11일 오전 10:30.*2025.01.01부터 쓰던 글/,
      /개인정보 제3자 제공에 동의해요.*동의했어요.*2026년 11월 10일 오전 10:30.*내용 보기/,
    ])
    await page.getByRole('button', { name: '개인정보 제3자 제공에 동의해요 내용 보기' }).click()
    const sheet = page.getByRole('dialog', { name: '개인정보 제3자 제공에 동의해요' })
    await expect(sheet).toContainText('동의하지 않을 수 있어요. 그러면 경력을 인증할 수 없어요.')
    await sheet.getByRole('button', { name: '다 읽었어요' }).click()
    await expect(sheet).toBeHidden()
  })

  test('nothing yet, and a list that does not load', async ({ page }) => {
    await newcomer(page)
    const call = await breakCall(page, 'GET', '/users/consents')
    await openSettings(page, 'consents')
    await expect(page.getByText('동의 내역을 불러오지 못했어요')).toBeVisible()
    await call.heal()
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect(page.getByText('아직 동의한 내용이 없어요')).toBeVisible()
  })
})

test.describe('[TRUST-6] everything held, as a file', () => {
  test('is downloaded with the person’s own data in it', async ({ page }) => {
    const { name, phone } = await newcomer(page)
    await openSettings(page, 'export')
    await expect(page.getByText('받은 어택과 커피챗, 주고받은 메시지')).toBeVisible()
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'JSON 파일 내려받기' }).click()
    const download = await started
    expect(download.suggestedFilename()).toMatch(/^coffee-attack-\d{4}-\d{2}-\d{2}\.json$/)
    await expect(toast(page, '파일을 내려받았어요')).toBeVisible()
    const text = await readFile(await download.path(), 'utf8')
    expect(Object.keys(JSON.parse(text))).toEqual(
      expect.arrayContaining(['account', 'careerItems', 'incomes', 'consents', 'devices', 'views']),
    )
    expect(text).toContain(name)
    expect(text).toContain(phone)
  })

  test('that fails downloads nothing and can be tried again', async ({ page }) => {
    await newcomer(page)
    const call = await breakCall(page, 'GET', '/users/export')
    await openSettings(page, 'export')
    await page.getByRole('button', { name: 'JSON 파일 내려받기' }).click()
    const dialog = page.getByRole('alertdialog', { name: '요청을 완료하지 못했습니다.' })
    await expect(dialog).toBeVisible()
    await call.heal()
    const started = page.waitForEvent('download')
    await dialog.getByRole('button', { name: '다시 시도하기' }).click()
    await started
  })
})
