import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { OFFER_ADDRESS, test } from '../testing/offer-test.tsx'
import { disclosure } from '../testing/samples/coffeechats.ts'
import { lastMomentIn, offer, owner, sampleId } from '../testing/samples/offers.ts'
import { wholePay } from '../testing/samples/pay.ts'

/** Opening an offer, accepting it, and its result. */

const title = page.getByRole('heading', { level: 1 })
const accept = page.getByRole('button', { name: '커피챗 할래요' })
const tell = page.getByRole('button', { name: '알리고 커피챗 시작하기' })
const CHAT = { coffeechatId: sampleId(901) }
const ACCEPTED = `/my/result/like/${CHAT.coffeechatId}?company=${encodeURIComponent('노을클라우드')}`

describe('accepting', () => {
  test('[OFR-6] leads to the coffee chat, once, however often it is pressed', async ({ api, openOffer }) => {
    api.answers('GET /users/coffeechats/disclosure', disclosure())
    api.answers('POST /v2.1/users/coffeechat', CHAT)
    api.loses('GET /users/coffeechats/:id')
    const screen = await openOffer()
    await accept.click()
    // Both presses happen before the response.
    const gate = api.holds('POST /v2.1/users/coffeechat')
    await tell.dblClick()
    gate.open()
    await expect.poll(screen.address).toBe(ACCEPTED)
    expect(api.sent('POST /v2.1/users/coffeechat').map(({ body }) => body)).toEqual([
      { offerId: sampleId(1) },
    ])
  })

  test('[OFR-6] can be resent after a lost response', async ({ api, openOffer }) => {
    api.answers('GET /users/coffeechats/disclosure', disclosure())
    api.loses('POST /v2.1/users/coffeechat')
    api.loses('GET /users/coffeechats/:id')
    const screen = await openOffer()
    await accept.click()
    await tell.click()
    await expect.element(page.getByText('인터넷에 연결되어 있지 않아요')).toBeVisible()
    api.answers('POST /v2.1/users/coffeechat', CHAT)
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.poll(screen.address).toBe(ACCEPTED)
    expect(api.sent('POST /v2.1/users/coffeechat')).toHaveLength(2)
  })

  test.for([
    ['OFFER_REFUSED', 'REFUSED', '이미 거절한 제안이에요.'],
    ['OFFER_EXPIRED', 'EXPIRED', '커피챗 수락 기간이 만료되었어요.'],
  ] as const)(
    '[OFR-1] what is %s meanwhile says so',
    async ([refusal, status, words], { api, openOffer }) => {
      api.answers('GET /users/coffeechats/disclosure', disclosure())
      await openOffer()
      api.refuses('POST /v2.1/users/coffeechat', refusal)
      await accept.click()
      await expect.element(tell).toBeEnabled()
      api.answers('GET /v2/users/offers/:id', offer({ status }))
      await tell.click()
      await expect.element(title).toHaveTextContent(words)
    },
  )
})

