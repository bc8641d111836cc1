import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paths } from '@coffeeattack/contract/pages'
import type { YearRange } from '@coffeeattack/domain/insight/lifetime-ranges'
import { SESSION_MS } from '@coffeeattack/domain/insight/lifetime-run'
import {
  certificateOf,
  type CertificateType,
  type CompleteChoice,
} from '@coffeeattack/domain/verification/certificate'
import type { Gender } from '@coffeeattack/domain/verification/person'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { verificationState, type VerificationState } from '../../sessions/kept-state.ts'
import { tellVerification } from '../../verification/tell-verification.ts'
import { useFollow } from '../../verification/use-follow.ts'
import { incomesQuery } from './queries.ts'

/** The person looked up at the tax office: the account's own. */
export type KnownPerson = { name: string; phone: string; birthday: string; gender: Gender }

type UserItems = ApiResult<'GET /users/verify'>['userItems']

/** Null while the career is not verified. */
export function knownPerson({ name, phone, birthday, gender }: UserItems): KnownPerson | null {
  return name && phone && birthday && gender ? { name, phone, birthday, gender } : null
}

/**
 * The certificate of a confirmation that the tax office still remembers, so that the person need not choose again.
 */
export function freshChoice(state: VerificationState, person: KnownPerson, now: Date): CompleteChoice | null {
  const age = now.getTime() - Date.parse(state.startedAt)
  if (state.phone !== person.phone || !(age >= 0 && age < SESSION_MS)) return null
  const { loginTypeLevel, telecom } = state
  return { type: certificateOf(loginTypeLevel), loginTypeLevel, telecom }
}

type Requested = { person: KnownPerson; range: YearRange; choice: CompleteChoice }

/** Requests years, one request at a time. Then either the phone has to confirm, or the years are loading. */
export function useRequest(onSettled: () => void) {
  const navigate = useNavigate()
  const follow = useFollow(onSettled)
  return useCall(request, {
    onDone: (outcome, { choice }) =>
      outcome === 'waiting' ? navigate(paths.myMoneyPending(choice.type)) : onSettled(),
    async onFailed(failure, { choice }) {
      const next = await tellVerification(failure, stepOf(choice.type), choice.type)
      if (next === 'retry') return next
      onSettled()
      follow(next)
      return true
    },
  })
}

async function request({ person, range, choice }: Requested, idempotencyKey: string) {
  const answer = await api('POST /income/lifetime', {
    body: { form: { ...person, ...choice }, ...range },
    idempotencyKey,
  })
  if (!('cfid' in answer)) {
    queries.setQueryData(incomesQuery.queryKey, answer)
    return 'loading'
  }
  const { expiresAt: _, ...twoWay } = answer
  const startedAt = new Date().toISOString()
  verificationState.change({ ...person, ...twoWay, telecom: choice.telecom, startedAt })
  return 'waiting'
}

const stepOf = (type: CertificateType) => (type === 'pass' ? 'pass-career' : 'career')
