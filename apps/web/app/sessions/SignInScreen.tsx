import { Header } from '../layout/Header.tsx'
import { StepTitle } from './StepTitle.tsx'
import { PhoneSignInScreen } from './PhoneSignInScreen.tsx'
import { useReturnPath } from './use-return-path.ts'

type SignInScreenProps = { backTo: string; lines: readonly string[]; lead: string }

/** Signing in by phone alone; the pages that offer it differ in their words. */
export function SignInScreen({ backTo, lines, lead }: SignInScreenProps) {
  return (
    <PhoneSignInScreen
      from={useReturnPath()}
      linksMessenger={false}
      header={<Header backTo={backTo} />}
      title={<StepTitle lines={lines}>{lead}</StepTitle>}
    />
  )
}
