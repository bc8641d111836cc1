import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { dataExport } from '../testing/samples/account.ts'
import { test } from '../testing/screen-test.tsx'

/** The name of the next downloaded file. Other steps pass: a sheet that closed just before leaves the history late. */
function nextFile(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const took = (event: NavigateEvent) => {
    if (event.downloadRequest === null) return
    event.preventDefault()
    navigation.removeEventListener('navigate', took)
    resolve(event.downloadRequest)
  }
  navigation.addEventListener('navigate', took)
  return promise
}

describe('[TRUST-6] the data export', () => {
  test('is named after the day on which it was made', async ({ api, open }) => {
    api.answers('GET /users/export', dataExport())
    await open('/my/account/export')
    await expect.element(page.getByText('받은 어택과 커피챗, 주고받은 메시지')).toBeVisible()
    await expectAccessible()
    const file = nextFile()
    await page.getByRole('button', { name: 'JSON 파일 내려받기' }).click()
    expect(await file).toBe('coffee-attack-2026-11-15.json')
    await expect.element(toast('파일을 내려받았어요')).toBeVisible()
  })

  test('that fails downloads nothing and can be retried', async ({ api, open }) => {
    api.refuses('GET /users/export', 'INTERNAL')
    await open('/my/account/export')
    await page.getByRole('button', { name: 'JSON 파일 내려받기' }).click()
    const dialog = page.getByRole('alertdialog', { name: '요청을 완료하지 못했습니다.' })
    await expect.element(dialog).toBeVisible()
    await expect.element(toast('파일을 내려받았어요')).not.toBeInTheDocument()
    api.answers('GET /users/export', dataExport())
    const file = nextFile()
    await dialog.getByRole('button', { name: '다시 시도하기' }).click()
    expect(await file).toBe('coffee-attack-2026-11-15.json')
  })
})
