import type { Api } from '@coffeeattack/contract/client'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import type { Next } from '@coffeeattack/domain/errors/row'
import type { Step } from '@coffeeattack/domain/errors/translate'
import type { JobChoice } from '@coffeeattack/domain/profiles/job-search'
import type { CertificateType, CompleteChoice } from '@coffeeattack/domain/verification/certificate'
import { reapplyFlags } from '@coffeeattack/domain/verification/registration'
import { tellWords } from '@coffeeattack/kit/failure'
import { useCall } from '@coffeeattack/kit/useCall'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { applicationState, verificationState } from '../sessions/kept-state.ts'
import { tokens } from '../sessions/tokens.ts'
import type { VerificationState } from '../sessions/verification-state.ts'
import type { Person } from './person-form.ts'
import { tellVerification } from './tell-verification.ts'

export type Application = Person & JobChoice & { reapply: boolean }

export type Beginning = {
  api: Api
  /** Keeps the login that a participation begins with. */
  signIn: (tokens: { accessToken: string; refreshToken: string }) => void
  keep: (state: Partial<VerificationState>) => void
  now: () => Date
}

/** The phone has a notification now, or the person took part before. */
export type BeginResult = 'waiting' | 'previous'

/** From the form to the notification on the phone: existence, participation, verification (VER-2). */
export async function beginVerification(
  { jobLabel, jobSubLabel, reapply, ...person }: Application,
  { type, telecom, loginTypeLevel }: CompleteChoice,
  { api, signIn, keep, now }: Beginning,
): Promise<BeginResult> {
  if (!reapply) {
    const { name, phone } = person
    const { existence, userId } = await api('GET /users/exist', { query: { name, phone } })
    // One's own participation that was begun and not finished is no earlier one.
    if (existence && !userId) return 'previous'
  }
  const job = { jobLabel, jobSubLabel }
  signIn(await api('POST /v2/users', { body: { ...person, ...job, userSelect: [], reapply } }))
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

/** Asks for the notification on the phone, one request at a time. */
export function useBeginVerification({ onWaiting, onFailure }: Ways) {
  async function tryOnce(application: Application, choice: CompleteChoice): Promise<Next | 'waiting'> {
    try {
      const begun = await beginVerification(application, choice, {
        api,
        signIn(login) {
          queries.clear()
          tokens.save(login)
        },
        keep: (state) => void verificationState.change(state),
        now: () => new Date(),
      })
      return begun === 'waiting' ? begun : await tellWords(catalogue.PREVIOUS_PARTICIPATION)
    } catch (failure) {
      return tellVerification(failure, stepOf(application, choice), choice.type)
    }
  }

  return useCall(async ({ application, choice }: { application: Application; choice: CompleteChoice }) => {
    const { reapply: _, ...person } = application
    applicationState.change(person)
    let outcome = await tryOnce(application, choice)
    while (outcome === 'retry') outcome = await tryOnce(application, choice)
    if (outcome === 'waiting') onWaiting(choice.type)
    else onFailure(outcome)
  })
}

function stepOf({ reapply }: Application, { type }: CompleteChoice): Step {
  if (reapply) return 'reapply'
  return type === 'pass' ? 'pass-career' : 'career'
}
