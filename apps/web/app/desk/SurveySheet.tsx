import { Sheet } from '@coffeeattack/ui/Sheet'
import { lazy, Suspense } from 'react'
import { SurveyShapes } from './SurveyShapes.tsx'

const Survey = lazy(async () => ({ default: (await import('./Survey.tsx')).Survey }))

type SurveySheetProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function SurveySheet({ open, onOpenChange }: SurveySheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="나에 대해 알려 주세요"
      description="답은 담당 에이전트가 회사를 고를 때 참고해요."
    >
      <Suspense fallback={<SurveyShapes />}>
        <Survey onSaved={() => onOpenChange(false)} />
      </Suspense>
    </Sheet>
  )
}
