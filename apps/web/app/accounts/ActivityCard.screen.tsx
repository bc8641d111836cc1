import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { answerSettings, my } from '../testing/samples/account.ts'
import { test } from '../testing/screen-test.tsx'

/** Whether companies see the profile, on the settings' first page. */

const card = page.getByRole('region', { name: '어택 받기' })

/** A fake server whose state the calls change. */
function person(api: FakeApi, given: Partial<ApiResult<'GET /v3/users/my'>> = {}) {
  let state = my(given)
  answerSettings(api)
  api.answers('GET /v3/users/my', () => state)
  api.answers('PATCH /v2/users/stop', () => {
    state = { ...state, isActivate: false }
    return { isActivate: false }
  })
  return {
    shownUntil(expiredAt: string) {
      api.answers('PATCH /v2/users/attack', () => {
        state = { ...state, isActivate: true, expiredAt }
        return { expiredAt }
      })
    },
    /** As if another tab had hidden the profile first. */
    hideElsewhere() {
      state = { ...state, isActivate: false }
      api.refuses('PATCH /v2/users/stop', 'ALREADY_INACTIVE')
    },
  }
}

async function askToStop() {
  await card.getByRole('button', { name: '잠시 쉬기' }).click()
  const dialog = page.getByRole('dialog', { name: '어택을 잠시 쉴까요?' })
  await expect
    .element(dialog)
    .toMatchTextContent('회사에 프로필이 보이지 않게 돼요. 이미 받은 어택은 그대로 남아요.')
  return dialog
}

