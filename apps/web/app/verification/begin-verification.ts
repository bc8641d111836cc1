import type { Api } from '@coffeeattack/contract/client'
import type { JobChoice } from '@coffeeattack/domain/profiles/job-search'
import type { VerificationState } from '@coffeeattack/domain/sessions/verification-state'
import type { CompleteChoice } from '@coffeeattack/domain/verification/certificate'
import { reapplyFlags } from '@coffeeattack/domain/verification/registration'
import type { Person } from './person-form.ts'

export type Application = Person & JobChoice & { reapply: boolean }

export type Beginning = {
  api: Api
  /** Keeps the login that a participation begins with. */
  signIn: (tokens: { accessToken: string; refreshToken: string }) => void
  keep: (state: Partial<VerificationState>) => void
  now: () => Date
}

/** The phone has a notification now, or the person took part before. */
export type Begun = 'waiting' | 'previous'

/** From the form to the notification on the phone: existence, participation, verification (VER-2). */
export async function beginVerification(
  { jobLabel, jobSubLabel, reapply, ...person }: Application,
  { type, telecom, loginTypeLevel }: CompleteChoice,
  { api, signIn, keep, now }: Beginning,
): Promise<Begun> {
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
