import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { createFakeStore } from '../testing/fake-store.ts'
import { saveButton, test as base } from '../testing/profile-test.ts'

/** The files of a profile (PRO-7, VAL-10). */

const MEGABYTE = 1024 * 1024
const UPLOAD = 'https://store.example/put/윤하람'
const READ = 'https://store.example/00000000-0000-7000-8000-000000000031.pdf?signature=once'
const NAME = '윤하람_이력서.pdf'
const SIZE = 2_516_582
const stored = {
  type: 'resume',
  name: NAME,
  size: SIZE,
  url: READ,
  createdAt: '2026-11-15T12:00:00+09:00',
} as const

const resume = page.getByLabelText(/^이력서 파일 올리기/)
const remove = page.getByRole('button', { name: `${NAME} 지우기` })
const bar = page.getByRole('progressbar', { name: `${NAME} 올리기` })

const test = base.extend('store', ({ api }, { onCleanup }) => {
  const store = createFakeStore()
  const { XMLHttpRequest } = globalThis
  Object.assign(globalThis, { XMLHttpRequest: store.Request })
  onCleanup(() => {
    Object.assign(globalThis, { XMLHttpRequest })
    // Restores the network after a failed test.
    window.dispatchEvent(new Event('online'))
  })
  api.answers('GET /inbound/user/files', { items: [] })
  api.answers('GET /users/s3/upload/:id', { uploadUrl: UPLOAD, readUrl: READ })
  return store
})

/** Sets the file inside the page: sending twenty megabytes through the browser driver would be slow. */
async function pick(bytes: number, name = NAME): Promise<void> {
  const input = (await resume.findElement()) as HTMLInputElement
  const chosen = new DataTransfer()
  chosen.items.add(new File([new Uint8Array(bytes)], name))
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('[PRO-7] a file is uploaded as soon as it is chosen, and saved with the form', async ({
  api,
  edit,
  save,
  store,
}) => {
  const screen = await edit()
  await pick(SIZE)
  await expect.poll(store.isReceiving).toBe(true)
  expect(store.receiving()).toEqual({
    method: 'PUT',
    url: UPLOAD,
    type: 'application/pdf',
    size: SIZE,
  })
  expect(api.sent('GET /users/s3/upload/:id').map(({ params, query }) => ({ ...params, ...query }))).toEqual([
    {
      id: '00000000-0000-7000-8000-000000000001',
      type: 'resume',
      fileType: 'pdf',
      name: NAME,
      size: SIZE,
    },
  ])
  store.takes()
  await expect.element(page.getByText('2.4MB')).toBeVisible()
  expect(api.sent('PATCH /users/additional')).toEqual([])
  expect(await save()).toEqual({ resumeFileUrl: READ })

  api.answers('GET /inbound/user/files', { items: [stored] })
  await screen.reload()
  await expect.element(page.getByTitle(NAME)).toBeVisible()
  await expect.element(page.getByText('2.4MB')).toBeVisible()
  await expectAccessible()
})

test('[PRO-7] a file is deleted after a confirmation', async ({ api, edit, save }) => {
  api.answers('GET /inbound/user/files', { items: [stored] })
  await edit({ resumeFileUrl: READ })
  const question = page.getByRole('dialog', { name: '파일을 지울까요?' })
  await remove.click()
  await question.getByRole('button', { name: '그대로 두기' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(saveButton).toBeDisabled()
  await remove.click()
  await question.getByRole('button', { name: '지우기' }).click()
  await expect.element(resume).toBeInTheDocument()
  expect(await save()).toEqual({ resumeFileUrl: null })
})

test('[VAL-10] exactly twenty megabytes are sent, one byte more is not', async ({ edit, store }) => {
  await edit()
  await pick(20 * MEGABYTE + 1)
  await expect.element(page.getByText('최대 20MB 이하의 파일만 등록 가능합니다.')).toBeVisible()
  await expect.element(saveButton).toBeDisabled()
  expect(store.attempts()).toBe(0)
  await pick(20 * MEGABYTE)
  await expect.poll(store.isReceiving).toBe(true)
  store.takes()
  await expect.element(page.getByText('20.0MB')).toBeVisible()
  await expect.element(saveButton).toBeEnabled()
})

test('[VAL-10] only pdf, png, jpg and jpeg are sent, and no empty file', async ({ edit, store }) => {
  await edit()
  await pick(2, '이력서.exe')
  await expect.element(page.getByText('pdf, png, jpg, jpeg 파일만 올릴 수 있어요')).toBeVisible()
  await pick(0)
  await expect.element(page.getByText('빈 파일은 올릴 수 없어요')).toBeVisible()
  await expect.element(saveButton).toBeDisabled()
  expect(store.attempts()).toBe(0)
})

test('[VAL-10] a file whose bytes do not match its name is refused, without a retry', async ({
  edit,
  store,
}) => {
  await edit()
  await pick(36)
  await expect.poll(store.isReceiving).toBe(true)
  store.refuses('FILE_TYPE_UNSUPPORTED')
  await expect.element(page.getByText('pdf, png, jpg, jpeg 파일만 올릴 수 있어요')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '다시 올리기' })).not.toBeInTheDocument()
  await remove.click()
  await expect.element(resume).toBeInTheDocument()
  await expect.element(saveButton).toBeDisabled()
})

test('[PRO-7] the bar shows the progress; cancelling leaves nothing', async ({ api, edit, store }) => {
  await edit()
  await pick(3 * MEGABYTE)
  await expect.poll(store.isReceiving).toBe(true)
  await expect.element(bar).toHaveAttribute('value', '0')
  store.hasReceived(0.25)
  await expect.element(bar).toHaveAttribute('value', '25')
  store.hasReceived(0.75)
  await expect.element(bar).toHaveAttribute('value', '75')
  await expect.element(page.getByText('올리는 중 75%')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '파일을 올리는 중' })).toBeVisible()
  await page.getByRole('button', { name: `${NAME} 올리기 취소` }).click()
  await expect.element(resume).toBeInTheDocument()
  await expect.element(saveButton).toBeDisabled()
  expect(store.isReceiving()).toBe(false)
  expect(api.sent('PATCH /users/additional')).toEqual([])
})

