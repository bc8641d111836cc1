import { Button } from '@coffeeattack/ui/Button'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { api } from '../api/client.ts'
import { NoPasskeyHint } from './NoPasskeyHint.tsx'
import { provePasskey } from './passkey.ts'
import { useEnter, type Entered } from './use-enter.ts'

/** A passkey stands for both: what one has, and the lock that one opens it with. */
export function PasskeySignIn({ onEnter }: { onEnter: (entered: Entered) => void }) {
  const { enter, isPending, noPasskey } = useEnter(
    async () => {
      const { challenge, passkey } = await api('POST /console/auth/passkey/options')
      const proof = await provePasskey(passkey)
      return typeof proof === 'string'
        ? proof
        : api('POST /console/auth/passkey', { body: { challenge, passkey: proof } })
    },
    { onEnter, onRestart: () => {} },
  )
  return (
    <>
      <Button kind="line" className="mt-3" busy={isPending && '확인하는 중'} onClick={() => enter(undefined)}>
        <Lock size={19} />
        패스키로 로그인
      </Button>
      <NoPasskeyHint why={noPasskey} />
    </>
  )
}
