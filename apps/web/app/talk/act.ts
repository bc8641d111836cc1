import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { ask } from '@coffeeattack/ui/ask'
import { isApiError } from '../api/query-client.ts'
import { tellFailure } from '../layout/failure/tell-failure.ts'
import { paths } from '../paths.ts'
import { talkChanged } from './queries.ts'

/**
 * Makes a call of the talk and reads it anew, also when somebody else changed it meanwhile. True when it was done.
 * Whoever has not verified a career yet is shown the way there.
 */
export async function act(call: () => Promise<unknown>, go: (path: string) => void): Promise<boolean> {
  for (;;) {
    try {
      await call()
      await talkChanged()
      return true
    } catch (failure) {
      const code = isApiError(failure) ? failure.code : ''
      if (code === 'TALK_NEEDS_CAREER') {
        if (await wantsToVerify()) go(paths.submit())
        return false
      }
      if ((await tellFailure(failure)) === 'retry') continue
      if (code === 'NOT_FOUND' || code === 'TALK_THREAD_FULL') await talkChanged()
      return false
    }
  }
}

async function wantsToVerify(): Promise<boolean> {
  const { title, body, button, other } = catalogue.TALK_NEEDS_CAREER
  return (await ask({ title, description: body, confirm: button, cancel: other.button })) === 'confirm'
}
