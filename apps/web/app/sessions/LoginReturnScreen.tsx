import { Dialog } from '@coffeeattack/ui/Dialog'
import { useNavigate, useRevalidator } from 'react-router'
import type { Outcome } from './finish-messenger-login.ts'
import { LoginReturnView } from './LoginReturnView.tsx'

/** The login did not come about: the words say why, and their button is the way on. */
export function LoginReturnScreen({ words, to }: Extract<Outcome, { kind: 'failed' }>) {
  const navigate = useNavigate()
  const { state, revalidate } = useRevalidator()
  const busy = state === 'loading'
  const canRetry = words.next === 'retry'
  const leave = () => void navigate(to, { replace: true })
  return (
    <>
      <LoginReturnView busy={busy} />
      <Dialog
        alert
        open={!busy}
        onOpenChange={leave}
        title={words.title}
        description={words.body}
        confirm={{ label: words.button, onPress: canRetry ? () => void revalidate() : leave }}
        cancel={canRetry ? { label: '로그인으로 가기', onPress: leave } : undefined}
      />
    </>
  )
}
