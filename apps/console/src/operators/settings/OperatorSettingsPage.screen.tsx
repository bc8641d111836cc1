import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { sampleId } from '../../testing/samples/ids.ts'
import { factors } from '../../testing/samples/second-factor.ts'
import { minutesOn } from '../../testing/samples/times.ts'
import { test as base } from '../../testing/screen-test.tsx'

/** The own profile and the own devices (BIZ-1). */

const device = (place: number, name: string, isCurrent: boolean) => ({
  id: sampleId(place),
  name,
  isCurrent,
  createdAt: minutesOn(-90),
  lastUsedAt: minutesOn(-30),
})
const [here, elsewhere] = [device(1, 'Chrome', true), device(2, 'Safari', false)]

const test = base.extend('devices', { auto: true }, ({ api }) => {
  api.answers('GET /console/sessions', { items: [here, elsewhere] })
  api.answers('GET /console/me/second-factor', factors())
})

test('[BIZ-1] [OFR-20] name, title and greeting are changed; problems are reported', async ({
  api,
  open,
}) => {
  await open('/settings')
  const save = page.getByRole('button', { name: '저장하기' })
  await expect.element(save).toBeDisabled()
  await expectAccessible()
  api.refuses('PATCH /console/me', 'INVALID_INPUT', { fields: { name: '이름을 확인해 주세요' } })
  await page.getByLabelText('이름').fill('한')
  await save.click()
  await expect.element(page.getByText('이름을 확인해 주세요')).toBeVisible()
  api.answers('PATCH /console/me', { name: '한이랑', title: '채용 리드', greeting: '' })
  await page.getByLabelText('이름').fill('한이랑')
  await page.getByLabelText('직함').fill('채용 리드')
  await save.click()
  await expect.element(toast('저장했어요')).toBeVisible()
  expect(api.sent('PATCH /console/me').at(-1)?.body).toEqual({
    name: '한이랑',
    title: '채용 리드',
    greeting: '',
  })
  await expect.element(page.getByRole('navigation', { name: '콘솔 메뉴' })).toMatchTextContent('한이랑')
})

test('[BIZ-1] a wrong or short password is reported at its field', async ({ api, open }) => {
  await open('/settings')
  const fields = { current: '지금 비밀번호가 맞지 않아요', next: '비밀번호는 10자 이상이어야 해요' }
  api.refuses('POST /console/me/password', 'INVALID_INPUT', { fields })
  await page.getByLabelText('지금 비밀번호').fill('an old morning')
  await page.getByLabelText('새 비밀번호').fill('short')
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await expect.element(page.getByText(fields.current)).toBeVisible()
  await expect.element(page.getByText(fields.next)).toBeVisible()
  api.answers('POST /console/me/password')
  await page.getByLabelText('새 비밀번호').fill('a quiet morning')
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await expect.element(toast('비밀번호를 바꿨어요. 다른 기기에서는 로그아웃됐어요.')).toBeVisible()
  await expect.element(page.getByLabelText('새 비밀번호')).toHaveValue('')
})

test('[BIZ-1] another device and this one are signed out', async ({ api, open }) => {
  api.answers('DELETE /console/sessions/:id')
  api.answers('POST /console/auth/logout')
  const screen = await open('/settings')
  const devices = page.getByRole('list', { name: '로그인한 기기' }).getByRole('listitem')
  await expect.element(devices).toHaveLength(2)
  api.answers('GET /console/sessions', { items: [here] })
  await devices.getByRole('button', { name: '로그아웃' }).click()
  await expect.element(devices).toHaveLength(1)
  expect(api.sent('DELETE /console/sessions/:id').map(({ params }) => params.id)).toEqual([elsewhere.id])
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expect.poll(screen.address).toBe('/console/sign-in')
  // Tells the other tabs that the sign-out was intended, so that they do not return to their page after the
  // next sign-in.
  expect(Object.keys(localStorage)).toEqual(['console-signed-out'])
})

test('[BIZ-17] the own calendar follows the coffee chats until the address is removed', async ({
  api,
  open,
}) => {
  const url = `https://coffeeattack.example/api/calendar/${'a'.repeat(43)}.ics`
  api.answers('POST /console/calendar', {
    address: { url, createdAt: minutesOn(0), lastReadAt: null, showsDetails: false },
  })
  api.answers('DELETE /console/calendar')
  await open('/settings')
  const card = page.getByRole('region', { name: '캘린더 주소' })
  await card.getByRole('button', { name: '캘린더 주소 만들기' }).click()
  await expect.element(card).toMatchTextContent(url)
  await expectAccessible()
  await card.getByRole('button', { name: '주소 없애기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '주소 없애기' }).click()
  await expect.element(card.getByRole('button', { name: '캘린더 주소 만들기' })).toBeVisible()
})

test('[TRUST-4] usual hours are set once, checked by field, and removed', async ({ api, open }) => {
  api.answers('GET /console/usual-hours', { hours: null })
  api.answers('POST /console/usual-hours', ({ body }) => body)
  api.answers('DELETE /console/usual-hours')
  await open('/settings')
  const card = page.getByRole('region', { name: '늘 비워 두는 시간' })
  const day = (name: string) => card.getByRole('button', { name })
  for (const name of ['월요일', '수요일', '금요일']) await day(name).click()
  await card.getByRole('combobox', { name: '끝' }).selectOptions('14:00')
  await card.getByRole('button', { name: '이 시간을 비워 두기' }).click()
  await expect.element(card).toMatchTextContent('한 번은 만날 수 있게 끝나는 시간을 늦춰 주세요.')
  await card.getByRole('combobox', { name: '끝' }).selectOptions('16:30')
  await card.getByLabelText('화상 회의 링크').fill('https://meet.example.com/room')
  await card.getByRole('button', { name: '이 시간을 비워 두기' }).click()
  await expect.element(toast('비워 두는 시간을 저장했어요')).toBeVisible()
  expect(api.sent('POST /console/usual-hours').map(({ body }) => body)).toEqual([
    {
      hours: {
        weekdays: [2, 4],
        from: 840,
        until: 990,
        minutes: 30,
        place: { kind: 'LINK', text: 'https://meet.example.com/room' },
      },
    },
  ])
  await expectAccessible()
  await card.getByRole('button', { name: '비워 두는 시간 없애기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '없애기' }).click()
  await expect.element(card.getByRole('button', { name: '이 시간을 비워 두기' })).toBeVisible()
})

test('[BIZ-17] an admin has no coffee chats to follow', async ({ open }) => {
  await open('/settings', { as: 'admin' })
  await expect.element(page.getByRole('heading', { name: '로그인한 기기' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: '캘린더 주소' })).not.toBeInTheDocument()
})
