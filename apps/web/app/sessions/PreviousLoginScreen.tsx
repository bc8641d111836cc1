import { paths } from '@coffeeattack/contract/pages'
import { exits } from '@coffeeattack/domain/sessions/destinations'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { Close } from '@coffeeattack/ui/icons/Close'
import { useSyncExternalStore } from 'react'
import { Question } from '../verification/Question.tsx'
import { applicationState } from './kept-state.ts'
import { messengerAttempt } from './messenger-attempt.ts'
import { PhoneSignInScreen } from './PhoneSignInScreen.tsx'
import { takeExit } from './take-exit.ts'

const never = () => () => {}

/** The number from this tab's sign-up. The server knows none, so the first render matches it. */
function useTypedPhone(): string {
  return useSyncExternalStore(
    never,
    () => applicationState.read().phone,
    () => '',
  )
}

/** An earlier account has this phone: its code links the login to it (AUTH-10). */
export function PreviousLoginScreen({ from }: { from: string | undefined }) {
  return (
    <PhoneSignInScreen
      from={from}
      linksMessenger
      known={useTypedPhone()}
      header={{
        backTo: paths.login(from),
        actions: (
          <IconButton label="나가기" onClick={leaveFlow}>
            <Close size={24} strokeWidth={1.8} />
          </IconButton>
        ),
      }}
      title={
        <Question lines={['이전에 참여한', '기록이 있어요']}>
          휴대전화 번호를 확인하면 이어서 볼 수 있어요.
        </Question>
      }
    />
  )
}

/** Leaving gives up the messenger login that waits for the phone (AUTH-9). */
function leaveFlow(): void {
  messengerAttempt.forget()
  takeExit(exits.flowLeft)
}
