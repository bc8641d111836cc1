import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { answerSettings, devices } from '../testing/samples/account.ts'
import { test } from '../testing/screen-test.tsx'

/** The signed-in devices on the settings' first page. */

const card = page.getByRole('region', { name: '로그인한 기기' })
const rows = card.getByRole('listitem')
const other = page.getByRole('button', { name: 'iPhone · Safari 로그아웃' })

function onTwoDevices(api: FakeApi): void {
  answerSettings(api)
  api.answers('GET /users/devices', devices('both'))
}

describe('[TRUST-8] devices', () => {
  test('one can be signed out, after a question', async ({ api, open }) => {
    onTwoDevices(api)
    api.answers('DELETE /users/devices/:id', () => {
      api.answers('GET /users/devices', devices('this'))
    })
    await open('/my/account')
    await expect.element(rows).toHaveLength(2)
    await expect.element(rows.filter({ hasText: '지금 이 기기' })).toMatchTextContent('안드로이드 · Chrome')
    await expect.element(rows.filter({ hasText: 'iPhone · Safari' })).toMatchTextContent('방금 전 사용')

    await other.click()
    const dialog = page.getByRole('dialog', { name: '이 기기에서 로그아웃할까요?' })
    await expect.element(dialog).toMatchTextContent('iPhone · Safari에서 다시 쓰려면 로그인해야 해요.')
    await expectAccessible()
    await dialog.getByRole('button', { name: '그대로 두기' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(rows).toHaveLength(2)
    expect(api.sent('DELETE /users/devices/:id')).toHaveLength(0)

    await other.click()
    await dialog.getByRole('button', { name: '로그아웃하기' }).click()
    await expect.element(toast('로그아웃했어요')).toBeVisible()
    await expect.element(rows).toHaveLength(1)
    const [, iphone] = devices('both').items
    expect(api.sent('DELETE /users/devices/:id').map(({ params }) => params)).toEqual([{ id: iphone!.id }])
  })

  test('one that is signed out already counts as done', async ({ api, open }) => {
    onTwoDevices(api)
    api.refuses('DELETE /users/devices/:id', 'NOT_FOUND')
    await open('/my/account')
    await other.click()
    api.answers('GET /users/devices', devices('this'))
    await page.getByRole('button', { name: '로그아웃하기' }).click()
    await expect.element(toast('로그아웃했어요')).toBeVisible()
    await expect.element(rows).toHaveLength(1)
  })

  test('all others can be signed out, and this one stays', async ({ api, open }) => {
    onTwoDevices(api)
    api.answers('DELETE /users/devices', () => {
      api.answers('GET /users/devices', devices('this'))
    })
    const screen = await open('/my/account')
    const others = page.getByRole('button', { name: '다른 기기 모두 로그아웃' })
    await others.click()
    const dialog = page.getByRole('dialog', { name: '다른 기기에서 모두 로그아웃할까요?' })
    await dialog.getByRole('button', { name: '모두 로그아웃하기' }).click()
    await expect.element(toast('다른 기기에서 모두 로그아웃했어요')).toBeVisible()
    await expect.element(rows).toHaveLength(1)
    await expect.element(others).not.toBeInTheDocument()
    expect(api.sent('DELETE /users/devices').map(({ query }) => query)).toEqual([{ keepCurrent: true }])
    expect(screen.address()).toBe('/my/account')
    expect(localStorage.getItem('token')).toBe('access')
  })

  test('all can be signed out at once, this one too', async ({ api, open }) => {
    onTwoDevices(api)
    api.answers('DELETE /users/devices')
    const screen = await open('/my/account')
    await page.getByRole('button', { name: '모든 기기에서 로그아웃' }).click()
    const dialog = page.getByRole('dialog', { name: '모든 기기에서 로그아웃할까요?' })
    await dialog.getByRole('button', { name: '모두 로그아웃하기' }).click()
    await expect.poll(screen.address).toBe('/')
    expect(localStorage.length).toBe(0)
    expect(api.sent('DELETE /users/devices').map(({ query }) => query)).toEqual([{}])
  })

  test('that fail to load can be retried', async ({ api, open }) => {
    answerSettings(api)
    api.refuses('GET /users/devices', 'INTERNAL')
    await open('/my/account')
    await expect.element(card).toMatchTextContent('기기를 불러오지 못했어요')
    api.answers('GET /users/devices', devices('this'))
    await card.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.element(rows).toMatchTextContent('지금 이 기기')
  })
})
