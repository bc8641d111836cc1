import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { EARLY_CALLS, type EarlyCalls } from '../../layout/document/inline-scripts.ts'
import { my } from '../../testing/samples/account.ts'
import { homeWith } from '../../testing/samples/home.ts'
import { offerEntry } from '../../testing/samples/offers.ts'
import { profile } from '../../testing/samples/profile.ts'
import { test } from '../../testing/screen-test.tsx'

const link = (name: string) => page.getByRole('link', { name })
const headline = page.getByRole('heading', { level: 1, name: /^하람 님/ })
/** The last of each card. */
const cards = [
  page.getByRole('list', { name: '다음에 채울 것' }),
  link('예상 연봉 리포트 보기'),
  link('프로필 고치기'),
]

test('[OFR-10] opened, home draws each card of the profile after what stands above it; come back to, all at once', async ({
  api,
  open,
  onTestFinished,
}) => {
  api.answers('GET /v3/users/my', my())
  api.answers('GET /v3/users/my/attack', homeWith(offerEntry()))
  api.answers('GET /v3/users/profile', profile())
  api.answers('GET /users/notifications/unread', { unread: 0 })
  api.answers('GET /users/push', { publicKey: null })
  api.answers('GET /users/notifications', { items: [], unread: 0, nextCursor: null })
  const drawn = new Set<number>()
  const watch = new MutationObserver(() => {
    if (headline.query()) drawn.add(cards.filter((card) => card.query()).length)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => watch.disconnect())
  // As the page's head leaves it: the answers are on their way.
  Object.assign(window, { [EARLY_CALLS]: { token: 'access', answers: {} } satisfies EarlyCalls })

  const screen = await open('/my')
  await expect.poll(() => [...drawn]).toEqual([0, 1, 2, 3])
  await link('알림').click()
  await expect.element(headline).not.toBeInTheDocument()
  drawn.clear()
  await screen.back()
  await expect.poll(() => [...drawn]).toEqual([3])
})
