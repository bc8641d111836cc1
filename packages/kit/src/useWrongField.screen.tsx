import { Button } from '@coffeeattack/ui/Button'
import { TextField } from '@coffeeattack/ui/TextField'
import { useState } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { test } from './testing/kitTest.tsx'
import { useForm } from './useForm.ts'
import { type Problems, useWrongField } from './useWrongField.ts'

/** A long form of rows; `problems` are the errors on submit. */
function Rows({ problems }: { problems: Problems }) {
  const { place, showWrong } = useWrongField<HTMLDivElement>()
  return (
    <div ref={place}>
      <Button onClick={() => showWrong(problems)}>보내기</Button>
      {[0, 1].map((row) => (
        <section key={row} aria-label={`줄 ${row}`} data-field={`items.${row}.companyId`} tabIndex={-1}>
          <div style={{ height: 1200 }} />
          <TextField label={`포지션 ${row}`} name={`items.${row}.position`} />
        </section>
      ))}
      <TextField label="회사" name="items" />
      <TextField label="막힌 것" name="blocked" disabled />
      <TextField label="메시지" name="message" />
    </div>
  )
}

const send = page.getByRole('button', { name: '보내기' })

test.for([
  [{ message: '!', 'items.1.position': '!' }, '포지션 1'],
  [{ items: '!' }, '회사'],
  [{ 'items.7.position': '!' }, '회사'],
  [{ blocked: '!', message: '!' }, '메시지'],
  [{ 'items.0.position': undefined, message: '!' }, '메시지'],
] as const)(
  '[BIZ-15] %j scrolls to %s, in the middle of the viewport',
  async ([problems, label], { show }) => {
    await show(<Rows problems={problems} />)
    await send.click()
    const field = page.getByLabelText(label, { exact: true })
    await expect.element(field).toHaveFocus()
    await expect.element(field).toBeInViewport()
  },
)

test('[BIZ-15] an invalid row gets the focus itself, and the same error leads there again', async ({
  show,
}) => {
  await show(<Rows problems={{ 'items.1.companyId': '!' }} />)
  for (let tries = 0; tries < 2; tries += 1) {
    await send.click()
    await expect.element(page.getByRole('region', { name: '줄 1' })).toHaveFocus()
  }
})

/** The values are held outside of the form. */
function Held() {
  const [values, setValues] = useState({ name: '쓰던 이름' })
  const form = useForm({
    first: { name: '' },
    state: [values, setValues],
    send: async () => 'made',
    onDone: () => setValues({ name: '' }),
  })
  return (
    <form {...form.props}>
      <TextField label="이름" {...form.field('name')} />
      <output>{values.name}</output>
      <Button type="submit">만들기</Button>
    </form>
  )
}

test('[BIZ-15] a form whose values are held elsewhere starts with them, and writes them there', async ({
  show,
}) => {
  await show(<Held />)
  const name = page.getByLabelText('이름')
  await expect.element(name).toHaveValue('쓰던 이름')
  await name.fill('새 이름')
  await expect.element(page.getByText('새 이름')).toBeVisible()
  await page.getByRole('button', { name: '만들기' }).click()
  await expect.element(name).toHaveValue('')
})
