import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { COFFEECHAT } from '../testing/samples/coffeechats.ts'
import {
  draftOf,
  firstVersion,
  ire,
  opened,
  pact,
  request,
  sea,
  sealed,
  signedByOne,
  twoVersions,
} from '../testing/samples/pacts.ts'
import { test } from '../testing/screen-test.tsx'

/** The terms after they were sent (PACT-2 to PACT-8). */

const HERE = `/coffeechats/${COFFEECHAT}/pact`
const settings = { template: draftOf()!.terms, signerItems: [sea, ire], mayName: true }
const button = (name: string) => page.getByRole('button', { name })

test('[PACT-8] an open version says how long it stands, and is withdrawn with words', async ({
  api,
  open,
}) => {
  api.answers('GET /console/coffeechats/:id/pact', opened(pact()))
  const withdrawn = { words: '시작일을 다시 정해요', at: '2026-11-15T11:20:00+09:00', by: '한이레' }
  api.answers('POST /console/pacts/:id/withdraw', pact({ state: 'WITHDRAWN', withdrawn }))
  await open(HERE)
  await expect.element(page.getByRole('img', { name: '5일 남았어요' })).toBeVisible()
  await expect.element(page.getByText('읽었어요 · 11월 13일 15:20')).toBeVisible()
  await expect.element(page.getByText('최저 +300 · 최고 −200')).toBeVisible()
  await expectAccessible()
  await button('합의서 거두기').click()
  const dialog = page.getByRole('dialog', { name: '합의서를 거둘까요?' })
  await dialog.getByRole('textbox', { name: '한마디 남기기' }).fill('시작일을 다시 정해요')
  await dialog.getByRole('button', { name: '거두기' }).click()
  await expect.element(page.getByText('한이레 님이 오늘 11:20에 거뒀어요')).toBeVisible()
  expect(api.sent('POST /console/pacts/:id/withdraw')[0]?.body).toEqual({ words: '시작일을 다시 정해요' })
  await expect.element(button('세 번째 안 쓰기')).toBeVisible()
})

test('[PACT-3] what was asked stands beside the version, and leads to the next draft', async ({
  api,
  open,
}) => {
  const asked = pact({ state: 'CHANGE_ASKED', versionItems: firstVersion(), requestItems: [request] })
  api.answers('GET /console/coffeechats/:id/pact', opened(asked))
  api.answers('GET /console/pact-settings', settings)
  api.answers('POST /console/pacts/:id/draft', { ...asked, draft: draftOf({ base: 7_000 }) })
  await open(HERE)
  const side = page.getByRole('complementary', { name: '노가온 님이 부탁했어요' })
  await expect.element(side.getByText(`“${request.text}”`, { exact: true })).toBeVisible()
  await expect.element(side.getByText(/^11월 12일 20:31 · 2번 가운데 1번$/)).toBeVisible()
  await button('두 번째 안 쓰기').click()
  await expect.element(page.getByText('두 번째 안 · 초안')).toBeVisible()
  await expect.element(page.getByText('첫 번째 안의 조건으로 채웠어요')).toBeVisible()
})

test('[PACT-3] versions stand beside each other, what changed first', async ({ api, open }) => {
  api.answers('GET /console/coffeechats/:id/pact', opened(pact()))
  await open(HERE)
  await page.getByRole('link', { name: '바뀐 것 3가지' }).click()
  const rows = page.getByRole('row')
  await expect
    .element(rows.nth(1))
    .toMatchTextContent('연봉제안6,700~7,200첫 번째 안7,000두 번째 안7,200200만 원 올랐어요')
  await expect.element(rows.nth(2)).toMatchTextContent('3개월에 175만 원 올랐어요')
  await expect.element(rows.nth(3)).toMatchTextContent('14일 늦췄어요')
  await expectAccessible()
})

