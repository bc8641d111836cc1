import {
  BUDGET_CARRIER_NOTE,
  CERTIFICATES,
  type CertificateType,
  type CompleteChoice,
  completeChoice,
  type SimpleAuthChoice,
  startingChoice,
  TELECOM_CODES,
  TELECOMS,
} from '@coffeeattack/domain/verification/certificate'
import { Button } from '@coffeeattack/ui/Button'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { type ReactNode, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'
import { CertificateMark } from './CertificateMark.tsx'
import { ConsentLine } from './ConsentLine.tsx'

/** The initial state of the third-party consent (VER-1), a setting of the service. */
function useConsentPrechecked(): boolean {
  return useRouteLoaderData<typeof loader>('root')?.consentPrechecked ?? true
}

const certificates: { type: CertificateType; note: string }[] = [
  { type: 'kakao', note: '카카오톡 지갑으로 3초' },
  { type: 'pass', note: '통신사 PASS 앱으로' },
]
const carriers = TELECOMS.map((label, code) => ({ value: String(code), label }))

type SimpleAuthSheetProps = {
  title?: string
  about?: string
  /** The words of the button. */
  next?: ((type: CertificateType | null) => string) | undefined
  /** What is to be said before the consent. */
  children?: ReactNode
  /** The earlier choice. */
  chosen?: Pick<SimpleAuthChoice, 'type' | 'telecom'> | null
  open: boolean
  onOpenChange: (open: boolean) => void
  busy: boolean
  onNext: (choice: CompleteChoice) => void
}

/** Messenger or PASS, the carrier for PASS, the third-party consent; Next is enabled once all are chosen (VER-1). */
export function SimpleAuthSheet(props: SimpleAuthSheetProps) {
  const {
    title = '어떤 앱으로 인증할까요?',
    next = () => '다음',
    about = '본인 확인이 끝나면 건강보험공단에서 커리어를 불러와요.',
    open,
    onOpenChange,
    busy,
    onNext,
    chosen,
    children,
  } = props
  const consentPrechecked = useConsentPrechecked()
  const [choice, setChoice] = useState(() => ({ ...startingChoice(consentPrechecked), ...chosen }))
  const complete = completeChoice(choice)
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!busy}
      title={title}
      description={about}
      footer={
        <Button
          disabled={!complete}
          busy={busy && '요청하는 중'}
          onClick={() => complete && onNext(complete)}
        >
          {next(choice.type)}
        </Button>
      }
    >
      <fieldset disabled={busy}>
        <legend className="sr-only">인증 앱</legend>
        <div className="grid gap-2.5">
          {certificates.map(({ type, note }) => (
            <OptionRow
              key={type}
              type="radio"
              kind="fill"
              name="certificate"
              leading={<CertificateMark type={type} />}
              title={CERTIFICATES[type].label}
              note={note}
              checked={choice.type === type}
              onChange={() => setChoice({ ...choice, type })}
            />
          ))}
        </div>
        {choice.type === 'pass' && (
          <div className="mt-4.5">
            <Segmented
              label="쓰고 있는 통신사"
              options={carriers}
              value={choice.telecom === null ? undefined : String(choice.telecom)}
              onValueChange={(code) => {
                const telecom = TELECOM_CODES.find((known) => String(known) === code) ?? null
                setChoice({ ...choice, telecom })
              }}
            />
            <p className="mt-2 text-caption text-ink-3">{BUDGET_CARRIER_NOTE}</p>
          </div>
        )}
        {children}
        <div className={children ? '' : 'mt-4'}>
          <ConsentLine
            kind="thirdParty"
            checked={choice.thirdPartyConsent}
            onChange={(thirdPartyConsent) => setChoice({ ...choice, thirdPartyConsent })}
          />
        </div>
      </fieldset>
    </Sheet>
  )
}
