import { shareCard } from '@coffeeattack/domain/campaigns/share'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { feedOf } from './messenger.ts'
import { share } from './share.ts'

const card = shareCard('graph', { origin: 'https://coffee.example' })
const aborted = new DOMException('', 'AbortError')
const refused = new DOMException('', 'NotAllowedError')

const writeText = vi.fn<(text: string) => Promise<void>>()
const systemShare = vi.fn<(content: ShareData) => Promise<void>>()
const sendDefault = vi.fn<(feed: unknown) => void>()
const init = vi.fn<(key: string) => void>()

/** A page with or without the messenger's key in its head. */
function aPage({ key, sheet = false, loaded = true }: { key?: string; sheet?: boolean; loaded?: boolean }) {
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...(sheet && { share: systemShare }) })
  vi.stubGlobal('window', loaded && { Kakao: { isInitialized: () => false, init, Share: { sendDefault } } })
  vi.stubGlobal('document', {
    querySelector: () => (key === undefined ? null : { content: key }),
    createElement: () => ({
      remove() {},
      addEventListener: (name: string, done: () => void) => name === 'error' && setTimeout(done),
    }),
    head: { append() {} },
  })
}

beforeEach(() => {
  writeText.mockResolvedValue()
  systemShare.mockResolvedValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

describe('[PUB-5] sharing', () => {
  test('uses the messenger where a key is configured', async () => {
    aPage({ key: 'js-key', sheet: true })
    expect(await share(card)).toBe('sent')
    expect(init).toHaveBeenCalledWith('js-key')
    expect(sendDefault).toHaveBeenCalledWith(feedOf(card))
    expect(systemShare).not.toHaveBeenCalled()
  })

  test.each([undefined, ''])('uses the system’s sheet where the key is %o', async (key) => {
    aPage({ key, sheet: true })
    expect(await share(card)).toBe('sent')
    expect(systemShare).toHaveBeenCalledWith({ title: card.title, text: card.description, url: card.link })
    expect(sendDefault).not.toHaveBeenCalled()
    expect(writeText).not.toHaveBeenCalled()
  })

  test('copies the link where there is neither', async () => {
    aPage({})
    expect(await share(card)).toBe('copied')
    expect(writeText).toHaveBeenCalledWith(card.link)
  })

  test('a closed sheet is no failure', async () => {
    aPage({ sheet: true })
    systemShare.mockRejectedValue(aborted)
    expect(await share(card)).toBe('cancelled')
    expect(writeText).not.toHaveBeenCalled()
  })

  test.each([
    ['the messenger does not load', { key: 'js-key', loaded: false }],
    ['the system will not open its sheet', { sheet: true }],
  ])('a way that fails falls through to the next: %s', async (_, page) => {
    aPage(page)
    systemShare.mockRejectedValue(refused)
    expect(await share(card)).toBe('copied')
  })

  test('a blocked clipboard is told', async () => {
    aPage({})
    writeText.mockRejectedValue(refused)
    expect(await share(card)).toBe('failed')
  })
})

test("[PUB-5] the messenger's card has title, description, image, link and button", () => {
  const link = { webUrl: card.link, mobileWebUrl: card.link }
  expect(feedOf(card)).toEqual({
    objectType: 'feed',
    content: { title: card.title, description: card.description, imageUrl: card.imageUrl, link },
    buttons: [{ title: '내 연봉 그래프 보기', link }],
  })
})
