import { paths } from '@coffeeattack/contract/pages'
import { exits } from '@coffeeattack/domain/sessions/destinations'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { Close } from '@coffeeattack/ui/icons/Close'
import { useSyncExternalStore } from 'react'
import { Header } from '../layout/Header.tsx'
import { applicationState } from './kept-state.ts'
import { messengerAttempt } from './messenger-attempt.ts'
import { PhoneSignInScreen } from './PhoneSignInScreen.tsx'
import { StepTitle } from './StepTitle.tsx'
import { takeExit } from './take-exit.ts'

const never = () => () => {}

/** The number that the sign-up of this tab was given. The server knows none, so the first render agrees with it. */
function useTypedPhone(): string {
  return useSyncExternalStore(
    never,
    () => applicationState.read().phone,
    () => '',
  )
}

/** Somebody took part with this phone before: its code opens what was there (AUTH-10). */
export function PreviousLoginScreen({ from }: { from: string | undefined }) {
  return (
    <PhoneSignInScreen
      from={from}
      linksMessenger
      known={useTypedPhone()}
      header={
        <Header
          backTo={paths.login(from)}
          actions={
            <IconButton label="나가기" onClick={leaveFlow}>
              <Close size={24} strokeWidth={1.8} />
            </IconButton>
          }
        />
      }
      title={
        <StepTitle lines={['이전에 참여한', '기록이 있어요']}>
          휴대전화 번호를 확인하면 이어서 볼 수 있어요.
        </StepTitle>
      }
    />
  )
}

/** Whoever leaves gives up the messenger login that waits for the phone (AUTH-9). */
function leaveFlow(): void {
  messengerAttempt.forget()
  takeExit(exits.flowLeft)
}