describe('[OFR-1] two tabs', () => {
  test('an answer in another tab is shown before anything can be pressed', async ({ api, openOffer }) => {
    await openOffer()
    await expect.element(accept).toBeVisible()
    api.answers('GET /v2/users/offers/:id', offer({ status: 'REFUSED' }))
    const other = new BroadcastChannel('offers')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to one origin
    other.postMessage('answered')
    await expect.element(title).toHaveTextContent('이미 거절한 제안이에요.')
    other.close()
    expect(api.sent('POST /v2.1/users/coffeechat')).toEqual([])
  })

  test('what is pressed on the return to a tab waits for the offer as it is now', async ({
    api,
    openOffer,
  }) => {
    await openOffer()
    await expect.element(accept).toBeVisible()
    const gate = api.holds('GET /v2/users/offers/:id')
    api.answers('GET /v2/users/offers/:id', offer({ status: 'MATCHED' }))
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await accept.click()
    await expect.element(page.getByRole('button', { name: '확인하는 중' })).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    gate.open()
    await expect.element(title).toHaveTextContent('커피챗 매칭이 완료되었어요.')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('an offer that is still open is answered after the wait', async ({ api, openOffer }) => {
    api.answers('GET /users/coffeechats/disclosure', disclosure())
    await openOffer()
    await expect.element(accept).toBeVisible()
    const gate = api.holds('GET /v2/users/offers/:id')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await accept.click()
    gate.open()
    await expect.element(tell).toBeEnabled()
  })
})

describe('[VAL-8] the company’s own page about the position', () => {
  test('opens in a new window without a referrer', async ({ openOffer }) => {
    await openOffer({ link: 'https://noeulcloud.example/jobs/frontend' })
    const link = page.getByRole('link', { name: /프론트엔드 개발자.*새 창에서 열기/ })
    await expect.element(link).toHaveAttribute('href', 'https://noeulcloud.example/jobs/frontend')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(link).toHaveAttribute('target', '_blank')
  })

  test.for([
    'javascript:alert(document.domain)',
    ' JavaScript:alert(1)//https://noeulcloud.example',
    'data:text/html,<script>alert(1)</script>',
    'https://noeulcloud.example@evil.example/',
  ])('is text when %j got into the data past our forms', async (link, { openOffer }) => {
    await openOffer({ link })
    await expect.element(page.getByText('프론트엔드 개발자', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /프론트엔드 개발자/ })).not.toBeInTheDocument()
    expect(document.querySelector('a[target="_blank"]')).toBeNull()
  })
})

describe('[OFR-8] an answered offer', () => {
  test.for([
    ['MATCHED', '커피챗 매칭이 완료되었어요.', '이제 서로 이름과 연락처를 볼 수 있어요.'],
    ['AGENT', '에이전트와 이야기하고 정하기로 했어요', '담당 에이전트가 곧 연락드려요.'],
    ['REFUSED', '이미 거절한 제안이에요.', '노을클라우드'],
  ] as const)(
    'that is %s says so, and its button leads to /my',
    async ([status, words, more], { openOffer }) => {
      await openOffer({ status })
      await expect.element(title).toHaveTextContent(words)
      await expect.element(page.getByText(more).first()).toBeVisible()
      await expect.element(accept).not.toBeInTheDocument()
      await expect
        .element(page.getByRole('link', { name: '내 페이지로 가기' }))
        .toHaveAttribute('href', '/my')
    },
  )

  test('that was refused shows the reason', async ({ openOffer }) => {
    await openOffer({ status: 'REFUSED', refusalReason: '연봉이 기대보다 아쉬워요' })
    await expect.element(page.getByText('연봉이 기대보다 아쉬워요')).toBeVisible()
    await expectAccessible()
  })

  test('that was matched leads to its coffee chat', async ({ openOffer }) => {
    await openOffer({ status: 'MATCHED' })
    await expect
      .element(page.getByRole('link', { name: '커피챗 보러 가기' }))
      .toHaveAttribute('href', ACCEPTED)
  })

  test('leads a person without a certificate to /signin', async ({ api, openOffer }) => {
    const screen = await openOffer({ status: 'REFUSED' })
    api.answers('GET /v3/users/my', owner({ certified: false }))
    await screen.reload()
    await expect
      .element(page.getByRole('link', { name: '내 페이지로 가기' }))
      .toHaveAttribute('href', '/signin')
  })

  test.for([
    ['as the server tells it', { status: 'EXPIRED', expiredAt: lastMomentIn(-1) }],
    ['[OFR-12] by the clock alone', { status: 'WAITING', expiredAt: lastMomentIn(-1) }],
  ] as const)('that is over, %s, leads to asking again', async ([, given], { openOffer }) => {
    await openOffer(given)
    await expect.element(title).toHaveTextContent('커피챗 수락 기간이 만료되었어요.')
    await expect
      .element(page.getByRole('link', { name: '다시 연결 문의하기' }))
      .toHaveAttribute(
        'href',
        `/ask?${new URLSearchParams({ from: OFFER_ADDRESS, company: '노을클라우드' })}`,
      )
  })
})

test('[OFR-7] a company of a curation is answered with its group', async ({ api, openOffer }) => {
  api.holds('GET /users/offers/group/:groupId')
  api.loses('GET /users/offers/group/:groupId')
  const screen = await openOffer({ groupId: sampleId(501) })
  await expect.poll(screen.address).toBe(`/my/result/curation/${sampleId(501)}`)
})

test('[ROUTE-3] an offer that fails to load leads home', async ({ api, open }) => {
  api.refuses('GET /v2/users/offers/:id', 'NOT_FOUND')
  const screen = await open(OFFER_ADDRESS)
  await expect.poll(screen.address).toBe('/')
})

test('[ROUTE-4] a refused login is told', async ({ api, open }) => {
  api.refuses('GET /v2/users/offers/:id', 'UNAUTHORIZED')
  const screen = await open(OFFER_ADDRESS)
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('로그인이 만료됐어요')
  await expectAccessible()
  await page.getByRole('button', { name: '다시 로그인하기' }).click()
  await expect.poll(screen.address).toBe('/')
  expect(localStorage.length).toBe(0)
})

test('[OFR-15] the result of an offer shows its terms part by part', async ({ openOffer }) => {
  await openOffer({ status: 'REFUSED', salaryMin: 6_300, pay: wholePay })
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent(
      '성과급해마다 300~700만 원스톡옵션4년에 1,200~2,000만 원사이닝 보너스500만 원첫해에 모두7,400~8,500만 원',
    )
})
