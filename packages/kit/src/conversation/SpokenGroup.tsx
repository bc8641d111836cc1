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
  /** The last message that the other side has read. */
  theirSeq: number
  /** A label above the time. */
  note?: string | undefined
  /** In place of a message that can no longer be viewed (MSG-2). */
  hidden: ReactNode
  /** An attachment under the text. */
  Card: (props: { message: Message }) => ReactNode
  onRetry: (key: string) => void
  onDiscard: (key: string) => void
}

/** Consecutive messages of one sender, with the card of the last one below. */
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

/** The text, with a pill in place of each masked part (OFR-17). */
function SpokenText({ children }: { children: string }) {
  return (
    <MaskedText text={children}>{(words) => <LinkedText hrefOf={safeHref}>{words}</LinkedText>}</MaskedText>
  )
}
