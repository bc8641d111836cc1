import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerSettings } from '../testing/samples/account.ts'
import { test } from '../testing/screen-test.tsx'

const followed = (token: string, lastReadAt: string | null = null): ApiResult<'GET /users/calendar'> => ({
  address: {
    url: `https://coffeeattack.example/api/calendar/${token.repeat(43)}.ics`,
    createdAt: '2026-11-15T12:00:00.000Z',
    lastReadAt,
    showsDetails: false,
  },
})
const [first, second] = [followed('a'), followed('b')]
const card = page.getByRole('region', { name: '캘린더 주소' })

describe('[BIZ-17] the calendar feed of the person’s coffee chats', () => {
  test('is created in the settings; its address can be copied or opened in a calendar', async ({
    api,
    open,
  }) => {
    answerSettings(api)
    api.answers('GET /users/calendar', { address: null })
    api.answers('POST /users/calendar', first)
    await open('/my/account')
    await page.getByRole('link', { name: '캘린더에 이어 보기' }).click()
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('캘린더에 이어 보기')
    await expect.element(card).toMatchTextContent('‘커피챗 1’처럼 적히고 회사와 이름, 연봉은 담기지 않아요')
    await expectAccessible()
    await card.getByRole('button', { name: '캘린더 주소 만들기' }).click()
    await expect.element(card).toMatchTextContent('아직 읽어 간 캘린더가 없어요')
    await expectAccessible()
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await card.getByRole('button', { name: '주소 복사' }).click()
    await expect.element(toast('주소를 복사했어요')).toBeVisible()
    expect(writeText).toHaveBeenCalledWith(first.address!.url)
    await expect
      .element(card.getByRole('link', { name: '캘린더 앱에서 열기' }))
      .toHaveAttribute('href', first.address!.url.replace('https', 'webcal'))
  })

  test('tells when it was last read, and when the clipboard is blocked', async ({ api, open }) => {
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
    api.answers('GET /users/calendar', followed('a', hourAgo))
    await open('/my/account/calendar')
    await expect.element(card).toMatchTextContent('캘린더가 1시간 전에 읽어 갔어요')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'))
    await card.getByRole('button', { name: '주소 복사' }).click()
    await expect.element(toast('복사하지 못했어요. 주소를 길게 눌러 복사해 주세요')).toBeVisible()
  })

  test('names nobody until its owner switches the details on', async ({ api, open }) => {
    api.answers('GET /users/calendar', first)
    api.answers('PATCH /users/calendar', ({ body }) => ({ address: { ...first.address!, ...body } }))
    await open('/my/account/calendar')
    const details = card.getByRole('switch', { name: '일정에 자세히 적기' })
    await expect.element(details).not.toBeChecked()
    await expect.element(card).toMatchTextContent('번호만 적어요.')
    await details.click({ force: true })
    await expect.element(details).toBeChecked()
    await expect.element(card).toMatchTextContent('회사와 만나는 곳이 캘린더에 적혀요.')
    expect(api.sent('PATCH /users/calendar').map(({ body }) => body)).toEqual([{ showsDetails: true }])
    await expectAccessible()
  })

  test('gets a new address after a confirmation, because the old one stops working', async ({
    api,
    open,
  }) => {
    api.answers('GET /users/calendar', first)
    api.answers('POST /users/calendar', second)
    await open('/my/account/calendar')
    const renew = card.getByRole('button', { name: '주소 새로 만들기' })
    await renew.click()
    const dialog = page.getByRole('dialog', { name: '주소를 새로 만들까요?' })
    await expect.element(dialog).toMatchTextContent('지금 주소는 바로 멈춰요')
    await dialog.getByRole('button', { name: '그대로 두기' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(api.sent('POST /users/calendar')).toHaveLength(0)
    await renew.click()
    await dialog.getByRole('button', { name: '새로 만들기' }).click()
    await expect.element(toast('새 주소를 만들었어요')).toBeVisible()
    await expect.element(card).toMatchTextContent(second.address!.url)
  })

  test('is removed after a confirmation; a failure leaves it unchanged', async ({ api, open }) => {
    api.answers('GET /users/calendar', first)
    api.refuses('DELETE /users/calendar', 'INTERNAL')
    await open('/my/account/calendar')
    await card.getByRole('button', { name: '주소 없애기' }).click()
    await page
      .getByRole('dialog', { name: '캘린더 주소를 없앨까요?' })
      .getByRole('button', { name: '주소 없애기' })
      .click()
    const failed = page.getByRole('alertdialog', { name: '요청을 완료하지 못했습니다.' })
    await expect.element(failed).toBeVisible()
    await expect.element(page.getByText(first.address!.url)).toBeInTheDocument()
    api.answers('DELETE /users/calendar')
    await failed.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.element(toast('캘린더 주소를 없앴어요')).toBeVisible()
    await expect.element(card.getByRole('button', { name: '캘린더 주소 만들기' })).toBeVisible()
  })

  test('that fails to load can be retried', async ({ api, open }) => {
    api.refuses('GET /users/calendar', 'INTERNAL')
    await open('/my/account/calendar')
    await expect.element(card).toMatchTextContent('캘린더 주소를 불러오지 못했어요')
    api.answers('GET /users/calendar', first)
    await card.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.element(card).toMatchTextContent(first.address!.url)
  })
})
