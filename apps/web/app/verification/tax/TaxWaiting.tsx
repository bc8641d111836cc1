import { isMissingCfid } from '@coffeeattack/domain/verification/registration'
import { NO_TAX_INCOME } from '@coffeeattack/domain/verification/tax-office'
import { toast, TOAST_MS } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { useGoBack } from '../../layout/Header.tsx'
import { verificationState } from '../../sessions/kept-state.ts'
import { NoTaxIncome, taxLookups } from '../lookups.ts'
import { MissingRequestScreen } from '../MissingRequestScreen.tsx'
import { WaitingScreen } from '../WaitingScreen.tsx'

type TaxWaitingProps = {
  /** Where a new request is made. */
  backTo: string
  onDone: () => void
}

/**
 * The waiting page of the tax office; without an income there the person goes back (VER-9). Either way it says what
 * the look-up changed.
 */
export function TaxWaiting({ backTo, onDone }: TaxWaitingProps) {
  const goBack = useGoBack(backTo)
  const [state] = useState(() => verificationState.read())
  const [{ lookups, changeText }] = useState(() => taxLookups(state))
  if (isMissingCfid(state)) return <MissingRequestScreen />

  // Its sealed input is used up, so it is removed (VER-10).
  const forgetRequest = () => verificationState.change({ cfid: '', sealedInput: '' })
  function finish(said: string, found: boolean) {
    forgetRequest()
    toast(said, { ms: TOAST_MS.copied, kind: found ? 'done' : 'plain' })
    onDone()
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
      onDone={() => finish(changeText(), true)}
      onFailure={(failure) => {
        if (!(failure instanceof NoTaxIncome)) return false
        finish(NO_TAX_INCOME, false)
        return true
      }}
    />
  )
}
