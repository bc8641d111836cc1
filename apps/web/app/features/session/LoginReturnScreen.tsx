import { Dialog } from '@coffeeattack/ui/Dialog'
import { useNavigate, useRevalidator } from 'react-router'
import type { Outcome } from './finish-messenger-login.ts'
import { LoginReturnWait } from './parts/LoginReturnWait.tsx'

/** The login did not come about: the words say why, and their button is the way on. */
export function LoginReturnScreen({ words, to }: Extract<Outcome, { kind: 'failed' }>) {
  const navigate = useNavigate()
  const { state, revalidate } = useRevalidator()
  const retrying = state === 'loading'
  const leave = () => void navigate(to, { replace: true })
  const retries = words.next === 'retry'
  return (
    <>
      <LoginReturnWait />
      <Dialog
        alert
        open={!retrying}
        onOpenChange={leave}
        title={words.title}
        description={words.body}
        confirm={{ label: words.button, onPress: retries ? () => void revalidate() : leave }}
        cancel={retries ? { label: '로그인으로 가기', onPress: leave } : undefined}
      />
    </>
  )
}