test('[PRO-7] an interrupted upload says so, leaves nothing, and resumes when the network is back', async ({
  edit,
  save,
  store,
}) => {
  await edit()
  await pick(3 * MEGABYTE)
  await expect.poll(store.isReceiving).toBe(true)
  store.hasReceived(0.5)
  window.dispatchEvent(new Event('offline'))
  await expect.element(page.getByText('연결이 끊겨 다 올리지 못했어요')).toBeVisible()
  expect(store.isReceiving()).toBe(false)
  await expect.element(saveButton).toBeDisabled()
  window.dispatchEvent(new Event('online'))
  await expect.poll(store.isReceiving).toBe(true)
  store.takes()
  await expect.element(page.getByText('3.0MB')).toBeVisible()
  expect(await save()).toEqual({ resumeFileUrl: READ })
})

test('[PRO-7] a failed upload can be retried by hand', async ({ edit, save, store }) => {
  await edit()
  await pick(MEGABYTE)
  await expect.poll(store.isReceiving).toBe(true)
  store.loses()
  await expect.element(page.getByText('연결이 끊겨 다 올리지 못했어요')).toBeVisible()
  await page.getByRole('button', { name: '다시 올리기' }).click()
  await expect.poll(store.isReceiving).toBe(true)
  store.takes()
  await expect.element(saveButton).toBeEnabled()
  expect(await save()).toEqual({ resumeFileUrl: READ })
  expect(store.attempts()).toBe(2)
})

test('[PRO-7] a file that failed is said before saving, and is not shown as if it were there', async ({
  api,
  edit,
  store,
}) => {
  await edit({ resumeUrl: null })
  await pick(MEGABYTE)
  await expect.poll(store.isReceiving).toBe(true)
  store.loses()
  await expect.element(page.getByText('올라가지 않았어요 · 1.0MB')).toBeVisible()
  await page.getByPlaceholder('이력서 링크를 붙여 넣어 주세요').fill('https://example.com/resume')
  const question = page.getByRole('dialog', { name: '올리지 못한 파일이 있어요' })
  await saveButton.click()
  await expect.element(question).toMatchTextContent('이력서 파일은 올라가지 않았어요. 그래도 저장할까요?')
  await question.getByRole('button', { name: '파일 다시 보기' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(api.sent('PATCH /users/additional')).toEqual([])
  await expectAccessible()
  await saveButton.click()
  await question.getByRole('button', { name: '그래도 저장하기' }).click()
  await expect.element(page.getByText('저장했어요')).toBeVisible()
  expect(api.sent('PATCH /users/additional').map(({ body }) => body)).toEqual([
    { resumeUrl: 'https://example.com/resume' },
  ])
  await expect.element(resume).toBeInTheDocument()
  await expect.element(page.getByText(/올라가지 않았어요/)).not.toBeInTheDocument()
})
