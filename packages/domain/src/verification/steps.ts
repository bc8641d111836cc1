/**
 * The steps of a registration in order (BIZ-18). The first certification opens the profile, so the analysis before it is
 * no step of its own.
 */
export const registrationSteps = ['begun', 'applied', 'asked', 'confirmed', 'opened'] as const
export type RegistrationStep = (typeof registrationSteps)[number]

export const stepWords: Readonly<Record<RegistrationStep, { did: string; place: string }>> = {
  begun: { did: '가입을 시작했어요', place: '가입' },
  applied: { did: '신청서를 적었어요', place: '신청서' },
  asked: { did: '인증서를 골랐어요', place: '인증서 고르기' },
  confirmed: { did: '휴대폰을 확인했어요', place: '휴대폰 확인' },
  opened: { did: '프로필을 올렸어요', place: '분석' },
}

type Counted = { readonly step: RegistrationStep; readonly count: number; readonly before: number }
export type Stop = { readonly step: RegistrationStep; readonly lost: number; readonly lostBefore: number }

/** How many people reached the step before but not this one, now and in the previous period. */
export function stopsOf(steps: readonly Counted[]): Stop[] {
  return steps.slice(1).map(({ step, count, before }, at) => ({
    step,
    lost: steps[at]!.count - count,
    lostBefore: steps[at]!.before - before,
  }))
}

/** The step where most people stopped, or null; of two equal ones the earlier. */
export function worstStop(steps: readonly Counted[]): Stop | null {
  const worst = stopsOf(steps).reduce<Stop | null>(
    (most, stop) => (stop.lost > (most?.lost ?? 0) ? stop : most),
    null,
  )
  return worst
}
