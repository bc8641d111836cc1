import { Button } from '@coffeeattack/ui/Button'
import { api } from '../api/client.ts'
import { NoPasskeyHint } from './NoPasskeyHint.tsx'
import { provePasskey } from './passkey.ts'
import { useEnter, type WayProps } from './use-enter.ts'

export function PasskeyWay({ challenge: { challenge, methods }, ...steps }: WayProps) {
  const { enter, isPending, noPasskey } = useEnter(async () => {
    if (!methods.passkey) return 'stopped'
    const proof = await provePasskey(methods.passkey)
    return typeof proof === 'string'
      ? proof
      : api('POST /console/auth/passkey', { body: { challenge, passkey: proof } })
  }, steps)
  return (
    <>
      <h1 className="text-h1">패스키로 확인해 주세요</h1>
      <p className="mt-1 mb-6 text-body text-ink-2">지문이나 얼굴, 화면 잠금으로 본인임을 확인해요.</p>
      <Button busy={isPending && '확인하는 중'} onClick={() => enter(undefined)}>
        패스키로 확인하기
      </Button>
      <NoPasskeyHint why={noPasskey} />
    </>
  )
}
