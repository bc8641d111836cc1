import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { apiKey, delivery, endpoint } from '../testing/samples/handover.ts'
import { sampleId } from '../testing/samples/ids.ts'
import { daysOn } from '../testing/samples/times.ts'
import { test } from '../testing/screen-test.tsx'

/** Webhooks and API keys of a company (BIZ-16). */

const SECRET = `whsec_${'A'.repeat(43)}=`
const KEY = `ca_live_${'b'.repeat(43)}`
const addresses = page.getByRole('list', { name: '소식을 받는 주소' })
const sent = page.getByRole('list', { name: '보낸 소식' })
const keys = page.getByRole('list', { name: 'API 키' })

test('[BIZ-16] from the empty state an endpoint is added, and its secret is shown once', async ({
  api,
  open,
}) => {
  api.answers('GET /console/handover', { endpoints: [], keys: [] })
  await open('/settings/handover')
  await expect.element(page.getByText('아직 연결한 주소가 없어요')).toBeVisible()
  await expect.element(page.getByText('아직 만든 API 키가 없어요')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: '주소 더하기' }).click()
  const dialog = page.getByRole('dialog', { name: '주소 더하기' })
  await dialog.getByRole('button', { name: '더하기' }).click()
  await expect.element(dialog.getByText('어떤 프로그램인지 이름을 적어 주세요')).toBeVisible()
  await dialog.getByLabelText('이름').fill('채용 프로그램')
  await dialog.getByLabelText('주소').fill('https://10.0.0.1/hooks')
  await dialog.getByText('커피챗 시간').click()
  const inside = '인터넷에서 열리는 도메인 주소를 입력해 주세요'
  api.refuses('POST /console/handover/endpoints', 'INVALID_INPUT', { fields: { url: inside } })
  await dialog.getByRole('button', { name: '더하기' }).click()
  await expect.element(dialog.getByText(inside)).toBeVisible()
  await expectAccessible()

  await dialog.getByLabelText('주소').fill('https://ats.dawn.example/hooks/coffee')
  api.answers('POST /console/handover/endpoints', { ...endpoint(), secret: SECRET })
  api.answers('GET /console/handover', { endpoints: [endpoint()], keys: [] })
  api.answers('GET /console/handover/deliveries', { items: [], nextCursor: null })
  await dialog.getByRole('button', { name: '더하기' }).click()
  const shown = page.getByRole('alertdialog', { name: '서명 비밀키예요' })
  await expect.element(shown).toMatchTextContent(SECRET)
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await shown.getByRole('button', { name: '복사하기' }).click()
  await expect.element(toast('비밀키를 복사했어요')).toBeVisible()
  expect(copied.mock.calls).toEqual([[SECRET]])
  await expectAccessible()
  // It is shown once, so a slip of the hand does not lose it.
  await userEvent.keyboard('{Escape}')
  await expect.element(shown).toBeVisible()
  await shown.getByRole('button', { name: '보관했어요' }).click()
  await expect.element(shown).not.toBeInTheDocument()
  await expect.element(addresses).toMatchTextContent('받고 있어요')
  await expect.element(page.getByText('아직 보낸 소식이 없어요')).toBeVisible()
  expect(api.sent('POST /console/handover/endpoints').at(-1)?.body).toEqual({
    name: '채용 프로그램',
    url: 'https://ats.dawn.example/hooks/coffee',
    events: [
      'coffeechat.matched',
      'coffeechat.cancelled',
      'outcome.recorded',
      'pact.sent',
      'pact.sealed',
      'candidate.erased',
    ],
  })
})