test('[PACT-4] the named signer signs on the own phone: waiting, a refusal, and the seal', async ({
  api,
  open,
}) => {
  const mine = signedByOne({ signer: { ...ire, hasContact: false } })
  const signing = {
    state: 'ASKED' as const,
    askedAt: '2026-11-15T12:00:00+09:00',
    expiresAt: '2026-11-15T12:05:00+09:00',
    problem: null,
  }
  api.answers('GET /console/coffeechats/:id/pact', opened(mine))
  api.answers('POST /console/pacts/:id/signing', { ...mine, signing })
  const problem = { title: '서명을 거절했어요', body: '다시 서명할 수 있어요.' }
  api.answers('GET /console/pacts/:id/signing', {
    ...mine,
    signer: ire,
    signing: { ...signing, state: 'REFUSED', problem },
  })
  await open(HERE)
  await expect
    .element(page.getByRole('img', { name: '사이닝 보너스 제안 500만 원, 합의 300만 원' }).nth(1))
    .toBeVisible()
  await expectAccessible()
  await button('카카오 인증서로 서명하기').click()
  const phone = page.getByRole('textbox', { name: '휴대폰 번호' })
  await expect.element(phone).toHaveFocus()
  await phone.fill('01012345678')
  await page.getByRole('textbox', { name: '생년월일' }).fill('19900101')
  await button('카카오 인증서로 서명하기').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('서명을 거절했어요다시 서명할 수 있어요.')
  expect(api.sent('POST /console/pacts/:id/signing')[0]?.body).toEqual({
    version: 2,
    contact: { phone: '01012345678', birthday: '19900101' },
  })
  const known = { ...mine, signer: ire, signing: { ...signing, askedAt: '2026-11-15T12:01:00+09:00' } }
  api.answers('POST /console/pacts/:id/signing', known)
  api.answers('GET /console/pacts/:id/signing', sealed({ signer: ire }))
  await button('카카오 인증서로 서명하기').click()
  await expect.element(toast('서명했어요. 두 사람의 서명이 모두 있어요')).toBeVisible()
  await expect.element(page.getByRole('img', { name: '커피어택 봉인, 2026.11.15' })).toBeVisible()
})

test('[PACT-4] a request on the phone is given up; whoever does not sign reminds the signer', async ({
  api,
  open,
}) => {
  const signing = {
    state: 'ASKED' as const,
    askedAt: '2026-11-15T12:00:00+09:00',
    expiresAt: '2026-11-15T12:05:00+09:00',
    problem: null,
  }
  const waiting = signedByOne({ signer: ire, signing })
  api.answers('GET /console/coffeechats/:id/pact', opened(waiting))
  api.answers('GET /console/pacts/:id/signing', waiting)
  api.answers('DELETE /console/pacts/:id/signing', signedByOne())
  api.answers('POST /console/pacts/:id/remind-signer')
  await open(HERE)
  await expect.element(page.getByText('휴대폰에서 서명해 주세요')).toBeVisible()
  await expectAccessible()
  await button('그만두기').click()
  await button('강세아 님에게 다시 알리기').click()
  await expect.element(toast('강세아 님에게 다시 알렸어요')).toBeVisible()
})

test('[PACT-5] [PACT-7] a sealed pact has its file, and says what follows from it', async ({ api, open }) => {
  const url = `${window.location.origin}${window.location.pathname}#pact.pdf`
  api.answers('GET /console/coffeechats/:id/pact', opened(sealed(), true))
  api.answers('GET /console/pacts/:id/file', { url })
  await open(HERE)
  await expect.element(page.getByText(/2026년 11월 15일 10:02:47/)).toBeVisible()
  await expect.element(page.getByText('504만 원')).toBeVisible()
  await expect.element(page.getByText('성사 수수료 7%')).toBeVisible()
  await expect.element(button('새 합의서')).toBeVisible()
  await expectAccessible()
  await button('합의서 내려받기').click()
  await expect.poll(() => api.sent('GET /console/pacts/:id/file')).toHaveLength(1)
})

test('[PACT-8] a lapsed version is sent once more with a new last day', async ({ api, open }) => {
  const ended = { end: 'LAPSED' as const, endedAt: '2026-11-14T00:00:00+09:00', untilDay: '2026-11-13' }
  const lapsed = pact({
    state: 'LAPSED',
    versionItems: twoVersions(ended),
    askedAgainAt: '2026-11-15T09:00:00+09:00',
  })
  api.answers('GET /console/coffeechats/:id/pact', opened(lapsed))
  api.answers('GET /console/pact-settings', settings)
  api.answers('POST /console/pacts/:id/send', pact())
  await open(HERE)
  await expect.element(page.getByText('오늘 09:00에 다시 보내 달라고 했어요.')).toBeVisible()
  await expectAccessible()
  await button('같은 내용으로 다시 보내기').click()
  await expect.element(toast('노가온 님에게 다시 보냈어요')).toBeVisible()
  expect(api.sent('POST /console/pacts/:id/send')[0]?.body).toEqual({
    revision: 0,
    days: 7,
    signerId: sea.id,
  })
})

test('[PACT-3] a declined pact shows the person’s words and stays readable', async ({ api, open }) => {
  const declined = { words: '이번에는 지금 회사에 남기로 했어요.', at: '2026-11-15T10:40:00+09:00' }
  const versionItems = twoVersions({ end: 'DECLINED', endedAt: declined.at })
  api.answers(
    'GET /console/coffeechats/:id/pact',
    opened(pact({ state: 'DECLINED', versionItems, declined })),
  )
  await open(HERE)
  await expect.element(page.getByText(/“이번에는 지금 회사에 남기로 했어요.” · 오늘 10:40/)).toBeVisible()
  await expect.element(page.getByRole('group', { name: '사이닝 보너스' })).toBeVisible()
  await expectAccessible()
})
