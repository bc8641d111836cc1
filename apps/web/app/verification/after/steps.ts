/** What follows a verified career, in its order; `tax` and `tax-waiting` lie beside the way. */
export const afterSteps = ['result', 'contract', 'hope', 'companies', 'tax', 'tax-waiting'] as const

export type AfterStep = (typeof afterSteps)[number]

export function isAfterStep(step: string | null): step is AfterStep {
  return (afterSteps as readonly (string | null)[]).includes(step)
}

/** The step as a query: the address stays, so that the way back leads through the steps. */
export const searchOf = (step: AfterStep) => `?step=${step}`
