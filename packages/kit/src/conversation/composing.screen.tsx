import { test } from '@coffeeattack/ui/testing/browser-test'
import { expect } from 'vitest'
import { render } from '@coffeeattack/ui/testing/render'
import { page } from 'vitest/browser'
import { useDraft } from './composing.ts'

function Box({ place }: { place: string }) {
  const [text, write] = useDraft(place)
  return <input aria-label="메시지" value={text} onChange={(event) => write(event.currentTarget.value)} />
}

test('[MSG-1] a draft in a room survives visiting another one', async () => {
  const box = page.getByRole('textbox', { name: '메시지' })
  const { rerender } = await render(<Box key="a" place="a" />)
  await box.fill('안녕하세요')
  await rerender(<Box key="b" place="b" />)
  await expect.element(box).toHaveValue('')
  await rerender(<Box key="a" place="a" />)
  await expect.element(box).toHaveValue('안녕하세요')
})
