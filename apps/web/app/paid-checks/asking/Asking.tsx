import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paths } from '@coffeeattack/contract/pages'
import { withJosa } from '@coffeeattack/domain/text/josa'
import {
  CERTIFICATES,
  type CertificateType,
  type CompleteChoice,
  certificateOf,
} from '@coffeeattack/domain/verification/certificate'
import { useCall } from '@coffeeattack/kit/useCall'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import { SimpleAuthSheet } from '../../verification/SimpleAuthSheet.tsx'
import { tellVerification } from '../../verification/tell-verification.ts'
import { verifiedQuery } from '../../verification/verified-query.ts'
import { keepPaidCheck, type PaidCheck, paidCheckQuery, readAnew } from '../queries.ts'
import { Promises } from './Promises.tsx'
import { WaitSheet } from './WaitSheet.tsx'

type Begun = ApiResult<'POST /users/paid-checks/:id/certificate'>

/** From the certificate to the result: two sheets over the page that asks (KEEP-8). */
export function Asking({ id, onClosed }: { id: string; onClosed: () => void }) {
  const { data: check } = useQuery(paidCheckQuery(id))
  const person = useQuery(verifiedQuery).data?.userItems
  const [choice, setChoice] = useState<CompleteChoice | null>(null)
  const [begun, setBegun] = useState<Begun | null>(null)
  const [isOnLeave, setOnLeave] = useState(false)
  const navigate = useNavigate()
  const params = { id }

  async function finish(done: PaidCheck) {
    keepPaidCheck(done)
    onClosed()
    await navigate(paths.paidCheck(id))
  }
  const leave = useCall(() => api('POST /users/paid-checks/:id/leave', { params }), {
    onDone: finish,
    onSettled: (failure) => failure !== null && readAnew(),
  })
  const begin = useCall(
    ({ loginTypeLevel, telecom }: CompleteChoice) =>
      api('POST /users/paid-checks/:id/certificate', { params, body: { loginTypeLevel, telecom } }),
    { onDone: setBegun, onFailed: (failure, { type }) => told(failure, type) },
  )
  const confirm = useCall((body: Begun) => api('POST /users/paid-checks/:id/confirm', { params, body }), {
    onDone: finish,
    async onFailed(failure, { loginTypeLevel }) {
      if (!isEarly(failure)) setBegun(null)
      return told(failure, certificateOf(loginTypeLevel))
    },
  })

  // The last certificate is chosen from the start, so the sheet waits for it.
  if (!check) return null
  if (begun && choice)
    return (
      <WaitSheet
        type={choice.type}
        phone={person?.phone ?? null}
        busy={confirm.busy}
        onConfirmed={() => void confirm.run(begun)}
        onAnother={() => setBegun(null)}
        onClosed={onClosed}
      />
    )
  const last = check.lastCertificate
  return (
    <SimpleAuthSheet
      open
      title="어떤 앱으로 확인할까요?"
      about={last ? '지난번에 쓴 인증서를 골라 두었어요.' : '건강보험공단에 물어볼 인증서예요.'}
      chosen={last && { type: certificateOf(last.loginTypeLevel), telecom: last.telecom }}
      busy={begin.busy || leave.busy}
      next={(type) => (isOnLeave ? '쉬는 중이라고 남기기' : nextText(type))}
      onOpenChange={onClosed}
      onNext={(chosen) => {
        setChoice(chosen)
        void (isOnLeave ? leave.run() : begin.run(chosen))
      }}
    >
      <Promises name={person?.name ?? null} isOnLeave={isOnLeave} onLeave={setOnLeave} />
    </SimpleAuthSheet>
  )
}

const nextText = (type: CertificateType | null) =>
  type ? `${withJosa(CERTIFICATES[type].app, '으로/로')} 확인하기` : '확인하기'

const codeOf = (failure: unknown) => (isApiError(failure) ? failure.code : null)

const isEarly = (failure: unknown) =>
  ['VERIFY_NOT_COMPLETED', 'VERIFY_NOT_COMPLETED_TWICE'].includes(codeOf(failure) ?? '')

/** The institution did not get through, and nothing that the person did is wrong. */
const isTheirs = (failure: unknown) =>
  ['VERIFY_LOAD_FAILED', 'VERIFY_REDO', 'VERIFY_TIME_EXCEEDED'].includes(codeOf(failure) ?? '')

async function told(failure: unknown, type: CompleteChoice['type']): Promise<boolean | 'retry'> {
  if (isTheirs(failure)) {
    toast('건강보험에 연결하지 못했어요. 다시 해 주세요')
    return true
  }
  if (codeOf(failure) === 'CONFLICT') {
    await readAnew()
    return false
  }
  return (await tellVerification(failure, 'other', type)) === 'retry' ? 'retry' : true
}
