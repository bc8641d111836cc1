import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import type { Next } from '@coffeeattack/domain/errors/row'
import type { Step } from '@coffeeattack/domain/errors/translate'
import type { CertificateType, CompleteChoice } from '@coffeeattack/domain/verification/certificate'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'
import { applicationState, verificationState } from '../sessions/kept-state.ts'
import { tokens } from '../sessions/tokens.ts'
import { type Application, beginVerification } from './begin-verification.ts'
import { tellWords } from '../layout/failure/tell-failure.ts'
import { tellVerification } from './tell-verification.ts'

type Ways = { onWaiting: (type: CertificateType) => void; onFailure: (next: Next) => void }

/** Asks for the notification on the phone, one request at a time. */
export function useBeginVerification({ onWaiting, onFailure }: Ways) {
  const [busy, runOne] = useOneAtATime()

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

  const begin = (application: Application, choice: CompleteChoice) =>
    runOne(async () => {
      const { reapply: _, ...person } = application
      applicationState.change(person)
      let outcome = await tryOnce(application, choice)
      while (outcome === 'retry') outcome = await tryOnce(application, choice)
      if (outcome === 'waiting') onWaiting(choice.type)
      else onFailure(outcome)
    })
  return { busy, begin }
}

function stepOf({ reapply }: Application, { type }: CompleteChoice): Step {
  if (reapply) return 'reapply'
  return type === 'pass' ? 'pass-career' : 'career'
}
