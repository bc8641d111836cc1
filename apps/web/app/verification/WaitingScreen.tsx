import type { Step } from '@coffeeattack/domain/errors/translate'
import type { VerificationState } from '@coffeeattack/domain/sessions/verification-state'
import type { ReactNode } from 'react'
import type { Institution } from './NoticePicture.tsx'
import { WaitingPage } from './WaitingPage.tsx'
import type { Lookup } from './lookups.ts'
import { AnalysisOverlay } from './AnalysisOverlay.tsx'
import { useAnalysis } from './use-analysis.ts'

type WaitingScreenProps = {
  header: ReactNode
  state: VerificationState
  lookups: readonly Lookup[]
  from: Institution
  step: Step | (() => Step)
  /** Where the request is made anew. */
  onBack: () => void
  onDone: () => void
  /** Takes a failure on itself by answering true. */
  onFailure?: (failure: unknown) => boolean
}

/** Waits for the person to confirm on the phone, then analyses (VER-4, VER-5). */
export function WaitingScreen({ lookups, ...waiting }: WaitingScreenProps) {
  const { analysis, analyse } = useAnalysis()
  return (
    <WaitingPage {...waiting} press={() => analyse(lookups)}>
      <AnalysisOverlay name={waiting.state.name} analysis={analysis} />
    </WaitingPage>
  )
}
