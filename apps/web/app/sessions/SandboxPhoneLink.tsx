import { textLinkLook } from '@coffeeattack/ui/TextLink'
import type { MouseEvent } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** True when the built-in sandbox stands in for external providers. Only the server knows. */
function useSandbox(): boolean {
  return useRouteLoaderData<typeof loader>('root')?.sandbox ?? false
}

/** A desktop has room for a phone window; elsewhere it opens like any page. */
const ROOM_FOR_TWO = '(min-width: 1024px)'
const PHONE_WINDOW = 'popup,width=420,height=860'

/** A link to the sandbox's phone, which receives our messages. */
export function SandboxPhoneLink({ phone }: { phone: string }) {
  if (!useSandbox()) return null
  return (
    <a
      href={`/sandbox/phone/${phone}`}
      target="_blank"
      rel="noreferrer"
      onClick={openBeside}
      className={textLinkLook}
    >
      연습용 휴대전화 열기
    </a>
  )
}

function openBeside(event: MouseEvent<HTMLAnchorElement>): void {
  if (!window.matchMedia(ROOM_FOR_TWO).matches) return
  // The name reuses one window. Where popups are blocked, the link opens the page.
  if (window.open(event.currentTarget.href, 'sandbox-phone', PHONE_WINDOW)) event.preventDefault()
}