describe('[PRO-13] hiding the profile', () => {
  test('asks first, then hides it', async ({ api, open }) => {
    person(api)
    await open('/my/account')
    await expect.element(card).toMatchTextContent('어택을 받고 있어요')
    await expect.element(card).toMatchTextContent('2099년 3월 31일까지 회사가 내 프로필을 볼 수 있어요.')
    const dialog = await askToStop()
    await expectAccessible()
    await dialog.getByRole('button', { name: '계속 받기' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(card).toMatchTextContent('어택을 받고 있어요')
    expect(api.sent('PATCH /v2/users/stop')).toHaveLength(0)

    await (await askToStop()).getByRole('button', { name: '잠시 쉬기' }).click()
    await expect.element(toast('어택을 쉬고 있어요')).toBeVisible()
    await expect.element(card).toMatchTextContent('어택을 쉬고 있어요')
    await expect
      .element(card)
      .toMatchTextContent('회사에 프로필이 보이지 않아요. 이미 받은 어택은 그대로 남아 있어요.')
  })

  test('a profile that another tab has hidden already says so', async ({ api, open }) => {
    const me = person(api)
    await open('/my/account')
    const dialog = await askToStop()
    me.hideElsewhere()
    await dialog.getByRole('button', { name: '잠시 쉬기' }).click()
    await expect.element(toast('이미 어택을 받고있지 않아요.')).toBeVisible()
    await expect.element(card).toMatchTextContent('어택을 쉬고 있어요')
  })

  test('a failure is told and changes nothing', async ({ api, open }) => {
    person(api)
    api.refuses('PATCH /v2/users/stop', 'INTERNAL')
    await open('/my/account')
    await (await askToStop()).getByRole('button', { name: '잠시 쉬기' }).click()
    await expect.element(toast('다시 시도해 주세요')).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(card).toMatchTextContent('어택을 받고 있어요')
  })
})

describe('[PRO-13] showing it again', () => {
  test('tells until when companies see the profile', async ({ api, open }) => {
    person(api, { isActivate: false }).shownUntil('2099-06-30T23:59:59.999+09:00')
    await open('/my/account')
    await card.getByRole('button', { name: '다시 받기' }).click()
    const sheet = page.getByRole('dialog', { name: '어택을 다시 받을까요?' })
    await expect.element(sheet).toMatchTextContent('회사에 프로필이 다시 보여요.')
    await expect
      .element(sheet.getByRole('link', { name: '커리어를 새로 인증하고 다시 받기' }))
      .toHaveAttribute('href', '/my/retry')
    await sheet.getByRole('button', { name: '2099년 6월 30일까지 받기' }).click()
    await expect.element(toast('이제 회사에 프로필이 보여요')).toBeVisible()
    await expect.element(card).toMatchTextContent('2099년 6월 30일까지 회사가 내 프로필을 볼 수 있어요.')
    expect(api.sent('PATCH /v2/users/attack').map(({ body }) => body)).toEqual([{ month: 3 }])
  })

  test('is offered when the period has ended', async ({ api, open }) => {
    const over = { isActivate: false, expiredAt: '2026-01-31T23:59:59.999+09:00' }
    person(api, over).shownUntil('2099-06-30T23:59:59.999+09:00')
    await open('/my/account')
    await expect.element(card).toMatchTextContent('어택 기간이 끝났어요')
    await card.getByRole('button', { name: '다시 받기' }).click()
    await page.getByRole('button', { name: /까지 받기$/ }).click()
    await expect.element(toast('이제 회사에 프로필이 보여요')).toBeVisible()
    await expect.element(card).toMatchTextContent('어택을 받고 있어요')
  })
})

describe('[PRO-13] extending the period', () => {
  test('by one to twelve months, with the resulting day', async ({ api, open }) => {
    person(api).shownUntil('2099-04-30T23:59:59.999+09:00')
    await open('/my/account')
    await card.getByRole('button', { name: '기간 늘리기' }).click()
    const sheet = page.getByRole('dialog', { name: '어택을 얼마나 더 받을까요?' })
    const more = sheet.getByRole('button', { name: '한 달 늘리기' })
    const fewer = sheet.getByRole('button', { name: '한 달 줄이기' })
    await expect.element(sheet).toMatchTextContent('3개월')
    await expect.element(sheet).toMatchTextContent('2099년 3월 31일 → 2099년 6월 30일')
    await expectAccessible()
    for (let month = 3; month < 12; month += 1) await more.click()
    await expect.element(sheet).toMatchTextContent('12개월')
    await expect.element(more).toBeDisabled()
    for (let month = 12; month > 1; month -= 1) await fewer.click()
    await expect.element(fewer).toBeDisabled()
    await sheet.getByRole('button', { name: '2099년 4월 30일까지 받기' }).click()
    await expect.element(toast('2099년 4월 30일까지 어택을 받아요')).toBeVisible()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(card).toMatchTextContent('2099년 4월 30일까지 회사가 내 프로필을 볼 수 있어요.')
    expect(api.sent('PATCH /v2/users/attack').map(({ body }) => body)).toEqual([{ month: 1 }])
  })

  test('a failed save leaves the sheet open', async ({ api, open }) => {
    const me = person(api)
    api.refuses('PATCH /v2/users/attack', 'INTERNAL')
    await open('/my/account')
    await card.getByRole('button', { name: '기간 늘리기' }).click()
    const save = page.getByRole('button', { name: '2099년 6월 30일까지 받기' })
    await save.click()
    const failed = page.getByRole('alertdialog', { name: '요청을 완료하지 못했습니다.' })
    await expect.element(failed).toMatchTextContent('잠시 뒤 다시 시도해 주세요.')
    await failed.getByRole('button', { name: '닫기' }).click()
    await expect.element(failed).not.toBeInTheDocument()
    await expect.element(save).toBeVisible()
    me.shownUntil('2099-06-30T23:59:59.999+09:00')
    await save.click()
    await expect.element(toast('2099년 6월 30일까지 어택을 받아요')).toBeVisible()
  })
})

test('[PRO-13] a person without a certificate is led to the verification', async ({ api, open }) => {
  person(api, { certified: false, isActivate: false, expiredAt: null })
  await open('/my/account')
  await expect.element(card).toMatchTextContent('아직 어택을 받을 수 없어요')
  await expect.element(card).toMatchTextContent('커리어를 인증하면 회사가 연봉을 걸고 먼저 제안해요.')
  await expect.element(card.getByRole('link', { name: '커리어 인증하기' })).toHaveAttribute('href', '/submit')
})

test('a state that fails to load can be retried, and the rest of the page works', async ({ api, open }) => {
  person(api)
  api.refuses('GET /v3/users/my', 'INTERNAL')
  await open('/my/account')
  await expect.element(card).toMatchTextContent('어택 상태를 불러오지 못했어요')
  await expect.element(page.getByRole('button', { name: '로그아웃', exact: true })).toBeVisible()
  api.answers('GET /v3/users/my', my())
  await card.getByRole('button', { name: '어택 상태 다시 불러오기' }).click()
  await expect.element(card).toMatchTextContent('어택을 받고 있어요')
})
