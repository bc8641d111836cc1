import { Button } from '@coffeeattack/ui/Button'
import { useState } from 'react'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { lost, refusal } from './testing/failures.ts'
import { test } from './testing/kitTest.tsx'
import { toast } from './testing/toast.ts'
import { type CallOptions, useCall } from './useCall.ts'

type Send = (name: string, key: string) => Promise<string>
type SaverProps = { send: Send; options?: CallOptions<string, string> }

function Saver({ send, options }: SaverProps) {
  const [name, setName] = useState('하나')
  const save = useCall(send, options)
  return (
    <>
      <input aria-label="이름" value={name} onChange={(event) => setName(event.target.value)} />
      <Button busy={save.busy && '저장하는 중'} onClick={() => void save.run(name)}>
        저장하기
      </Button>
      <Button onClick={save.reset}>다시 열기</Button>
      <output>{save.failure ? '저장하지 못했어요' : save.input}</output>
    </>
  )
}

const save = page.getByRole('button', { name: '저장하기' })
const saving = page.getByRole('button', { name: '저장하는 중' })
const dialog = page.getByRole('alertdialog')

/** A server whose responses the test gives one by one. */
function answering(...answers: (string | Error)[]) {
  const left = [...answers]
  return vi.fn<Send>(async () => {
    const answer = left.shift() ?? '저장됨'
    if (answer instanceof Error) throw answer
    return answer
  })
}
const keysOf = (send: ReturnType<typeof answering>) => send.mock.calls.map(([, key]) => key)

test('a press during a call is ignored, even one before the button is disabled', async ({ show }) => {
  const answer = Promise.withResolvers<string>()
  const send = vi.fn<Send>(() => answer.promise)
  await show(<Saver send={send} />)
  const button = save.element() as HTMLButtonElement
  button.click()
  button.click()
  await expect.element(saving).toBeVisible()
  answer.resolve('저장됨')
  await expect.element(save).toBeVisible()
  expect(send).toHaveBeenCalledTimes(1)
  await save.click()
  expect(send).toHaveBeenCalledTimes(2)
})

test('a call with a question is sent only when it is confirmed', async ({ show }) => {
  const send = answering()
  const options = { asks: (name: string) => name === '하나' && { title: '저장할까요?', confirm: '네' } }
  const question = page.getByRole('dialog')
  await show(<Saver send={send} options={options} />)
  await save.click()
  await expect.element(question.getByText('저장할까요?')).toBeVisible()
  await question.getByRole('button', { name: '그대로 두기' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(send).not.toHaveBeenCalled()
  await save.click()
  await question.getByRole('button', { name: '네' }).click()
  await expect.element(page.getByText('하나')).toBeVisible()
  expect(send).toHaveBeenCalledTimes(1)
  await page.getByLabelText('이름').fill('둘')
  await save.click()
  await expect.poll(() => send.mock.calls.length).toBe(2)
})

test('a failure is told in its catalogue words, and while they are read the call is not busy', async ({
  show,
}) => {
  await show(<Saver send={answering(refusal('INTERNAL'))} />)
  await save.click()
  await expect.element(dialog.getByText('요청을 완료하지 못했습니다.')).toBeVisible()
  expect(document.body.textContent).not.toContain('저장하는 중')
  await dialog.getByRole('button', { name: '닫기' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('저장하지 못했어요')).toBeVisible()
})

test('a retry sends the same call with the same key', async ({ show }) => {
  const send = answering(lost(), '저장됨')
  const onDone = vi.fn<(saved: string, name: string) => void>()
  await show(<Saver send={send} options={{ onDone }} />)
  await save.click()
  await dialog.getByRole('button', { name: '다시 시도하기' }).click()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('저장됨', '하나'))
  const [first, second] = send.mock.calls
  expect(second).toEqual(first)
})

test('a key belongs to an intention: kept over retries, renewed by other input and by success', async ({
  show,
}) => {
  const send = answering(lost(), lost(), '저장됨', '저장됨')
  await show(<Saver send={send} />)
  const tryInVain = async () => {
    await save.click()
    await dialog.getByRole('button', { name: '닫기' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  }
  await tryInVain()
  await tryInVain()
  await page.getByLabelText('이름').fill('둘')
  await save.click()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3))
  await expect.element(save).toBeVisible()
  await save.click()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(4))
  const [first, second, changed, after] = keysOf(send)
  expect(second).toBe(first)
  expect(new Set([first, changed, after]).size).toBe(3)
})

test('a reset makes the next call another intention', async ({ show }) => {
  const send = answering(lost())
  await show(<Saver send={send} />)
  await save.click()
  await dialog.getByRole('button', { name: '닫기' }).click()
  await page.getByRole('button', { name: '다시 열기' }).click()
  await expect.element(page.getByText('저장하지 못했어요')).not.toBeInTheDocument()
  await save.click()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(new Set(keysOf(send)).size).toBe(2)
})

test('the follow-up of a success runs even when the screen is gone', async ({ show }) => {
  const answer = Promise.withResolvers<string>()
  const onDone = vi.fn<(saved: string) => void>()
  function Screen() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        {isOpen && <Saver send={() => answer.promise} options={{ onDone: (saved) => onDone(saved) }} />}
        <Button onClick={() => setOpen(false)}>나가기</Button>
      </>
    )
  }
  await show(<Screen />)
  await save.click()
  await page.getByRole('button', { name: '나가기' }).click()
  await expect.element(saving).not.toBeInTheDocument()
  answer.resolve('저장됨')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('저장됨'))
})

test('a screen may handle a failure itself; `onSettled` gets it afterwards', async ({ show }) => {
  const failure = refusal('CONFLICT')
  const heard: string[] = []
  const options: CallOptions<string, string> = {
    onFailed: (why) => (heard.push('failed'), why === failure),
    onSettled: (why) => heard.push(why === failure ? 'settled with it' : 'settled'),
  }
  await show(<Saver send={answering(failure)} options={options} />)
  await save.click()
  await vi.waitFor(() => expect(heard).toEqual(['failed', 'settled with it']))
  await expect.element(dialog).not.toBeInTheDocument()
  await save.click()
  await vi.waitFor(() => expect(heard).toEqual(['failed', 'settled with it', 'settled']))
})

test('a screen that told a failure itself may have the call retried with the same key', async ({ show }) => {
  const send = answering(lost(), '저장됨')
  await show(<Saver send={send} options={{ onFailed: () => 'retry' }} />)
  await save.click()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(new Set(keysOf(send)).size).toBe(1)
})

test('a bug of ours is told as a plain failure and reported', async ({ show }) => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {})
  const slip = new TypeError('a slip of ours')
  await show(<Saver send={answering(slip)} />)
  await save.click()
  await dialog.getByRole('button', { name: '닫기' }).click()
  expect(reported).toHaveBeenCalledExactlyOnceWith(slip)
})

test('a dialog of a lost network goes when the line is back, and sends nothing by itself', async ({ show }) => {
  const send = answering(lost())
  await show(<Saver send={send} />)
  await save.click()
  await expect.element(dialog.getByText('인터넷에 연결되어 있지 않아요')).toBeVisible()
  await expect.element(dialog).toBeVisible()
  window.dispatchEvent(new Event('online'))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(toast('연결이 돌아왔어요. 다시 눌러 주세요')).toBeVisible()
  expect(send).toHaveBeenCalledTimes(1)
  await save.click()
  await expect.element(page.getByText('하나')).toBeVisible()
  expect(new Set(keysOf(send)).size).toBe(1)
})
