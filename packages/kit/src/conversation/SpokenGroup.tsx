import { spokenTimeText } from '@coffeeattack/domain/kst'
import { safeHref } from '@coffeeattack/domain/profiles/links'
import type { LineGroup } from '@coffeeattack/domain/rooms/conversation'
import { isRead } from '@coffeeattack/domain/rooms/room'
import { LinkedText } from '@coffeeattack/ui/chat/LinkedText'
import { MessageGroup } from '@coffeeattack/ui/chat/MessageGroup'
import type { ReactNode } from 'react'
import { MaskedText } from '../MaskedText.tsx'
import type { ChatLine } from './lines.ts'
import type { Message } from './tabConversations.ts'

type SpokenGroupProps = {
  side: 'mine' | 'theirs'
  group: LineGroup<ChatLine>
  name: string
  avatar: ReactNode
  /** How far the other side has read. */
  theirSeq: number
  /** A word above the time. */
  note?: string | undefined
  /** In the place of words that cannot be viewed any more (MSG-2). */
  hidden: ReactNode
  /** What a message shows under its words. */
  Card: (props: { message: Message }) => ReactNode
  onRetry: (key: string) => void
  onDiscard: (key: string) => void
}

/** What one side said in one go; the card that its last message carries stands under it. */
export function SpokenGroup(props: SpokenGroupProps) {
  const { side, group, name, avatar, theirSeq, note, hidden, Card, onRetry, onDiscard } = props
  const { lines, state } = group
  const last = lines.at(-1) ?? lines[0]
  return (
    <MessageGroup
      side={side}
      name={name}
      avatar={avatar}
      bubbles={lines.map(({ key, text, message }) => ({
        id: key,
        text: message?.isHidden ? hidden : <SpokenText>{text}</SpokenText>,
      }))}
      time={spokenTimeText(last.at)}
      note={note}
      read={last.message !== null && isRead(last.message, theirSeq)}
      state={state}
      onRetry={() => onRetry(last.key)}
      onDiscard={() => onDiscard(last.key)}
    >
      {last.message && <Card message={last.message} />}
    </MessageGroup>
  )
}

/** The words; what the two may not read yet is a pill in its place (OFR-17). */
function SpokenText({ children }: { children: string }) {
  return (
    <MaskedText text={children}>{(words) => <LinkedText hrefOf={safeHref}>{words}</LinkedText>}</MaskedText>
  )
}
