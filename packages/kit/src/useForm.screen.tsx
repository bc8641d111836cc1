import { Button } from '@coffeeattack/ui/Button'
import { TextField } from '@coffeeattack/ui/TextField'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from './testing/failures.ts'
import { test } from './testing/kitTest.tsx'
import { useForm } from './useForm.ts'

type Values = { name: string; email: string }
type Send = (values: Values) => Promise<string>

const rules = {
  name: (name: string) => (name.trim() === '' ? '이름을 적어 주세요' : null),
  email: (email: string, { name }: Values) =>
    email.includes('@') ? null : `${name || '회원'}님의 이메일을 확인해 주세요`,
}

function Form({ send, onDone }: { send: Send; onDone?: (made: string) => void }) {
  const form = useForm({ first: { name: '', email: '' }, rules, blame: 'email', send, onDone })
  return (
    <form {...form.props}>
      <TextField label="이름" {...form.field('name')} />
      <TextField label="이메일" {...form.field('email')} />
      <label>
        <input type="checkbox" />
        동의해요
      </label>
      <Button type="submit" busy={form.busy && '만드는 중'}>
        만들기
      </Button>
      <Button onClick={() => form.reset()}>비우기</Button>
    </form>
  )
}

const name = page.getByLabelText('이름')
const email = page.getByLabelText('이메일')
const make = page.getByRole('button', { name: '만들기' })
const making = () => vi.fn<Send>(async () => '만듦')

test('a field is validated on blur, and then on every change until it is valid', async ({ show }) => {
  await show(<Form send={making()} />)
  await email.fill('noeul')
  await expect.element(email).toBeValid()
  await userEvent.tab()
  await expect.element(page.getByRole('alert')).toHaveTextContent('회원님의 이메일을 확인해 주세요')
  await email.fill('noeul.cloud')
  await expect.element(page.getByText('회원님의 이메일을 확인해 주세요')).toBeVisible()
  await email.fill('noeul@cloud')
  await expect.element(page.getByText('회원님의 이메일을 확인해 주세요')).not.toBeInTheDocument()
})

test('an empty field is not validated before submitting', async ({ show }) => {
  await show(<Form send={making()} />)
  await name.click()
  await userEvent.tab()
  await expect.element(email).toHaveFocus()
  await expect.element(name).toBeValid()
})

test('submitting validates all fields, focuses the first invalid one and sends nothing', async ({ show }) => {
  const send = making()
  await show(<Form send={send} />)
  await make.click()
  await expect.element(page.getByText('이름을 적어 주세요')).toBeVisible()
  await expect.element(page.getByText('회원님의 이메일을 확인해 주세요')).toBeVisible()
  await expect.element(name).toHaveFocus()
  await name.fill('노을')
  await make.click()
  await expect.element(page.getByText('노을님의 이메일을 확인해 주세요')).toBeVisible()
  await expect.element(email).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})

test('a press on the button is not lost when the field that loses the focus is invalid', async ({ show }) => {
  await show(<Form send={making()} />)
  await email.fill('noeul')
  await make.click()
  await expect.element(page.getByText('이름을 적어 주세요')).toBeVisible()
})

test('nor is a press on something that the error moves down: it appears after the press', async ({
  show,
}) => {
  await show(<Form send={making()} />)
  await email.fill('noeul')
  await page.getByText('동의해요').click()
  await expect.element(page.getByText('회원님의 이메일을 확인해 주세요')).toBeVisible()
  await expect.element(page.getByLabelText('동의해요')).toBeChecked()
})

test('Enter submits a valid form', async ({ show }) => {
  const send = making()
  const onDone = vi.fn<(made: string) => void>()
  await show(<Form send={send} onDone={(made) => onDone(made)} />)
  await name.fill('노을')
  await email.fill('noeul@cloud.example')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('만듦'))
  expect(send.mock.calls[0]?.[0]).toEqual({ name: '노을', email: 'noeul@cloud.example' })
})

test("the server's sentences stand under their fields until they are typed in", async ({ show }) => {
  const send: Send = () => Promise.reject(refusal('INVALID_INPUT', { name: '쓸 수 없는 이름이에요' }))
  await show(<Form send={send} />)
  await name.fill('노을')
  await email.fill('noeul@cloud.example')
  await make.click()
  await expect.element(page.getByText('쓸 수 없는 이름이에요')).toBeVisible()
  await expect.element(name).toHaveFocus()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(page.getByText('쓸 수 없는 이름이에요')).toBeVisible()
  await name.fill('노을빛')
  await expect.element(page.getByText('쓸 수 없는 이름이에요')).not.toBeInTheDocument()
})

test('a refusal without a field is shown under the field to blame', async ({ show }) => {
  await show(<Form send={() => Promise.reject(refusal('OPERATOR_EXISTS'))} />)
  await name.fill('노을')
  await email.fill('noeul@cloud.example')
  await make.click()
  await expect.element(email).toHaveAccessibleDescription('이미 등록된 이메일이에요')
  await page.getByRole('button', { name: '비우기' }).click()
  await expect.element(email).toHaveValue('')
  await expect.element(page.getByText('이미 등록된 이메일이에요')).not.toBeInTheDocument()
})

test('a refusal that no field can show is told by its catalogue row', async ({ show }) => {
  await show(<Form send={() => Promise.reject(refusal('TOO_MANY_REQUESTS'))} />)
  await name.fill('노을')
  await email.fill('noeul@cloud.example')
  await make.click()
  await expect.element(page.getByText('요청이 너무 많아요. 잠시 뒤 다시 시도해 주세요.')).toBeVisible()
  await expect.element(name).toBeValid()
})

test('a refusal of a field that the form lacks is told, not swallowed', async ({ show }) => {
  const send: Send = () => Promise.reject(refusal('INVALID_INPUT', { 'items.0.id': '알 수 없는 값이에요' }))
  await show(<Form send={send} />)
  await name.fill('노을')
  await email.fill('noeul@cloud.example')
  await make.click()
  await expect.element(page.getByRole('alertdialog', { name: '입력한 내용을 확인해 주세요' })).toBeVisible()
})
