import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { safeHref } from '@coffeeattack/domain/profiles/links'
import { LinkedText } from '@coffeeattack/ui/chat/LinkedText'
import { SupportLink } from '../campaigns/SupportLink.tsx'
import type { ChatLine } from './lines.ts'

export function BubbleText({ line: { message, text } }: { line: ChatLine }) {
  return message?.isHidden ? <Hidden /> : <LinkedText hrefOf={safeHref}>{text}</LinkedText>
}

/** A message that cannot be viewed any more, and whom to ask about it (MSG-2). */
function Hidden() {
  const { title, button } = catalogue.MESSAGE_UNAVAILABLE
  return (
    <>
      <span className="block text-ink-3">{title}</span>
      <SupportLink className="inline-flex min-h-11 items-center text-body-s underline decoration-current/40 underline-offset-4">
        {button}
      </SupportLink>
    </>
  )
}
