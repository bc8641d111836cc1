import { certificateOf, type CompleteChoice } from '@coffeeattack/domain/verification/certificate'
import {
  IDENTITY_BACK,
  identityBackAsTyped,
  identityBackProblem,
} from '@coffeeattack/domain/verification/identity'
import { birthFrontOf } from '@coffeeattack/domain/verification/person'
import { phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import { canSendTaxForm } from '@coffeeattack/domain/verification/registration'
import { afterPress } from '@coffeeattack/kit/afterPress'
import { useCall } from '@coffeeattack/kit/useCall'
import { TextField } from '@coffeeattack/ui/TextField'
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import { useGoBack } from '../../layout/Header.tsx'
import { verificationState } from '../../sessions/kept-state.ts'
import { StepPage } from '../after/StepPage.tsx'
import { ConsentLine } from '../ConsentLine.tsx'
import { SimpleAuthSheet } from '../SimpleAuthSheet.tsx'
import { tellVerification } from '../tell-verification.ts'
import { useFollow } from '../use-follow.ts'
import { TaxGate } from './TaxGate.tsx'

type Certificate = Pick<CompleteChoice, 'loginTypeLevel' | 'telecom'>

type TaxFormProps = {
  person: { name: string; phone: string; birthday: string }
  /** The app of the verification in progress; without one the form asks for it. */
  certificate: Certificate | null
  backTo: string
  onWaiting: (certificate: Certificate) => void
  aside?: ReactNode
}

/** The form, after what can come back was said. */
export const TaxForm = (props: TaxFormProps) => (
  <TaxGate backTo={props.backTo}>
    <AskingForm {...props} />
  </TaxGate>
)

/**
 * Requests the income from the tax office (VER-9). The identity number's last seven digits are only in this field and
 * in the one request (VER-10); the field is cleared once the request is sent.
 */
function AskingForm({ person, certificate, backTo, onWaiting, aside }: TaxFormProps) {
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const [back, setBack] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [consent, setConsent] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const follow = useFollow(useGoBack(backTo))
  const front = birthFrontOf(person.birthday)
  const canSend = canSendTaxForm({ valid: identityBackProblem(back) === null, consent })

  const { busy, run: send } = useCall(async ({ loginTypeLevel, telecom }: Certificate) => {
    const { name, phone, birthday } = person
    try {
      const request = api('POST /v3/users/tax', {
        body: { name, phone, identity: front + back, loginTypeLevel, telecom },
      })
      setBack('')
      const { expiresAt: _, ...twoWay } = await request
      const startedAt = new Date().toISOString()
      verificationState.change({ name, phone, birthday, ...twoWay, telecom, startedAt })
      onWaiting({ loginTypeLevel, telecom })
    } catch (failure) {
      setChoosing(false)
      follow(await tellVerification(failure, 'tax', certificateOf(loginTypeLevel)))
      field.current?.focus()
    }
  })

  function judge(typed: string) {
    setProblem(busy || typed === '' ? null : identityBackProblem(typed))
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!canSend) return
    if (certificate) void send(certificate)
    else setChoosing(true)
  }
  return (
    <StepPage
      lines={['국세청에서', '소득을 불러올게요']}
      lead="뒷자리는 조회에 한 번만 쓰고 저장하지 않아요."
      next={{ label: '소득 불러오기', form, disabled: !canSend && !busy, busy: busy && '요청하는 중' }}
      aside={aside}
    >
      <form id={form} noValidate autoComplete="off" onSubmit={submit} className="mt-7 grid gap-5 px-5 pb-6">
        <TextField label="이름" readOnly value={person.name} />
        <TextField label="휴대전화 번호" readOnly value={phoneAsTyped(person.phone)} />
        <fieldset className="grid grid-cols-2 items-start gap-3">
          <legend className="mb-2 text-label font-medium text-ink-2">주민등록번호</legend>
          <TextField label="앞자리" hideLabel readOnly value={front} />
          <TextField
            ref={field}
            label="주민등록번호 뒷자리"
            hideLabel
            type="password"
            inputMode="numeric"
            // The only value that keeps password managers from storing the field.
            autoComplete="one-time-code"
            placeholder="뒷자리 7자리"
            maxLength={IDENTITY_BACK.digits}
            format={identityBackAsTyped}
            value={back}
            readOnly={busy}
            onValueChange={(typed) => {
              setBack(typed)
              setProblem(null)
            }}
            onBlur={({ currentTarget }) => afterPress(() => judge(currentTarget.value))}
            error={problem && <span role="alert">{problem}</span>}
          />
        </fieldset>
        <ConsentLine kind="taxOffice" checked={consent} onChange={setConsent} />
      </form>
      {!certificate && (
        <SimpleAuthSheet
          about="본인 확인이 끝나면 국세청에서 소득을 불러와요."
          open={choosing}
          onOpenChange={setChoosing}
          busy={busy}
          onNext={(choice) => void send(choice)}
        />
      )}
    </StepPage>
  )
}
