import { SectionTitle } from './SectionTitle.tsx'
import { StepGrid } from './StepGrid.tsx'

export function Steps() {
  return (
    <section aria-labelledby="steps" className="px-(--gut) py-8">
      <SectionTitle id="steps" lines={['네 단계면', '제안받을 준비 끝']} />
      <div className="mt-6">
        <StepGrid />
      </div>
    </section>
  )
}
