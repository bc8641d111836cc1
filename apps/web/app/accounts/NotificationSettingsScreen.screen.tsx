import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notificationSettings } from '../testing/samples/account.ts'
import { test } from '../testing/screen-test.tsx'
import { showChange } from './notification-changes.ts'

/** [TRUST-5] Which notifications the person gets, and their quiet hours. */

const turn = (name: string) => page.getByRole('switch', { name, exact: true })
const quiet = page.getByRole('region', { name: '방해 금지 시간' })
const sent = (api: FakeApi) => api.sent('PATCH /users/notifications/settings').map(({ body }) => body)

/** Settings that the calls change. */
function person(api: FakeApi) {
  let kept = notificationSettings()
  api.answers('GET /users/notifications/settings', () => kept)
  api.answers('PATCH /users/notifications/settings', ({ body: { types = [], ...rest } }) => {
    kept = types.reduce(showChange, { ...kept, ...rest })
    return kept
  })
  return {
    /** As if another tab had switched surveys off. */
    refuseSurveysElsewhere: () => void (kept = showChange(kept, { type: 'SURVEY', enabled: false })),
  }
}

test('[TRUST-5] all but advertising is on, and security cannot be switched off', async ({ api, open }) => {
  person(api)
  await open('/my/account/notifications')
  for (const name of [
    '새 어택',
    '어택 마감 알림',
    '새 메시지',
    '커피챗 시간',
    '곧 시작하는 커피챗',
    '프로필을 본 회사',
    '어택 기간 마감',
    '설문',
  ]) {
    await expect.element(turn(name)).toBeChecked()
  }
  await expect.element(turn('새 소식과 혜택')).not.toBeChecked()
  await expect.element(page.getByText('로그인과 보안')).toBeVisible()
  await expect.element(page.getByText('꼭 알아야 하는 소식이라 끌 수 없어요')).toBeVisible()
  await expect.element(page.getByText('늘 켜짐')).toBeVisible()
  await expect.element(turn('로그인과 보안')).not.toBeInTheDocument()
  await expectAccessible()
})

test('[TRUST-5] a switch is saved as soon as it is moved', async ({ api, open }) => {
  person(api)
  const screen = await open('/my/account/notifications')
  await turn('설문').click()
  await expect.poll(() => sent(api)).toEqual([{ types: [{ type: 'SURVEY', enabled: false }] }])
  await screen.reload()
  await expect.element(turn('설문')).not.toBeChecked()
  await expect.element(turn('새 어택')).toBeChecked()
})

test('[TRUST-5] [TRUST-6] consent to advertising is confirmed with the day, and so is its withdrawal', async ({
  api,
  open,
  clock,
}) => {
  clock.day('2026-11-15T12:00:00+09:00')
  person(api)
  await open('/my/account/notifications')
  await turn('새 소식과 혜택').click()
  await expect.element(toast('2026년 11월 15일에 광고 알림에 동의했어요')).toBeVisible()
  await turn('새 소식과 혜택').click()
  await expect.element(toast('2026년 11월 15일에 광고 알림 동의를 거뒀어요')).toBeVisible()
  expect(sent(api)).toEqual([
    { types: [{ type: 'NEWS', enabled: true }] },
    { types: [{ type: 'NEWS', enabled: false }] },
  ])
})

test('[TRUST-5] quiet hours last from 21 to 8 and can be moved or switched off', async ({ api, open }) => {
  person(api)
  const screen = await open('/my/account/notifications')
  await expect
    .element(quiet)
    .toMatchTextContent('오후 9시부터 오전 8시까지 온 소식은 오전 8시에 모아서 알려요.')
  await userEvent.selectOptions(quiet.getByLabelText('시작'), '오후 11시')
  await expect.poll(() => sent(api)).toEqual([{ quietHours: { from: 23, until: 8 } }])
  await screen.reload()
  await expect
    .element(quiet)
    .toMatchTextContent('오후 11시부터 오전 8시까지 온 소식은 오전 8시에 모아서 알려요.')
  const ends = quiet.getByLabelText('끝').getByRole('option')
  await expect.element(ends).toHaveLength(23)
  await expect.element(ends.filter({ hasText: '오후 11시' })).not.toBeInTheDocument()

  await turn('방해 금지 시간').click()
  await expect.element(quiet).toMatchTextContent('소식이 오면 언제든 바로 알려요.')
  await expect.poll(() => sent(api).at(-1)).toEqual({ quietHours: null })
  await screen.reload()
  await expect.element(turn('방해 금지 시간')).not.toBeChecked()
  await turn('방해 금지 시간').click()
  await expect.element(quiet).toMatchTextContent('오후 9시부터 오전 8시까지')
})

test('[TRUST-5] two tabs do not undo each other', async ({ api, open }) => {
  const me = person(api)
  await open('/my/account/notifications')
  await expect.element(turn('설문')).toBeChecked()
  me.refuseSurveysElsewhere()
  await turn('프로필을 본 회사').click()
  await expect.element(turn('설문')).not.toBeChecked()
  await expect.element(turn('프로필을 본 회사')).not.toBeChecked()
  expect(sent(api)).toEqual([{ types: [{ type: 'PROFILE_VIEW', enabled: false }] }])
})

test('[TRUST-5] a switch that fails to save moves back', async ({ api, open }) => {
  person(api)
  api.refuses('PATCH /users/notifications/settings', 'INTERNAL')
  await open('/my/account/notifications')
  await turn('설문').click()
  const failed = page.getByRole('alertdialog', { name: '요청을 완료하지 못했습니다.' })
  await expect.element(failed).toMatchTextContent('잠시 뒤 다시 시도해 주세요.')
  await failed.getByRole('button', { name: '닫기' }).click()
  await expect.element(failed).not.toBeInTheDocument()
  await expect.element(turn('설문')).toBeChecked()
})

test('[TRUST-5] settings that fail to load can be retried', async ({ api, open }) => {
  api.refuses('GET /users/notifications/settings', 'INTERNAL')
  await open('/my/account/notifications')
  await expect.element(page.getByText('알림 설정을 불러오지 못했어요')).toBeVisible()
  person(api)
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(turn('새 어택')).toBeChecked()
})
