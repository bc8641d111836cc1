import { useState } from 'react'
import { verificationState } from '../../sessions/kept-state.ts'
import { MissingRequestScreen } from '../MissingRequestScreen.tsx'
import { TaxForm } from '../tax/TaxForm.tsx'
import { searchOf } from './steps.ts'

/** The tax office beside the way, by the app that confirmed the career. */
export function TaxFormStep({ onWaiting }: { onWaiting: () => void }) {
  const [state] = useState(() => verificationState.read())
  if (!state.name) return <MissingRequestScreen />
  return <TaxForm person={state} certificate={state} backTo={searchOf('result')} onWaiting={onWaiting} />
}
