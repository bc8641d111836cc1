import { paths } from '@coffeeattack/contract/pages'
import { APPLICATION } from '@coffeeattack/domain/companies/application'
import { ONE_TIME_CODE } from '@coffeeattack/domain/sessions/one-time-code'
import { clockText } from '@coffeeattack/domain/text/timings'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNow } from '@coffeeattack/kit/useNow'
import { OtpField } from '@coffeeattack/ui/OtpField'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { TextLink, textLinkLook } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { Link } from 'react-router'
import { joinApi } from './api.ts'
import { SandboxMailLink } from './SandboxMailLink.tsx'
import { type Application, changing } from './application.ts'
import { JoinPage } from './JoinPage.tsx'

/** More often than once a second, so that no second is skipped. */
const TICK_MS = 250

type Problem = { message: string; isOver: boolean }

/** A code's refusal stands under the boxes; any other failure is told as usual. */
function problemOf(failure: unknown): Problem | null {
  if (!isApiError(failure) || failure.row.show !== 'field') return null
  return { message: failure.row.title, isOver: failure.code !== 'CODE_INVALID' }
}

const secondsUntil = (instant: string | null, now: Date): number =>
  instant === null ? 0 : Math.max(0, Math.ceil((new Date(instant).getTime() - now.getTime()) / 1000))

type MailCodeStepProps = { secret: string; application: Application }

/** The second step: six boxes that submit themselves. Five tries, ten minutes (FIRM-1). */
export function MailCodeStep({ secret, application }: MailCodeStepProps) {
  const now = useNow(TICK_MS)
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState<Problem | null>(null)
  const { onDone, onSettled } = changing(secret)
  const confirm = useCall(
    (whole: string) => joinApi('POST /business/applications/confirm', { body: { secret, code: whole } }),
    {
      onDone,
      onSettled,
      onFailed(failure) {
        const problem = problemOf(failure)
        setRefused(problem)
        setCode('')
        return problem !== null
      },
    },
  )
  const resend = useCall(() => joinApi('POST /business/applications/code', { body: { secret } }), {
    onSettled,
    onDone(application) {
      onDone(application)
      setRefused(null)
      setCode('')
      toast('번호를 새로 보냈어요', { kind: 'done' })
    },
  })
  const validSeconds = APPLICATION.codeValidMs / 1000
  const left = Math.min(secondsUntil(application.codeExpiresAt, now), validSeconds)
  // A browser's clock that is slow must not make people wait longer than a minute.
  const wait = Math.min(secondsUntil(application.resendAt, now), ONE_TIME_CODE.resendAfterMs / 1000)
  const isOver = !confirm.busy && (left === 0 || refused?.isOver === true)
  const problem = confirm.busy ? null : (refused?.message ?? (left === 0 ? ONE_TIME_CODE.expired : null))

  return (
    <JoinPage step={2} lines={['메일로 보낸', '여섯 자리를 적어 주세요']} lead={application.email}>
      <div className="mt-6">
        <OtpField
          label="확인 번호"
          hideLabel
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- entering the code is all there is to do here
          autoFocus
          length={ONE_TIME_CODE.digits}
          value={isOver ? '' : code}
          onValueChange={(typed) => {
            if (confirm.busy || isOver) return
            setCode(typed)
            if (typed !== '') setRefused(null)
          }}
          onComplete={(whole) => {
            if (!isOver) void confirm.run(whole)
          }}
          error={problem && <span role="alert">{problem}</span>}
          timer={
            confirm.busy ? (
              <output className="flex items-center gap-2 text-body-s text-ink-2">
                <Spinner size={15} />
                확인하는 중이에요
              </output>
            ) : (
              <span role="timer" className="text-body-s">
                남은 시간 <b className="tnum text-ink">{isOver ? '0:00' : clockText(left * 1000)}</b>
              </span>
            )
          }
          action={
            <TextLink
              className="tnum"
              disabled={wait > 0}
              aria-busy={resend.busy || undefined}
              onClick={() => void resend.run()}
            >
              {resend.busy ? '보내는 중' : wait > 0 ? `${wait}초 뒤 다시 받기` : '다시 받기'}
            </TextLink>
          }
        />
      </div>
      <p className="mt-5 text-label text-ink-3">
        안 보이면 스팸함도 살펴봐 주세요. 다 적으면 저절로 넘어가요.
      </p>
      <p className="mt-1 flex gap-5">
        <Link to={paths.businessJoin()} className={textLinkLook}>
          메일 바꾸기
        </Link>
        <SandboxMailLink />
      </p>
    </JoinPage>
  )
}
