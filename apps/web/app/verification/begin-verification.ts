import type { Api } from '@coffeeattack/contract/client'
import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import type { Next } from '@coffeeattack/domain/errors/row'
import type { Step } from '@coffeeattack/domain/errors/translate'
import type { JobChoice } from '@coffeeattack/domain/profiles/job-search'
import type { CertificateType, CompleteChoice } from '@coffeeattack/domain/verification/certificate'
import { reapplyFlags } from '@coffeeattack/domain/verification/registration'
import { tellWords } from '@coffeeattack/kit/failure'
import { useCall } from '@coffeeattack/kit/useCall'
import { useState } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { applicationState, verificationState, type VerificationState } from '../sessions/kept-state.ts'
import { tokens } from '../sessions/tokens.ts'
import type { Person } from './person-form.ts'
import { tellVerification } from './tell-verification.ts'

export type Application = Person & JobChoice & { reapply: boolean }

export type Beginning = {
  api: Api
  /** The intention's idempotency key: a participation whose response was lost is resent with it and created once. */
  key: string
  /** The keys of participations sent before. */
  sentUnder: Set<string>
  /** Stores the login that a participation starts with. */
  signIn: (tokens: { accessToken: string; refreshToken: string }) => void
  keep: (state: Partial<VerificationState>) => void
  now: () => Date
}

/** A notification was sent to the phone, or the person has taken part before. */
export type BeginResult = 'waiting' | 'previous'

/** From the form to the notification on the phone: the check, the participation, the verification (VER-2). */
export async function beginVerification(
  { jobLabel, jobSubLabel, reapply, ...person }: Application,
  { type, telecom, loginTypeLevel }: CompleteChoice,
  { api, key, sentUnder, signIn, keep, now }: Beginning,
): Promise<BeginResult> {
  // An earlier attempt with this key may have created the participation that the check would find.
  if (!reapply && !sentUnder.has(key)) {
    const { name, phone } = person
    const { existence, userId } = await api('GET /users/exist', { query: { name, phone } })
    // One's own unfinished participation is no earlier one.
    if (existence && !userId) return 'previous'
  }
  const job = { jobLabel, jobSubLabel }
  sentUnder.add(key)
  const body = { ...person, ...job, userSelect: [], reapply }
  signIn(await api('POST /v2/users', { body, idempotencyKey: key }))
  const certificate = { type, telecom, loginTypeLevel }
  const begun = await api('POST /v3/users/verify', {
    body: { ...person, ...certificate, ...reapplyFlags(reapply) },
  })
  if ('existence' in begun) return 'previous'
  const { expiresAt: _, ...twoWay } = begun
  keep({ ...person, ...job, ...twoWay, telecom, reapply, startedAt: now().toISOString() })
  return 'waiting'
}

type Ways = { onWaiting: (type: CertificateType) => void; onFailure: (next: Next) => void }

/** Requests the notification on the phone, one request at a time. */
export function useBeginVerification({ onWaiting, onFailure }: Ways) {
  const [sentUnder] = useState(() => new Set<string>())
  return useCall((wanted: Wanted, key) => begin(wanted, { key, sentUnder }), {
    async onDone(begun, { choice }) {
      if (begun === 'waiting') onWaiting(choice.type)
      else onFailure(await tellWords(candidateCatalogue.PREVIOUS_PARTICIPATION))
    },
    async onFailed(failure, { application, choice }) {
      const next = await tellVerification(failure, stepOf(application, choice), choice.type)
      if (next === 'retry') return next
      onFailure(next)
      return true
    },
  })
}

type Wanted = { application: Application; choice: CompleteChoice }

function begin({ application, choice }: Wanted, tries: Pick<Beginning, 'key' | 'sentUnder'>) {
  const { reapply: _, ...person } = application
  applicationState.change(person)
  return beginVerification(application, choice, {
    ...tries,
    api,
    signIn(login) {
      queries.clear()
      tokens.save(login)
    },
    keep: (state) => void verificationState.change(state),
    now: () => new Date(),
  })
}

function stepOf({ reapply }: Application, { type }: CompleteChoice): Step {
  if (reapply) return 'reapply'
  return type === 'pass' ? 'pass-career' : 'career'
}
