import { spokenTimeText } from '@coffeeattack/domain/kst'
import type { LineGroup } from '@coffeeattack/domain/rooms/conversation'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { MessageGroup } from '@coffeeattack/ui/chat/MessageGroup'
import { conversations } from './conversations.ts'
import type { Room } from './rooms-query.ts'
import { MessageCard } from './cards/MessageCard.tsx'
import { BubbleText } from './BubbleText.tsx'
import type { ChatLine } from './lines.ts'
import { SystemLine } from './SystemLine.tsx'
import { useTellRefused } from './use-tell-refused.ts'

type ConversationGroupProps = { group: LineGroup<ChatLine>; room: Room; theirSeq: number }

/** What one side said in one go; the card that its last message carries stands under it. */
export function ConversationGroup({ group, room, theirSeq }: ConversationGroupProps) {
  const tellRefused = useTellRefused()
  const { side, state, lines } = group
  const [first] = lines
  const last = lines.at(-1) ?? first
  if (side === 'system') return <SystemLine>{first.text}</SystemLine>
  const { operator, roomId } = room
  const name = first.name ?? operator.name
  const photo = name === operator.name ? operator.photo : null
  return (
    <MessageGroup
      side={side}
      name={name}
      avatar={<Avatar name={name} size="sm" {...(photo && { src: photo })} />}
      bubbles={lines.map((line) => ({ id: line.key, text: <BubbleText line={line} /> }))}
      time={spokenTimeText(last.at)}
      read={last.message !== null && last.message.seq <= theirSeq}
      state={state}
      onRetry={() => conversations.sayAgain(roomId, last.key, tellRefused)}
      onDiscard={() => conversations.throwAway(roomId, last.key)}
    >
      {last.message && <MessageCard message={last.message} />}
    </MessageGroup>
  )
}
