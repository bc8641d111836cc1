import { dayText, kstDay, longDayText } from '@coffeeattack/domain/kst'
import { expect, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { addCoffeechat, companyProposes, inDays } from './coffeechat.ts'
import { test } from './flow-test.ts'

/** Fixing a time after an accepted offer (OFR-6, TRUST-4). */

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test('[OFR-6] [TRUST-4] one of the company’s times is confirmed, stays confirmed, and can be added to a calendar', async ({
  page,
  person,
}) => {
  const coffeechatId = await addCoffeechat(person)
  const startsAt = inDays(4, 16, 30)
  await companyProposes(coffeechatId, [inDays(3, 14), startsAt])
  await page.goto('/my/attack/select')
  await page.getByRole('button', { name: /노을클라우드/ }).click()
  await page.getByRole('link', { name: '커피챗 보러 가기' }).click()
  await expect(page).toHaveURL(new RegExp(`/my/result/like/${coffeechatId}`))
  await expect(heading(page, '노을클라우드가 시간을 제안했어요')).toBeVisible()
  await page.getByRole('radio', { name: `${dayText(kstDay(startsAt))} 오후 4:30` }).check()
  await page.getByRole('button', { name: '이 시간으로 정하기' }).click()
  await expect(page.getByText('만날 시간을 정했어요')).toBeVisible()
  await page.reload()
  await expect(heading(page, '이때 만나요')).toBeVisible()
  await expect(page.getByText(`${longDayText(kstDay(startsAt))}오후 4:30`)).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '캘린더에 추가하기' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('coffeechat.ics')
  const text = await readFile(await file.path(), 'utf8')
  const day = startsAt.toISOString().slice(0, 10).replaceAll('-', '')
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      `UID:${coffeechatId}@coffeeattack`,
      'SEQUENCE:1',
      `DTSTART;TZID=Asia/Seoul:${day}T163000`,
      `DTEND;TZID=Asia/Seoul:${day}T170000`,
      'SUMMARY:노을클라우드 커피챗',
      'TRIGGER:-PT1H',
      'END:VCALENDAR',
    ]),
  )
  expect(text.replaceAll('\r\n ', '')).toContain(`/my/result/like/${coffeechatId}?company=`)
})
