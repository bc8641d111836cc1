import type { ApiInput } from '@coffeeattack/contract/client/typing'
import { CONTACT, contactProblem } from '@coffeeattack/domain/desk/contact'
import { topicOf } from '@coffeeattack/domain/desk/topic'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { limitMessage, TEXT_AREA } from '@coffeeattack/domain/text/text-area'
import { Button } from '@coffeeattack/ui/Button'
import { Tag } from '@coffeeattack/ui/Tag'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { TextField } from '@coffeeattack/ui/TextField'
import { Message } from '@coffeeattack/ui/icons/Message'
import { type FormEvent, useId, useRef, useState } from 'react'
import { BottomCta } from '../layout/BottomCta.tsx'
import { Header } from '../layout/Header.tsx'
import { Page } from '../layout/Page.tsx'
import { api } from '../api/client.ts'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'
import { insist } from '../layout/failure/tell-failure.ts'

type Body = ApiInput<'POST /users/ask'>['body']

/** Asks once: the same words sent again after a lost answer are the same inquiry. True when it arrived. */
function useAsk(): [busy: boolean, ask: (body: Body) => Promise<boolean>] {
  const [busy, runOne] = useOneAtATime()
  const sent = useRef({ words: '', key: '' })

  function keyFor(body: Body): string {
    const words = JSON.stringify(body)
    if (sent.current.words !== words) sent.current = { words, key: crypto.randomUUID() }
    return sent.current.key
  }

  async function ask(body: Body): Promise<boolean> {
    let arrived = false
    await runOne(async () => {
      arrived = (await insist(() => api('POST /users/ask', { body, idempotencyKey: keyFor(body) }))) !== null
    })
    return arrived
  }
  return [busy, ask]
}

type AskFormProps = {
  from: string
  back: string
  /** With whom the person would like to talk again. */
  company: string | null
  signedIn: boolean
  /** With the contact that was left, which may be none. */
  onAsked: (contact: string) => void
}

export function AskForm({ from, back, company, signedIn, onAsked }: AskFormProps) {
  const form = useId()
  const contactField = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState(company ? `${withJosa(company, '와/과')} 다시 연결하고 싶어요.` : '')
  const [contact, setContact] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, ask] = useAsk()
  const isEmpty = message.trim() === ''

  async function send(event: FormEvent) {
    event.preventDefault()
    const given = signedIn ? '' : contact.trim()
    const wrong = contactProblem(given)
    setProblem(wrong)
    if (wrong) return contactField.current?.focus()
    if (isEmpty) return
    if (await ask({ from, message, ...(given && { contact: given }) })) onAsked(given)
  }

  return (
    <Page
      header={<Header backTo={back} />}
      bottom={
        <BottomCta>
          <Button type="submit" form={form} disabled={isEmpty} busy={busy && '보내는 중'}>
            {isEmpty ? '궁금한 점을 적어 주세요' : '문의 보내기'}
          </Button>
        </BottomCta>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void send(event)} className="px-5 pt-2 pb-8">
        <h1 className="text-h1">무엇이 궁금하세요?</h1>
        <p className="mt-3 flex items-center gap-2 text-body-s text-ink-3">
          <Tag>{topicOf(from)}</Tag>관련 문의로 남겨요
        </p>
        <TextArea
          className="mt-6"
          label="문의 내용"
          placeholder="어떤 상황인지 함께 적어 주시면 더 정확히 답해 드릴 수 있어요"
          limit={TEXT_AREA.limit}
          atLimit={limitMessage(TEXT_AREA.limit)}
          value={message}
          onValueChange={setMessage}
        />
        {signedIn ? (
          <p className="mt-5 flex items-start gap-2.5 rounded-option bg-surface-2 px-4 py-3.5 text-body-s text-ink-2">
            <Message size={20} className="mt-px shrink-0" />
            <span>
              <b className="block font-semibold text-ink">답은 메시지로 보내 드려요</b>
              연락처를 따로 적지 않아도 돼요.
            </span>
          </p>
        ) : (
          <TextField
            ref={contactField}
            className="mt-5"
            label="답을 받을 연락처"
            hint="선택"
            placeholder="휴대전화 번호 또는 이메일"
            helper="적지 않으면 답을 보내 드릴 수 없어요."
            error={problem ?? undefined}
            maxLength={CONTACT.limit}
            autoCapitalize="none"
            spellCheck={false}
            value={contact}
            onValueChange={(typed) => {
              setContact(typed)
              setProblem(null)
            }}
            onBlur={() => setProblem(contactProblem(contact))}
          />
        )}
      </form>
    </Page>
  )
}
