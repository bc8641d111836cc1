import type { Next } from '@coffeeattack/domain/errors/row'
import type { YearRange } from '@coffeeattack/domain/insight/lifetime-ranges'
import type { CertificateType, CompleteChoice } from '@coffeeattack/domain/verification/certificate'
import { useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { useOneAtATime } from '../../api/use-one-at-a-time.ts'
import { paths } from '../../paths.ts'
import { verificationState } from '../../sessions/kept-state.ts'
import { tellVerification } from '../../verification/tell-verification.ts'
import { useFollow } from '../../verification/use-follow.ts'
import type { KnownPerson } from './known-person.ts'
import { incomesQuery } from './queries.ts'

type Requested = { person: KnownPerson; range: YearRange; choice: CompleteChoice }

/** Asks for years, one request at a time: either the phone has to confirm, or they are loading already. */
export function useRequest(onSettled: () => void) {
  const navigate = useNavigate()
  const [busy, runOne] = useOneAtATime()
  const follow = useFollow(onSettled)

  const request = (requested: Requested) =>
    runOne(async () => {
      const { type } = requested.choice
      let outcome = await tryOnce(requested)
      while (outcome === 'retry') outcome = await tryOnce(requested)
      if (outcome === 'waiting') return navigate(paths.myMoneyPending(type))
      onSettled()
      if (outcome !== 'loading') follow(outcome)
    })
  return { busy, request }
}

async function tryOnce({ person, range, choice }: Requested): Promise<Next | 'waiting' | 'loading'> {
  try {
    const answer = await api('POST /income/lifetime', { body: { form: { ...person, ...choice }, ...range } })
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
