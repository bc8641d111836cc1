import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { test } from '../testing/screen-test.tsx'
import { inputScript } from './inline.ts'
import { HYDRATED } from './names.ts'

/** Input on a page that the server has sent and React has not hydrated yet. */

function Form({ onSend }: { onSend: (sent: string) => void }) {
  const [phone, setPhone] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [steps, setSteps] = useState(0)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend(`${phone} ${agreed} ${steps}`)
      }}
    >
      <label>
        번호
        <input value={phone} onChange={({ target }) => setPhone(target.value.replaceAll('-', ''))} />
      </label>
      <label>
        동의
        <input type="checkbox" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
      </label>
      <button type="button" onClick={() => setSteps(steps + 1)}>
        더하기
      </button>
      <button>보내기</button>
      <p>
        {phone || '없음'} {agreed ? '동의함' : '동의 안 함'} {steps}
      </p>
    </form>
  )
}

function sentByServer() {
  const onSend = vi.fn<(sent: string) => void>()
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Form onSend={onSend} />)
  const script = document.createElement('script')
  script.textContent = inputScript
  document.body.append(script, place)
  const announceHydration = () => document.dispatchEvent(new Event(HYDRATED))
  onTestFinished(() => {
    announceHydration()
    place.remove()
    script.remove()
  })
  return {
    onSend,
    async hydrate() {
      const root = hydrateRoot(place, <Form onSend={onSend} />)
      onTestFinished(() => root.unmount())
      // React has hydrated the form once its nodes carry React's keys.
      await expect
        .poll(() => Object.keys(place.firstChild ?? {}).some((key) => key.startsWith('__react')))
        .toBe(true)
      announceHydration()
    },
  }
}

const number = page.getByLabelText('번호')

test('[UI-7] text and ticks entered before hydration are kept, and React knows them', async () => {
  const { hydrate } = sentByServer()
  await number.fill('010-1000-0001')
  await page.getByLabelText('동의').click()
  await hydrate()
  await expect.element(page.getByText('01010000001 동의함 0')).toBeVisible()
  await expect.element(number).toHaveValue('01010000001')
  await expect.element(page.getByLabelText('동의')).toBeChecked()
})

test('[UI-7] presses before hydration are clicked after it, once and in order', async () => {
  const { hydrate, onSend } = sentByServer()
  await number.fill('0101')
  await page.getByRole('button', { name: '더하기' }).click()
  await page.getByRole('button', { name: '보내기' }).dblClick()
  expect(onSend).not.toHaveBeenCalled()
  await hydrate()
  await expect.poll(() => onSend.mock.calls).toEqual([['0101 false 1']])
})

test('[UI-7] Enter before hydration submits the form after it, and never through the address', async ({
  phone,
}) => {
  const { hydrate, onSend } = sentByServer()
  await number.fill('0102')
  await userEvent.keyboard('{Enter}')
  await hydrate()
  await expect.poll(() => onSend.mock.calls).toEqual([['0102 false 0']])
  expect(phone.leftFor()).toBeNull()
})

test('after hydration the script changes nothing', async () => {
  const { hydrate, onSend } = sentByServer()
  await hydrate()
  await page.getByRole('button', { name: '보내기' }).click()
  await expect.poll(() => onSend.mock.calls).toEqual([[' false 0']])
})
