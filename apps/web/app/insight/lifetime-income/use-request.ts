import { paths } from '@coffeeattack/contract/pages'
import type { Next } from '@coffeeattack/domain/errors/row'
import type { YearRange } from '@coffeeattack/domain/insight/lifetime-ranges'
import type { CertificateType, CompleteChoice } from '@coffeeattack/domain/verification/certificate'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { verificationState } from '../../sessions/kept-state.ts'
import { tellVerification } from '../../verification/tell-verification.ts'
import { useFollow } from '../../verification/use-follow.ts'
import type { KnownPerson } from './known-person.ts'
import { incomesQuery } from './queries.ts'

type Requested = { person: KnownPerson; range: YearRange; choice: CompleteChoice }

/** Asks for years, one request at a time: either the phone has to confirm, or they are loading already. */
export function useRequest(onSettled: () => void) {
  const navigate = useNavigate()
  const follow = useFollow(onSettled)
  return useCall(async (requested: Requested, key) => {
    let outcome = await tryOnce(requested, key)
    while (outcome === 'retry') outcome = await tryOnce(requested, key)
    if (outcome === 'waiting') return navigate(paths.myMoneyPending(requested.choice.type))
    onSettled()
    if (outcome !== 'loading') follow(outcome)
    return undefined
  })
}

async function tryOnce(
  { person, range, choice }: Requested,
  idempotencyKey: string,
): Promise<Next | 'waiting' | 'loading'> {
  try {
    const answer = await api('POST /income/lifetime', {
      body: { form: { ...person, ...choice }, ...range },
      idempotencyKey,
    })
    if (!('cfid' in answer)) {
      queries.setQueryData(incomesQuery.queryKey, answer)
      return 'loading'
    }
    const { expiresAt: _, ...twoWay } = answer
    verificationState.change({
      ...person,
      ...twoWay,
      telecom: choice.telecom,
      startedAt: new Date().toISOString(),
    })
    return 'waiting'
  } catch (failure) {
    return tellVerification(failure, stepOf(choice.type), choice.type)
  }
}

const stepOf = (type: CertificateType) => (type === 'pass' ? 'pass-career' : 'career')
