import type { Circuit } from '../circuit.ts'
import { ProviderUnavailable, withDeadline } from '../deadline.ts'
import { SignatureFailure, type SignatureTrouble } from './signature.ts'

export type Step = SignatureFailure['step']

/** The institution answered that it does not work, or not for us: the circuit and the status page count it as an outage. */
class SignatureOutage extends ProviderUnavailable {
  readonly trouble: SignatureTrouble
  readonly code: string

  constructor(trouble: SignatureTrouble, code: string) {
    super('signature', 'refused')
    this.trouble = trouble
    this.code = code
  }
}

const OUTAGES: ReadonlySet<SignatureTrouble> = new Set(['MAINTENANCE', 'NO_ANSWER', 'SETTINGS'])
/** Whoever runs the service must act on these, or look. */
const REPORTED: ReadonlySet<SignatureTrouble> = new Set(['SETTINGS', 'UNKNOWN'])

export function refusedWith(step: Step, trouble: SignatureTrouble, code: string): Error {
  return OUTAGES.has(trouble) ? new SignatureOutage(trouble, code) : new SignatureFailure(step, trouble, code)
}

export type Guard = <T>(
  step: Step,
  withinMs: number,
  exchange: (signal: AbortSignal) => Promise<T>,
) => Promise<T>

type World = { readonly circuit: Circuit; readonly report: (error: unknown) => void }

/** Runs one exchange by its deadline and the circuit, and makes every failure a `SignatureFailure`. */
export function createGuard({ circuit, report }: World): Guard {
  return async (step, withinMs, exchange) => {
    try {
      return await circuit.run(() => withDeadline('signature', withinMs, exchange))
    } catch (error) {
      const failure = failureOf(step, error)
      if (failure instanceof SignatureFailure && REPORTED.has(failure.trouble)) report(failure)
      throw failure
    }
  }
}

function failureOf(step: Step, error: unknown): unknown {
  if (error instanceof SignatureOutage) return new SignatureFailure(step, error.trouble, error.code)
  if (error instanceof ProviderUnavailable) return new SignatureFailure(step, 'NO_ANSWER', error.reason)
  return error
}

/** What arrived, also of an answer that breaks off: the institution may have deleted the value already. */
export async function arrivedText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const chunk of body ?? []) text += decoder.decode(chunk, { stream: true })
  } catch (error) {
    if (text === '') throw error
  }
  return text
}
