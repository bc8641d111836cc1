import { paths } from '@coffeeattack/contract/pages'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { verificationState } from '../../sessions/kept-state.ts'
import { forgetFlow } from '../leave-flow.ts'
import { MissingRequestScreen } from '../MissingRequestScreen.tsx'
import { TaxForm } from '../tax/TaxForm.tsx'
import { TaxWaiting } from '../tax/TaxWaiting.tsx'
import { InterestStep } from './InterestStep.tsx'
import { ResultStep } from './ResultStep.tsx'
import { ContractStep, HopeStep } from './SalarySteps.tsx'
import { type AfterStep, searchOf } from './steps.ts'

/** The tax office's detour, with the app that confirmed the career. */
function TaxFormStep({ onWaiting }: { onWaiting: () => void }) {
  const [state] = useState(() => verificationState.read())
  if (!state.name) return <MissingRequestScreen />
  return <TaxForm person={state} certificate={state} backTo={searchOf('result')} onWaiting={onWaiting} />
}

/** The steps after a verified career: the result, the two salaries, the companies of interest. */
export function AfterScreen({ step }: { step: AfterStep }) {
  const navigate = useNavigate()
  const go = (next: AfterStep) => void navigate({ search: searchOf(next) })
  function finish() {
    forgetFlow()
    void navigate(paths.my(), { replace: true })
  }
  switch (step) {
    case 'result':
      return <ResultStep onNext={() => go('contract')} onTax={() => go('tax')} />
    case 'contract':
      return <ContractStep onNext={() => go('hope')} />
    case 'hope':
      return <HopeStep onNext={() => go('companies')} />
    case 'companies':
      return <InterestStep onDone={finish} />
    case 'tax':
      return <TaxFormStep onWaiting={() => go('tax-waiting')} />
    case 'tax-waiting':
      return (
        <TaxWaiting
          backTo={searchOf('tax')}
          onDone={() => void navigate({ search: searchOf('result') }, { replace: true })}
        />
      )
  }
}
