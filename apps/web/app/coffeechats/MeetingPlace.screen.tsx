import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../testing/coffeechat-test.tsx'
import { cancelled, coffeechat, fixedAt } from '../testing/samples/coffeechats.ts'
import { NOON } from '../testing/samples/offers.ts'

/** The place of the meeting and the other side's contact (OFR-19, OFR-20). */

const PLACE = 'PATCH /users/coffeechats/:id/place'
const CAFE = { kind: 'ADDRESS', text: '서울 성동구 연무장길 7, 2층' } as const
const CALL = { kind: 'LINK', text: 'https://meet.example.com/abc-defg' } as const

const card = (name: string) => page.getByRole('region', { name })
const unplaced = card('어디에서 만날까요?')
const placed = card('여기서 만나요')
const sheet = page.getByRole('dialog', { name: '어디에서 만날까요?' })
const set = sheet.getByRole('button', { name: '여기로 정하기' })

/** The text of the file that was saved last. */
function catchFile() {
  const caught: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    caught.push(blob as Blob)
    return 'blob:caught'
  })
  return () => caught.at(-1)!.text()
}

describe('[OFR-19] the place', () => {
  test('the company’s usual one is offered first, and chosen with one tap', async ({
    api,
    openCoffeechat,
  }) => {
    api.answers(PLACE, coffeechat({ usualPlace: CAFE, place: CAFE }))
    await openCoffeechat({ usualPlace: CAFE })
    await expect.element(unplaced).toMatchTextContent('노을클라우드에서 늘 만나는 곳')
    await expect.element(unplaced).toMatchTextContent(CAFE.text)
    await expectAccessible()
    await unplaced.getByRole('button', { name: '여기로 정하기' }).click()
    await expect.element(toast('만나는 곳을 정했어요')).toBeVisible()
    await expect.element(placed).toMatchTextContent(CAFE.text)
    expect(api.sent(PLACE).map(({ body }) => body)).toEqual([{ place: CAFE }])
  })

  test('another is typed; errors are shown under its field', async ({ api, openCoffeechat }) => {
    api.answers(PLACE, ({ body }) => coffeechat({ place: body.place }))
    await openCoffeechat()
    await unplaced.getByRole('button', { name: '만나는 곳 정하기' }).click()
    await set.click()
    await expect.element(sheet.getByText('만날 곳을 입력해 주세요')).toBeVisible()
    await sheet.getByRole('radio', { name: '화상으로 만나요' }).click({ force: true })
    const field = sheet.getByLabelText('화상 회의 링크')
    await field.fill('http://meet.example.com/abc')
    await set.click()
    await expect.element(sheet.getByText('https://로 시작하는 링크를 입력해 주세요')).toBeVisible()
    await expectAccessible()
    await field.fill(CALL.text)
    await set.click()
    await expect.element(sheet).not.toBeInTheDocument()
    const link = placed.getByRole('link', { name: /meet\.example\.com/ })
    await expect.element(link).toHaveAttribute('href', CALL.text)
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(api.sent(PLACE).map(({ body }) => body)).toEqual([{ place: CALL }])
  })

  test('a link that bypassed our forms is shown as text', async ({ openCoffeechat }) => {
    await openCoffeechat({ place: { kind: 'LINK', text: 'javascript:alert(1)' } })
    await expect.element(placed).toMatchTextContent('javascript:alert(1)')
    await expect.element(placed.getByRole('link')).not.toBeInTheDocument()
  })

  test('the sheet starts with the current place', async ({ api, openCoffeechat }) => {
    api.answers(PLACE, ({ body }) => coffeechat({ place: body.place }))
    await openCoffeechat({ place: CAFE })
    await placed.getByRole('button', { name: '만나는 곳 바꾸기' }).click()
    await expect.element(sheet.getByLabelText('주소')).toHaveValue(CAFE.text)
    await sheet.getByLabelText('주소').fill('서울 마포구 월드컵로 1')
    await set.click()
    await expect.element(placed).toMatchTextContent('서울 마포구 월드컵로 1')
  })

  test('can be changed until the meeting begins, and read afterwards', async ({ clock, openCoffeechat }) => {
    clock.set(NOON)
    await openCoffeechat(fixedAt('2026-11-15T12:10:00+09:00', { place: CAFE }))
    const change = placed.getByRole('button', { name: '만나는 곳 바꾸기' })
    await expect.element(change).toBeVisible()
    await clock.runFor(10 * 60_000)
    await expect.element(change).not.toBeInTheDocument()
    await expect.element(placed).toMatchTextContent(CAFE.text)
  })

  test('of a coffee chat that the company has cancelled is not saved', async ({ api, openCoffeechat }) => {
    await openCoffeechat({ usualPlace: CAFE })
    api.refuses(PLACE, 'CONFLICT')
    api.answers('GET /users/coffeechats/:id', coffeechat(cancelled))
    await unplaced.getByRole('button', { name: '여기로 정하기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '새로 불러오기' }).click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('커피챗이 취소됐어요')
    await expect.element(unplaced).not.toBeInTheDocument()
  })

  test.for([
    [CAFE, String.raw`LOCATION:서울 성동구 연무장길 7\, 2층`, /URL:http.*\/my\/result\/like\//],
    [CALL, `LOCATION:${CALL.text}`, /URL:https:\/\/meet\.example\.com\/abc-defg/],
  ] as const)('%o is in the calendar file', async ([place, location, url], { openCoffeechat }) => {
    const file = catchFile()
    await openCoffeechat(fixedAt('2026-11-20T16:00:00+09:00', { place }))
    await page.getByRole('button', { name: '캘린더에 추가하기' }).click()
    const text = (await file()).replaceAll('\r\n ', '')
    expect(text.split('\r\n')).toContain(location)
    expect(text).toMatch(url)
  })
})

test('[OFR-20] the company’s contact can be read and saved', async ({ openCoffeechat }) => {
  const file = catchFile()
  await openCoffeechat()
  const contact = card('이도현 님의 연락처')
  await expect.element(contact).toMatchTextContent('이도현노을클라우드 채용 리드dohyun@noeulcloud.example')
  await expect
    .element(contact.getByRole('link', { name: 'dohyun@noeulcloud.example' }))
    .toHaveAttribute('href', 'mailto:dohyun@noeulcloud.example')
  await contact.getByRole('button', { name: '연락처 저장하기' }).click()
  expect((await file()).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:이도현;;;;',
    'FN:이도현',
    'ORG:노을클라우드',
    'TITLE:채용 리드',
    'EMAIL;TYPE=INTERNET,WORK:dohyun@noeulcloud.example',
    'END:VCARD',
    '',
  ])
})
