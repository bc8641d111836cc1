import { phoneAsTyped, phoneDigits, phoneProblem } from '@coffeeattack/domain/verification/phone'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { TextField } from '@coffeeattack/ui/TextField'
import { type ReactNode, useId } from 'react'
import { useNavigationType } from 'react-router'
import { BottomCta, Page } from '../layout/Page.tsx'

type PhoneStepProps = {
  header: ReactNode
  title: ReactNode
  /** The stored number, in any notation. */
  phone: string
  onSend: (digits: string) => Promise<void>
}

/** Asks for the phone number, validated on blur (VAL-2). */
export function PhoneStep({ header, title, phone, onSend }: PhoneStepProps) {
  const id = useId()
  const form = useForm({
    first: { phone: phoneAsTyped(phone) },
    rules: { phone: phoneProblem },
    blame: 'phone',
    send: (typed) => onSend(phoneDigits(typed.phone)),
  })
  const wasChosen = useNavigationType() === 'PUSH'
  return (
    <Page
      header={header}
      bottom={
        <BottomCta>
          <Button type="submit" form={id} busy={form.busy && '보내는 중'}>
            인증번호 받기
          </Button>
        </BottomCta>
      }
    >
      {title}
      <form {...form.props} id={id} className="mt-7 px-5">
        <TextField
          {...form.field('phone')}
          label="휴대전화 번호"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          enterKeyHint="send"
          placeholder="010-0000-0000"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only for whoever pressed 'by phone number' just now
          autoFocus={wasChosen}
          format={phoneAsTyped}
        />
      </form>
    </Page>
  )
}
