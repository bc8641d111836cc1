import { isMissingCfid } from '@coffeeattack/domain/verification/registration'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { Header } from '../../../layout/Header.tsx'
import { useGoBack } from '../../../layout/use-go-back.ts'
import { verificationState } from '../../../session/kept-state.ts'
import { NoTaxIncome, taxLookups } from '../lookups.ts'
import { MissingRequestScreen } from '../../../verifying/MissingRequestScreen.tsx'
import { WaitingScreen } from '../WaitingScreen.tsx'
import { searchOf } from './steps.ts'

/** The same wait for the tax office; where it knows of no income, the person goes back (VER-9). */
export function TaxWaitingStep({ onDone }: { onDone: () => void }) {
  const goBack = useGoBack(searchOf('tax'))
  const [state] = useState(() => verificationState.read())
  const [lookups] = useState(() => taxLookups(state))
  if (isMissingCfid(state)) return <MissingRequestScreen />

  function finish() {
    verificationState.change({ cfid: '' })
    onDone()
  }
  return (
    <WaitingScreen
      state={state}
      step="tax"
      lookups={lookups}
      header={<Header backTo={searchOf('tax')} />}
      onBack={goBack}
      onDone={finish}
      onFailure={(failure) => {
        if (!(failure instanceof NoTaxIncome)) return false
        toast('국세청에서 확인할 수 있는 소득이 없어요')
        finish()
        return true
      }}
    />
  )
}