test('[BIZ-16] an endpoint is tested, stopped, started, renewed, changed and removed', async ({
  api,
  open,
}) => {
  api.answers('GET /console/handover', { endpoints: [endpoint()], keys: [] })
  api.answers('GET /console/handover/deliveries', { items: [], nextCursor: null })
  await open('/settings/handover')
  api.answers('POST /console/handover/endpoints/:id/ping', { status: 200, error: null, ms: 84 })
  await addresses.getByRole('button', { name: '연결 확인' }).click()
  await expect.element(toast('잘 연결돼요. 84ms 만에 받았어요 (200)')).toBeVisible()
  api.answers('POST /console/handover/endpoints/:id/ping', { status: null, error: 'NAME', ms: 0 })
  await addresses.getByRole('button', { name: '연결 확인' }).click()
  await expect.element(toast('인터넷에서 찾을 수 없는 주소예요')).toBeVisible()

  const stopped = endpoint({ stoppedAt: daysOn(0) })
  api.answers('PATCH /console/handover/endpoints/:id', stopped)
  api.answers('GET /console/handover', { endpoints: [stopped], keys: [] })
  await addresses.getByRole('button', { name: '멈추기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '멈추기' }).click()
  await expect.element(addresses).toMatchTextContent('멈췄어요')
  await expect.element(addresses.getByRole('button', { name: '다시 시작하기' })).toBeVisible()

  const renewed = endpoint({ oldSecretUntil: '2026-11-16T12:00:00+09:00' })
  api.answers('POST /console/handover/endpoints/:id/secret', { ...renewed, secret: SECRET })
  api.answers('GET /console/handover', { endpoints: [renewed], keys: [] })
  await addresses.getByRole('button', { name: '비밀키 새로 만들기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '새로 만들기' }).click()
  const shown = page.getByRole('alertdialog', { name: '서명 비밀키예요' })
  await expect.element(shown).toMatchTextContent(SECRET)
  await shown.getByRole('button', { name: '보관했어요' }).click()
  await expect.element(addresses).toMatchTextContent('지난 비밀키로도')

  await addresses.getByRole('button', { name: '고치기' }).click()
  const dialog = page.getByRole('dialog', { name: '주소 고치기' })
  await dialog.getByLabelText('이름').fill('새 프로그램')
  const changed = endpoint({ name: '새 프로그램' })
  api.answers('PATCH /console/handover/endpoints/:id', changed)
  api.answers('GET /console/handover', { endpoints: [changed], keys: [] })
  await dialog.getByRole('button', { name: '고치기' }).click()
  await expect.element(addresses).toMatchTextContent('새 프로그램')

  api.answers('DELETE /console/handover/endpoints/:id', undefined)
  api.answers('GET /console/handover', { endpoints: [], keys: [] })
  await addresses.getByRole('button', { name: '지우기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '주소 지우기' }).click()
  await expect.element(page.getByText('아직 연결한 주소가 없어요')).toBeVisible()
  expect(api.sent('PATCH /console/handover/endpoints/:id').map(({ body }) => body)).toMatchObject([
    { isStopped: true },
    { name: '새 프로그램' },
  ])
})

const failing = endpoint({
  id: sampleId(711),
  name: '사내 도구',
  failingSince: daysOn(-2),
  waiting: 1,
  failed: 2,
})
const byUs = endpoint({
  id: sampleId(712),
  name: '예전 도구',
  stoppedAt: daysOn(-1),
  isStoppedByUs: true,
  lastDeliveredAt: null,
})

test('[BIZ-16] deliveries show their result, are filtered and sent again', async ({ api, open }) => {
  const again = delivery({
    id: sampleId(731),
    type: 'coffeechat.scheduled',
    state: 'WAITING',
    attempts: 3,
    last: { status: 500, error: 'STATUS', ms: 210, at: daysOn(0) },
    nextAt: '2026-11-15T14:30:00+09:00',
    canReplay: false,
  })
  const given = delivery({
    id: sampleId(732),
    state: 'FAILED',
    attempts: 7,
    last: { status: null, error: 'TIMEOUT', ms: 10_000, at: daysOn(0) },
  })
  api.answers('GET /console/handover', { endpoints: [endpoint(), failing, byUs], keys: [apiKey()] })
  api.answers('GET /console/handover/deliveries', ({ query }) => ({
    items: [delivery(), again, given].filter(({ state }) => !query.state || state === query.state),
    nextCursor: null,
  }))
  await open('/settings/handover')
  await expect.element(addresses).toMatchTextContent('2일째 받지 못해요')
  await expect.element(addresses).toMatchTextContent('닷새 동안 받지 못해 멈췄어요')
  const rows = sent.getByRole('listitem')
  await expect.element(rows).toHaveLength(3)
  await expect.element(rows.nth(1)).toMatchTextContent('오류로 답했어요 (500)')
  await expect.element(rows.nth(1)).toMatchTextContent('3번 보냈어요')
  await rows.nth(0).getByText('보낸 내용 보기').click()
  await expect.element(rows.nth(0)).toMatchTextContent(`"coffeechatId": "${sampleId(740)}"`)
  await expect
    .element(rows.nth(0).getByRole('link', { name: '커피챗 보기' }))
    .toHaveAttribute('href', `/coffeechats/${sampleId(740)}`)
  await expectAccessible()
  await page.getByText('못 전했어요', { exact: true }).first().click()
  await expect.element(rows).toHaveLength(1)
  await expect.element(rows).toMatchTextContent('10초 안에 답이 없었어요')
  api.answers('POST /console/handover/deliveries/:id/replay', { ...given, state: 'WAITING', attempts: 0 })
  await rows.getByRole('button', { name: '다시 보내기' }).click()
  await expect.element(toast('곧 다시 보낼게요')).toBeVisible()
  expect(api.sent('POST /console/handover/deliveries/:id/replay').at(-1)?.params).toEqual({ id: given.id })
})

test('[BIZ-16] a key is created, shown once and revoked', async ({ api, open }) => {
  api.answers('GET /console/handover', { endpoints: [], keys: [] })
  await open('/settings/handover')
  await page.getByRole('button', { name: 'API 키 만들기' }).click()
  const dialog = page.getByRole('dialog', { name: 'API 키 만들기' })
  await dialog.getByLabelText('이름').fill('채용 프로그램')
  api.answers('POST /console/handover/keys', { ...apiKey({ lastUsedAt: null }), secret: KEY })
  api.answers('GET /console/handover', { endpoints: [], keys: [apiKey({ lastUsedAt: null })] })
  await dialog.getByRole('button', { name: '만들기' }).click()
  const shown = page.getByRole('alertdialog', { name: 'API 키예요' })
  await expect.element(shown).toMatchTextContent(KEY)
  await shown.getByRole('button', { name: '보관했어요' }).click()
  await expect.element(keys).toMatchTextContent('ca_live_8fQz…')
  await expect.element(keys).toMatchTextContent('아직 쓴 적이 없어요')
  await expectAccessible()
  api.answers('DELETE /console/handover/keys/:id', undefined)
  api.answers('GET /console/handover', { endpoints: [], keys: [] })
  await keys.getByRole('button', { name: '못 쓰게 하기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '못 쓰게 하기' }).click()
  await expect.element(page.getByText('아직 만든 API 키가 없어요')).toBeVisible()
})

test('[BIZ-16] a failed page can be loaded again; only recruiters have it', async ({ api, open }) => {
  api.refuses('GET /console/handover', 'INTERNAL')
  await open('/settings/handover')
  const retry = page.getByRole('button', { name: '다시 시도하기' })
  await expect.element(retry).toBeVisible()
  api.answers('GET /console/handover', { endpoints: [], keys: [] })
  await retry.click()
  await expect.element(page.getByText('아직 연결한 주소가 없어요')).toBeVisible()
})

test.for(['agent', 'admin'] as const)(
  '[BIZ-16] for the %s there is no such page',
  async (as, { api, open }) => {
    await open('/settings/handover', { as })
    await expect.element(page.getByRole('heading', { name: '찾을 수 없어요' })).toBeVisible()
    expect(api.sent('GET /console/handover')).toEqual([])
  },
)
