/** The steps after a verified career, in order; `tax` and `tax-waiting` are a detour. */
export const afterSteps = ['result', 'contract', 'hope', 'companies', 'tax', 'tax-waiting'] as const

export type AfterStep = (typeof afterSteps)[number]

export function isAfterStep(step: string | null): step is AfterStep {
  return (afterSteps as readonly (string | null)[]).includes(step)
}

/** The step as a query parameter, so that going back leads through the steps. */
export const searchOf = (step: AfterStep) => `?step=${step}`
