import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { test, type Visit } from '../testing/page-test.tsx'

/** The script of every public page. */

test('[PUB-1] the side menu opens, traps the focus, closes on Esc and returns the focus', async ({
  visit,
}) => {
  const { screen, window } = await visit('/')
  const opener = screen.getByRole('button', { name: '메뉴 열기' })
  window.focus()
  ;(opener.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const menu = screen.getByRole('dialog', { name: '메뉴' })
  await expect.element(menu.getByRole('link', { name: '서비스 소개' })).toBeVisible()
  for (let press = 0; press < 20; press++) {
    await userEvent.tab()
    expect(window.document.activeElement?.closest('main, header, footer') ?? null).toBeNull()
  }
  // After the last link the focus is in the browser's own bar for one press.
  if (!menu.element().contains(window.document.activeElement)) await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('[PUB-1] the side menu closes by its button and by a press outside', async ({ visit }) => {
  const { screen, window } = await visit('/')
  const menu = screen.getByRole('dialog', { name: '메뉴' })
  const open = screen.getByRole('button', { name: '메뉴 열기' })
  await open.click()
  await screen.getByRole('button', { name: '메뉴 닫기' }).click()
  await expect.element(menu).not.toBeInTheDocument()
  await open.click()
  await expect.element(menu).toBeVisible()
  const box = menu.element().getBoundingClientRect()
  await menu.click({ position: { x: 10 - box.x, y: 400 }, force: true })
  await expect.element(menu).not.toBeInTheDocument()
  expect(window.location.hash).toBe('')
})

test('[PUB-1] a chosen theme overrides the system and is kept', async ({ visit }) => {
  const landing = await visit('/')
  const ground = () => getComputedStyle(landing.window.document.body).backgroundColor
  const choose = (name: string) =>
    landing.screen.getByRole('contentinfo').getByRole('button', { name }).click()
  const light = ground()
  await choose('어둡게')
  expect(ground()).not.toBe(light)
  await landing.reload()
  expect(ground()).not.toBe(light)
  await choose('시스템')
  expect(ground()).toBe(light)
})

describe('[PUB-1] a signed-in person', () => {
  const header = ({ screen }: Visit) => screen.getByRole('banner')

  test('finds their offers in place of the login and the start button', async ({ visit }) => {
    localStorage.setItem('token', 'a-token')
    const landing = await visit('/')
    await expect
      .element(header(landing).getByRole('link', { name: '내 어택', exact: true }))
      .toHaveAttribute('href', '/my/attack')
    await expect
      .element(landing.screen.getByRole('link', { name: '내 어택 보기' }))
      .toHaveAttribute('href', '/my/attack')
    await expect
      .element(landing.screen.getByRole('link', { name: /로그인|시작하기/ }))
      .not.toBeInTheDocument()
    await expectAccessible(landing.window)
  })

  test('sees nothing move when the login ends in another tab', async ({ visit }) => {
    localStorage.setItem('token', 'a-token')
    const landing = await visit('/')
    const boxes = () =>
      [...landing.window.document.querySelectorAll('header > *, aside > *')].map((box) =>
        JSON.stringify(box.getBoundingClientRect()),
      )
    const before = boxes()
    localStorage.removeItem('token')
    landing.window.dispatchEvent(new StorageEvent('storage'))
    await expect
      .element(header(landing).getByRole('link', { name: '로그인' }))
      .toHaveAttribute('href', '/login')
    expect(boxes()).toEqual(before)
  })
})

describe('[ROUTE-3] a person sent here by a failed load', () => {
  const word = ({ screen }: Visit) => screen.getByRole('status')

  test.for([
    ['load-failed', '내용을 불러오지 못해 첫 화면으로 왔어요. 잠시 뒤 다시 시도해 주세요.'],
    ['login-over', '로그인이 풀려 첫 화면으로 왔어요. 다시 로그인해 주세요.'],
  ] as const)('reads the reason once, and not after a reload: %s', async ([why, text], { visit }) => {
    const landing = await visit(`/?utm_source=a#sent-home=${why}`)
    await expect.element(landing.screen.getByText(text.split('. ')[0]!, { exact: false })).toBeVisible()
    expect(shownIn(word(landing).element())).toBe(text)
    await expectAccessible(landing.window)
    expect(landing.window.location.hash).toBe('')
  })

  test('reads the reason for six seconds', async ({ clock, visit }) => {
    clock.set('2026-11-15T12:00:00+09:00')
    const landing = await visit('/#sent-home=load-failed')
    await clock.runFor(5_900)
    expect(shownIn(word(landing).element())).not.toBe('')
    await clock.runFor(200)
    expect(shownIn(word(landing).element())).toBe('')
  })

  test.for(['/#sent-home=nonsense', '/#sent-home="]', '/#top'])(
    'others read no reason: %s',
    async (address, { visit }) => {
      expect(shownIn(word(await visit(address)).element())).toBe('')
    },
  )

  const shownIn = (place: Element) =>
    [...place.children]
      .filter((one) => !(one as HTMLElement).hidden)
      .map(({ textContent }) => textContent.trim())
      .join('')
})

describe('[AUTH-1] the Kakao button', () => {
  const way = { authorizeUrl: 'https://kauth.example/oauth/authorize?state=the-state', state: 'the-state' }
  const start = ({ screen }: Visit) => screen.getByRole('link', { name: '카카오로 3초 만에 시작하기' })

  test('leads straight to Kakao, and stores the state that the return must bring back', async ({
    api,
    phone,
    visit,
  }) => {
    api.answers('GET /auth/kakao', way)
    const gate = api.holds('GET /auth/kakao')
    const landing = await visit('/')
    await start(landing).click()
    await start(landing).click()
    gate.open()
    await expect.poll(phone.leftFor).toBe(way.authorizeUrl)
    expect(api.sent('GET /auth/kakao').map(({ query }) => query)).toEqual([
      { redirectUri: `${location.origin}/login/autho` },
    ])
    expect(JSON.parse(sessionStorage.getItem('messenger-login') ?? '')).toEqual({
      state: 'the-state',
      waitingState: '',
      from: '',
    })
  })

  test('leads to the login when Kakao cannot be reached', async ({ api, phone, visit }) => {
    api.refuses('GET /auth/kakao', 'MESSENGER_UNAVAILABLE')
    await start(await visit('/')).click()
    await expect.poll(phone.leftFor).toBe('/login')
    expect(sessionStorage.getItem('messenger-login')).toBeNull()
  })
})

test('[PUB-4] the first visit is recorded once in a session, with its source', async ({ api, visit }) => {
  await visit('/?utm_source=kakao&utm_medium=banner&utm_campaign=autumn')
  await expect.poll(() => sessionStorage.getItem('utm-id')).toBe('00000000-0000-7000-8000-000000000001')
  await visit('/?utm_source=other')
  expect(api.sent('POST /users/utm').map(({ body }) => body)).toEqual([
    { source: 'kakao', campaign: 'autumn', medium: 'banner', content: '', term: '', landing: '/', ref: '' },
  ])
})

test('[PUB-4] a failure to record the first visit is silent', async ({ api, visit }) => {
  api.refuses('POST /users/utm', 'INTERNAL')
  const errors: unknown[] = []
  const { window } = await visit('/', {
    before(view) {
      view.addEventListener('error', ({ message }) => errors.push(message))
      view.addEventListener('unhandledrejection', ({ reason }) => errors.push(reason))
    },
  })
  await expect.poll(() => api.sent('POST /users/utm')).toHaveLength(1)
  // By then the page has read the response and could have shown an error.
  await new Promise((resolve) => window.requestAnimationFrame(resolve))
  expect(errors).toEqual([])
  expect(sessionStorage.getItem('utm-id')).toBeNull()
})
