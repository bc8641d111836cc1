import { expect } from 'vitest'
import { test } from '../public/testing/page-test.tsx'
import { giveShareSheet } from '../testing/share-sheet.ts'

test("[PUB-5] a public page shares through the system's sheet where there is one", async ({ visit }) => {
  let given: ReturnType<typeof giveShareSheet> | undefined
  const { screen, window } = await visit('/graph', {
    before: (view) => void (given = giveShareSheet(view, { sheet: true })),
  })
  await screen.getByRole('button', { name: '친구에게 알려 주기' }).click()
  await expect
    .poll(() => given?.shared)
    .toEqual([
      {
        title: '내 연봉은 어떻게 올라왔을까요?',
        text: '같은 일을 하는 사람들과 연봉이 오른 길을 견줘 봐요.',
        url: `${window.location.origin}/graph`,
      },
    ])
  expect(given?.copied).toEqual([])
})

test('[PUB-5] [UI-2] without a key the link is copied, with a notice of four seconds', async ({
  clock,
  visit,
}) => {
  let given: ReturnType<typeof giveShareSheet> | undefined
  clock.set('2026-11-15T12:00:00+09:00')
  const { screen, window } = await visit('/secret', {
    before: (view) => void (given = giveShareSheet(view, { sheet: false })),
  })
  await screen.getByRole('button', { name: '친구에게 알려 주기' }).click()
  const news = screen.getByText('링크를 복사했어요')
  await expect.element(news).toBeVisible()
  await expect.element(news).toHaveRole('status')
  expect(given?.copied).toEqual([`${window.location.origin}/secret`])
  await clock.runFor(3000)
  await expect.element(news).toBeVisible()
  await clock.runFor(1100)
  await expect.element(news).not.toBeInTheDocument()
})

test('[PUB-5] with a key the messenger’s script is loaded on the press and gets the card', async ({
  visit,
}) => {
  let given: ReturnType<typeof giveShareSheet> | undefined
  const loaded: string[] = []
  const sent: unknown[] = []
  const { screen, window } = await visit('/graph', {
    messengerKey: 'js-key',
    before(view) {
      given = giveShareSheet(view, { sheet: true })
      // A stand-in for the messenger's script.
      const { append } = view.document.head ?? view.Element.prototype
      view.Element.prototype.append = function take(this: Element, ...nodes) {
        const [script] = nodes
        if (!(script instanceof view.HTMLScriptElement)) return append.apply(this, nodes)
        loaded.push(script.src)
        view.Kakao = {
          isInitialized: () => sent.length > 0,
          init: (key) => sent.push(key),
          Share: { sendDefault: (feed) => sent.push(feed) },
        }
        script.dispatchEvent(new view.Event('load'))
      }
    },
  })
  expect(loaded).toEqual([])
  const share = screen.getByRole('button', { name: '친구에게 알려 주기' })
  await share.click()
  await expect.poll(() => sent).toHaveLength(2)
  await share.click()
  await expect.poll(() => sent).toHaveLength(3)
  expect(loaded).toEqual(['https://t1.kakaocdn.net/kakao_js_sdk/2.7.9/kakao.min.js'])
  const { origin } = window.location
  const link = { webUrl: `${origin}/graph`, mobileWebUrl: `${origin}/graph` }
  expect(sent[0]).toBe('js-key')
  expect(sent[1]).toEqual({
    objectType: 'feed',
    content: {
      title: '내 연봉은 어떻게 올라왔을까요?',
      description: '같은 일을 하는 사람들과 연봉이 오른 길을 견줘 봐요.',
      imageUrl: `${origin}/og/graph.png`,
      link,
    },
    buttons: [{ title: '내 연봉 그래프 보기', link }],
  })
  expect(given?.shared).toEqual([])
})
