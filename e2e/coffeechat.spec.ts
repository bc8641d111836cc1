import { dayText, kstDay, longDayText } from '@coffeeattack/domain/kst'
import { expect, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { addCoffeechat, companyProposes, inDays } from './coffeechat.ts'
import { test } from './flow-test.ts'
import { written } from './sign-in.ts'

/** Finding a time after an accepted offer, by either side (OFR-6, OFR-11, OFR-13, TRUST-4). */

const title = (page: Page) => page.getByRole('heading', { level: 1 })
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

test('[OFR-11] [OFR-13] [TRUST-4] times are proposed, questions are answered, and cancelling ends both', async ({
  page,
  person,
}) => {
  const coffeechatId = await addCoffeechat(person)
  await page.goto(`/my/result/like/${coffeechatId}?company=노을클라우드`)
  await expect(title(page)).toHaveText('커피챗 매칭이 완료되었어요.')
  const disclosed = page.getByRole('region', { name: '노을클라우드가 볼 수 있는 내 정보' })
  await expect(disclosed.getByRole('definition')).toHaveText([person.name, written(person.phone)])

  await page.getByRole('button', { name: '시간 제안하기' }).click()
  const picker = page.getByRole('dialog', { name: '언제 만날 수 있나요?' })
  // The first day may be today, with few hours left.
  await picker.getByRole('radio', { name: /요일$/ }).nth(1).check({ force: true })
  await picker.getByRole('button', { name: '오후 2:00', exact: true }).click()
  await picker.getByRole('button', { name: '시간 1개 제안하기' }).click()
  await expect(heading(page, '노을클라우드의 답을 기다리고 있어요')).toBeVisible()
  const question = page.getByLabel('커피챗에서 가장 궁금한 점은 무엇인가요?')
  await question.fill('팀에서 일을 정하는 방식이 궁금해요.')
  await page.getByRole('button', { name: '답 보내기' }).click()
  await expect(page.getByText('답을 보냈어요')).toBeVisible()

  await page.reload()
  const proposed = page.getByRole('list', { name: '내가 제안한 시간' }).getByRole('listitem')
  await expect(proposed).toHaveText([/오후 2:00\s*30분$/])
  await expect(question).toHaveValue('팀에서 일을 정하는 방식이 궁금해요.')
  await page.getByRole('button', { name: '제안한 시간 거두기' }).click()
  await expect(heading(page, '언제 만날까요?')).toBeVisible()

  await page.getByRole('button', { name: '커피챗 취소하기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '취소하기' }).click()
  await expect(title(page)).toHaveText('커피챗이 취소됐어요')
  await page.reload()
  await expect(title(page)).toHaveText('커피챗이 취소됐어요')
})
