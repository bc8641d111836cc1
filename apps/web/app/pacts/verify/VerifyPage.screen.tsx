import type { VerifiedFile } from '@coffeeattack/contract/pacts-verify'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { test, type Visit } from '../../public/testing/page-test.tsx'

const HASH = '26c99426b738e09a7a6e22decdd3fc6e906ad3f70b942ec69e424c45d8dd8d93'
const OTHER = `11b340fd${'0'.repeat(52)}da47`

const same: VerifiedFile = {
  verdict: 'SAME',
  sealedFingerprint: HASH,
  fingerprint: HASH,
  seal: { by: '봉인', at: '2026-11-20T01:02:47.000Z', isStamped: true, isInTime: true, isDemo: false },
  signatures: {
    company: { at: '2026-11-20T01:02:41.000Z', isChecked: true },
    person: { at: '2026-11-19T12:14:08.000Z', isChecked: true },
  },
}

const NAME = '처우합의서_노을클라우드_한지우.pdf'

/** Dropped on the page; the button opens the system's own window, where no test can press. */
function drop({ window }: Visit, file = new File(['%PDF-'], NAME, { type: 'application/pdf' })) {
  const dataTransfer = new window.DataTransfer()
  dataTransfer.items.add(file)
  window.dispatchEvent(new window.DragEvent('drop', { dataTransfer, cancelable: true }))
}

const titled = ({ screen }: Visit, name: string) => screen.getByRole('heading', { level: 1, name })

test('[PACT-6] a dropped file is read as unchanged: fingerprints, by whom and when', async ({
  visit,
  api,
}) => {
  api.answers('POST /verify', same)
  const page = await visit('/verify')
  await expect.element(titled(page, '합의서가 그대로인지 확인해 드려요')).toBeVisible()
  await expect.element(page.screen.getByRole('button', { name: '파일 고르기' })).toBeVisible()
  page.window.dispatchEvent(new page.window.DragEvent('dragover', { cancelable: true }))
  await expect.element(page.screen.getByText('여기에 놓으면 확인을 시작해요')).toBeVisible()
  drop(page)
  await expect.element(titled(page, '봉인한 뒤 바뀌지 않았어요')).toHaveFocus()
  await expect.element(page.screen.getByText('같아요', { exact: true })).toBeVisible()
  for (const text of [
    NAME,
    '2026년 11월 20일 10:02:47',
    '2026년 11월 20일 10:02:41',
    '2026년 11월 19일 21:14:08',
    '시각을 확인해 주는 기관이 찍었어요',
  ])
    await expect.element(page.screen.getByText(text).last()).toBeVisible()
  await expect.element(page.screen.getByText('26C9 9426 … 8D93').first()).toBeVisible()
  const prints = page.screen.getByRole('img', { name: '문서 지문 26c9 9426으로 시작해요' })
  await expect.poll(() => prints.elements().filter((one) => one.checkVisibility()).length).toBe(2)
  await expectAccessible(page.window)
})

describe('[PACT-6] a file that is not as it was sealed', () => {
  test('changed: what to do, and two fingerprints that differ', async ({ visit, api }) => {
    api.answers('POST /verify', {
      ...same,
      verdict: 'CHANGED',
      fingerprint: OTHER,
      seal: null,
      signatures: null,
    })
    const page = await visit('/verify')
    drop(page)
    await expect.element(titled(page, '봉인한 뒤에 바뀐 파일이에요')).toBeVisible()
    await expect.element(page.screen.getByText('달라요', { exact: true })).toBeVisible()
    await expect.element(page.screen.getByText('11B3 40FD … DA47')).toBeVisible()
    await expect.element(page.screen.getByText('봉인한 곳')).not.toBeVisible()
  })

  test('not ours: no word of forgery', async ({ visit, api }) => {
    const nothing = { sealedFingerprint: null, fingerprint: OTHER, seal: null, signatures: null }
    api.answers('POST /verify', { ...nothing, verdict: 'NOT_OURS' })
    const page = await visit('/verify')
    drop(page)
    await expect.element(titled(page, '커피어택이 봉인한 파일이 아니에요')).toBeVisible()
    await expect.element(page.screen.getByText('맞춰 볼 봉인이 없어요')).toBeVisible()
    await expect
      .element(page.screen.getByText('다른 곳에서 만든 문서예요. 진짜인지 가짜인지는 저희가 알 수 없어요.'))
      .toBeVisible()
  })

  test('a picture is not sent', async ({ visit, api }) => {
    const page = await visit('/verify')
    drop(page, new File(['x'], '합의서_사진.jpg', { type: 'image/jpeg' }))
    await expect.element(page.screen.getByText('PDF 파일만 확인할 수 있어요')).toBeVisible()
    await expect.element(page.screen.getByText('합의서_사진.jpg는 사진이에요')).toBeVisible()
    expect(api.sent('POST /verify')).toEqual([])
  })

  test('nor what is too large', async ({ visit, api }) => {
    const page = await visit('/verify')
    drop(page, new File([new Uint8Array(10 * 1024 * 1024 + 1)], NAME, { type: 'application/pdf' }))
    await expect.element(page.screen.getByText('10 MB까지 확인할 수 있어요')).toBeVisible()
    expect(api.sent('POST /verify')).toEqual([])
  })

  test('a file that could not be judged is told so', async ({ visit, api }) => {
    api.refuses('POST /verify', 'VERIFY_UNDECIDED')
    const page = await visit('/verify')
    drop(page)
    const why = page.window.document.querySelector('[data-why]')!
    await expect.poll(() => why.checkVisibility() && why.textContent).toBe('이 파일은 확인하지 못했어요.')
  })
})
