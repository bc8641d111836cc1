import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'

/** A link to the sandbox's mailbox, which receives our mails; only the server knows whether it stands in. */
export function SandboxMailLink() {
  if (!useRouteLoaderData<typeof loader>('root')?.sandbox) return null
  return (
    <a href="/sandbox/mail" target="_blank" rel="noreferrer" className={textLinkLook}>
      연습용 메일함 열기
    </a>
  )
}
