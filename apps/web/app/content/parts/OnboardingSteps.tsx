import { StepGrid } from '../../public/landing/StepGrid.tsx'

/** The four steps as the landing draws them. */
export function OnboardingSteps() {
  return (
    <div className="apart">
      <StepGrid />
    </div>
  )
}
