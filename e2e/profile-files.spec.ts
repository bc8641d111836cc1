import { writeFile } from 'node:fs/promises'
import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { call, isAccessible, openProfile, said, save, saveButton } from './profile-steps.ts'

/** The files of a profile (PRO-7, VAL-10). */

const MEGABYTE = 1024 * 1024
type Files = { items: { type: string; name: string; size: number }[] }

/** A PDF that is whole, of exactly so many bytes. */
function pdf(bytes: number): Buffer {
  const [head, tail] = ['%PDF-1.7\n', '\nstartxref\n0\n%%EOF\n']
  return Buffer.from(head + ' '.repeat(bytes - head.length - tail.length) + tail)
}
const resume = (page: Page) => page.getByLabel(/^이력서 파일 올리기/)
async function pick(page: Page, bytes: Buffer, name = '윤하람_이력서.pdf'): Promise<void> {
  const file = test.info().outputPath(name)
  await writeFile(file, bytes)
  await resume(page).setInputFiles(file)
}
const files = async (page: Page) => (await call<Files>(page, '/inbound/user/files')).items

test('[PRO-7] a file goes up as soon as it is chosen, is saved with the form, and is deleted after a question', async ({
  page,
}) => {
  await openProfile(page)
  await pick(page, pdf(2.4 * MEGABYTE))
  await expect(page.getByText('2.4MB')).toBeVisible()
  await expect(saveButton(page)).toBeEnabled()
  expect(await files(page)).toEqual([])
  expect(await save(page)).toEqual({ resumeFileUrl: expect.any(String) })
  expect(await files(page)).toMatchObject([{ type: 'resume', name: '윤하람_이력서.pdf' }])
  await page.reload()
  await expect(page.getByText('윤하람_이력서.pdf')).toBeVisible()
  await isAccessible(page)

  await page.getByRole('button', { name: '윤하람_이력서.pdf 지우기' }).click()
  const question = page.getByRole('dialog', { name: '파일을 지울까요?' })
  await question.getByRole('button', { name: '그대로 두기' }).click()
  await expect(question).toBeHidden()
  await expect(saveButton(page)).toBeDisabled()
  await page.getByRole('button', { name: '윤하람_이력서.pdf 지우기' }).click()
  await question.getByRole('button', { name: '지우기' }).click()
  await expect(resume(page)).toBeAttached()
  expect(await save(page)).toEqual({ resumeFileUrl: null })
  expect(await files(page)).toEqual([])
})

test('[VAL-10] twenty megabytes to the byte are taken, one byte more is not', async ({ page }) => {
  test.slow()
  await openProfile(page)
  await pick(page, pdf(20 * MEGABYTE + 1))
  await expect(said(page, '최대 20MB 이하의 파일만 등록 가능합니다.')).toBeVisible()
  await expect(saveButton(page)).toBeDisabled()
  await pick(page, pdf(20 * MEGABYTE))
  await expect(page.getByText('20.0MB')).toBeVisible({ timeout: 20_000 })
  await save(page)
  expect((await files(page)).map(({ size }) => size)).toEqual([20 * MEGABYTE])
})

test('[VAL-10] only pdf, png, jpg and jpeg are taken, and not what merely calls itself so', async ({
  page,
}) => {
  await openProfile(page)
  await pick(page, Buffer.from('MZ'), '이력서.exe')
  await expect(said(page, 'pdf, png, jpg, jpeg 파일만 올릴 수 있어요')).toBeVisible()
  await pick(page, Buffer.alloc(0))
  await expect(said(page, '빈 파일은 올릴 수 없어요')).toBeVisible()
  await pick(page, Buffer.from('<!doctype html><title>resume</title>'))
  await expect(said(page, 'pdf, png, jpg, jpeg 파일만 올릴 수 있어요')).toBeVisible()
  await expect(page.getByRole('button', { name: '다시 올리기' })).toBeHidden()
  await page.getByRole('button', { name: '윤하람_이력서.pdf 지우기' }).click()
  await expect(resume(page)).toBeAttached()
  await expect(saveButton(page)).toBeDisabled()
})

test.describe('over a slow connection', () => {
  /** One session for a page: a second one would add its limits to those of the first. */
  const sessions = new WeakMap<Page, Promise<CDPSession>>()
  async function throttle(page: Page, bytesPerSecond: number): Promise<void> {
    const opened = sessions.get(page) ?? page.context().newCDPSession(page)
    sessions.set(page, opened)
    const network = await opened
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', {
      offline: bytesPerSecond === 0,
      latency: 0,
      downloadThroughput: bytesPerSecond || -1,
      uploadThroughput: bytesPerSecond || -1,
    })
  }
  const bar = (page: Page) => page.getByRole('progressbar', { name: '윤하람_이력서.pdf 올리기' })
  const progress = (page: Page) => bar(page).evaluate((bar: HTMLProgressElement) => bar.value)

  test('[PRO-7] the bar tells how far it is; cancelling leaves nothing', async ({ page }) => {
    await openProfile(page)
    await throttle(page, 300_000)
    await pick(page, pdf(3 * MEGABYTE))
    await expect(bar(page)).toBeVisible()
    await expect.poll(() => progress(page)).toBeGreaterThan(0)
    const early = await progress(page)
    await expect.poll(() => progress(page)).toBeGreaterThan(early)
    expect(await progress(page)).toBeLessThan(100)
    await expect(page.getByRole('button', { name: '파일을 올리는 중' })).toBeVisible()
    await page.getByRole('button', { name: '윤하람_이력서.pdf 올리기 취소' }).click()
    await expect(resume(page)).toBeAttached()
    await expect(saveButton(page)).toBeDisabled()
    await throttle(page, 100_000_000)
    expect(await files(page)).toEqual([])
  })

  test('[PRO-7] one that breaks off says so, leaves nothing, and goes up once the network is back', async ({
    page,
  }) => {
    await openProfile(page)
    await throttle(page, 300_000)
    await pick(page, pdf(3 * MEGABYTE))
    await expect.poll(() => progress(page)).toBeGreaterThan(0)
    await throttle(page, 0)
    await expect(said(page, '연결이 끊겨 다 올리지 못했어요')).toBeVisible()
    await expect(saveButton(page)).toBeDisabled()
    await throttle(page, 100_000_000)
    await expect(page.getByText('3.0MB')).toBeVisible()
    await expect(saveButton(page)).toBeEnabled()
    await save(page)
    expect(await files(page)).toMatchObject([{ name: '윤하람_이력서.pdf', size: 3 * MEGABYTE }])
  })
})

test('[PRO-7] one that failed can be sent again by hand', async ({ page }) => {
  await openProfile(page)
  await page.route(
    (url) => url.pathname.includes('/files/'),
    (route) => route.abort(),
    { times: 1 },
  )
  await pick(page, pdf(MEGABYTE))
  await expect(said(page, '연결이 끊겨 다 올리지 못했어요')).toBeVisible()
  await page.getByRole('button', { name: '다시 올리기' }).click()
  await expect(saveButton(page)).toBeEnabled()
  expect(await save(page)).toEqual({ resumeFileUrl: expect.any(String) })
})
