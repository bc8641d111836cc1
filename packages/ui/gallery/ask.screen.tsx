import { ask, OverlayHost } from '@coffeeattack/ui/ask'
import { test } from '@coffeeattack/ui/testing/browser-test'
import { expect } from 'vitest'
import { render } from '../src/testing/render.tsx'
import { page } from 'vitest/browser'

test('a question asked before the first paint is shown once its host is mounted', async () => {
  const answer = ask({ title: '로그인이 만료됐어요', confirm: '다시 로그인하기', alert: true })
  await render(<OverlayHost>커피챗</OverlayHost>)
  await page.getByRole('button', { name: '다시 로그인하기' }).click()
  expect(await answer).toBe('confirm')
})
