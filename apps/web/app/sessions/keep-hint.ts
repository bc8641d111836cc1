import { nameAsTyped } from '@coffeeattack/domain/verification/name'
import { applicationState } from './kept-state.ts'
import type { MessengerLogin } from './finish-messenger-login.ts'

/** What the messenger told of somebody new stands in the form already; what they typed themselves goes before it. */
export function keepHint({ certified, hint }: MessengerLogin): void {
  if (certified) return
  const { name, phone } = applicationState.read()
  applicationState.change({
    name: name || nameAsTyped(hint.name ?? ''),
    phone: phone || (hint.phone ?? ''),
  })
}
