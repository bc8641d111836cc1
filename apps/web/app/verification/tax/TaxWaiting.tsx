import { isMissingCfid } from '@coffeeattack/domain/verification/registration'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { useGoBack } from '../../layout/Header.tsx'
import { verificationState } from '../../sessions/kept-state.ts'
import { NoTaxIncome, taxLookups } from '../lookups.ts'
import { MissingRequestScreen } from '../MissingRequestScreen.tsx'
import { WaitingScreen } from '../WaitingScreen.tsx'

type TaxWaitingProps = {
  /** Where a new request is made. */
  backTo: string
  /** `found`: the tax office has an income. */
  onDone: (found: boolean) => void
}

/** The waiting page of the tax office; without an income there the person goes back (VER-9). */
export function TaxWaiting({ backTo, onDone }: TaxWaitingProps) {
  const goBack = useGoBack(backTo)
  const [state] = useState(() => verificationState.read())
  const [lookups] = useState(() => taxLookups(state))
  if (isMissingCfid(state)) return <MissingRequestScreen />

  // Its sealed input is used up, so it is removed (VER-10).
  const forgetRequest = () => verificationState.change({ cfid: '', sealedInput: '' })
  function finish(found: boolean) {
    forgetRequest()
    onDone(found)
  }
  function askAnew() {
    forgetRequest()
    goBack()
  }
  return (
    <WaitingScreen
      state={state}
      from="국세청"
      step="tax"
      lookups={lookups}
      backTo={backTo}
      onBack={askAnew}
      onDone={() => finish(true)}
      onFailure={(failure) => {
        if (!(failure instanceof NoTaxIncome)) return false
        toast('국세청에서 확인할 수 있는 소득이 없어요')
        finish(false)
        return true
      }}
    />
  )
}
