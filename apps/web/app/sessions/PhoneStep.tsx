import { phoneAsTyped, phoneDigits, phoneProblem } from '@coffeeattack/domain/verification/phone'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { TextField } from '@coffeeattack/ui/TextField'
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import { BottomCta } from '../layout/BottomCta.tsx'
import { Page } from '../layout/Page.tsx'

type PhoneStepProps = {
  header: ReactNode
  title: ReactNode
  phone: string
  onPhoneChange: (phone: string) => void
  onSend: (digits: string) => Promise<void>
}

/** Where the code goes to. The number is checked when the field is left (VAL-2). */
export function PhoneStep({ header, title, phone, onPhoneChange, onSend }: PhoneStepProps) {
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const send = useCall(onSend)
  const wasChosen = useNavigationType() === 'PUSH'

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const found = phoneProblem(phone)
    setProblem(found)
    if (found) field.current?.focus()
    else void send.run(phoneDigits(phone))
  }
  return (
    <Page
      header={header}
      bottom={
        <BottomCta>
          <Button type="submit" form={form} busy={send.busy && '보내는 중'}>
            인증번호 받기
          </Button>
        </BottomCta>
      }
    >
      {title}
      <form id={form} noValidate onSubmit={submit} className="mt-7 px-5">
        <TextField
          ref={field}
          label="휴대전화 번호"
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          enterKeyHint="send"
          placeholder="010-0000-0000"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only for whoever pressed 'by phone number' just now
          autoFocus={wasChosen}
          format={phoneAsTyped}
          value={phone}
          onValueChange={(typed) => {
            onPhoneChange(typed)
            if (problem) setProblem(phoneProblem(typed) && problem)
          }}
          onBlur={() => setProblem(phoneProblem(phone))}
          error={problem && <span role="alert">{problem}</span>}
        />
      </form>
    </Page>
  )
}
