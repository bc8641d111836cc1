import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import type { LineGroup } from '@coffeeattack/domain/rooms/conversation'
import { isRead } from '@coffeeattack/domain/rooms/unread'
import { spokenTimeText } from '@coffeeattack/domain/kst'
import { safeHref } from '@coffeeattack/domain/profiles/links'
import { LinkedText } from '@coffeeattack/ui/chat/LinkedText'
import { MessageGroup } from '@coffeeattack/ui/chat/MessageGroup'
import { SystemCard } from '@coffeeattack/ui/chat/SystemCard'
import { useMe } from '../sessions/me.ts'
import { Face } from './Face.tsx'
import type { Room } from './queries.ts'
import { partsOf, type ShownLine } from './lines.ts'
import { tellRefused } from './tell-refused.ts'
import { conversations } from './threads.ts'
import { personIn } from './words.ts'
import { Carried } from './Carried.tsx'

type LineGroupsProps = {
  room: Room
  groups: readonly LineGroup<ShownLine>[]
  /** How far the candidate has read. */
  theirSeq: number
}

export function LineGroups({ room, groups, theirSeq }: LineGroupsProps) {
  return groups.flatMap((group) =>
    group.side === 'system' ? (
      <SystemCard key={group.lines[0].id} title={group.lines[0].text} />
    ) : (
      partsOf(group).map((lines) => (
        <Part
          key={lines[0]!.id}
          room={room}
          side={group.side as 'mine' | 'theirs'}
          lines={lines}
          theirSeq={theirSeq}
        />
      ))
    ),
  )
}

type PartProps = { room: Room; side: 'mine' | 'theirs'; lines: readonly ShownLine[]; theirSeq: number }

function Part({ room, side, lines, theirSeq }: PartProps) {
  const me = useMe()
  const last = lines.at(-1)!
  const { unsent, message } = last
  const isColleagues = side === 'mine' && last.name !== null && last.name !== me.name
  return (
    <div>
      {isColleagues && <p className="mb-1 text-right text-caption text-ink-3">{last.name}</p>}
      <MessageGroup
        side={side}
        name={personIn(room)}
        avatar={<Face name={room.name} size="sm" />}
        bubbles={lines.map(({ id, text, message: told }) => ({
          id,
          text: told?.isHidden ? (
            catalogue.MESSAGE_UNAVAILABLE.title
          ) : (
            <LinkedText hrefOf={safeHref}>{text}</LinkedText>
          ),
        }))}
        time={spokenTimeText(last.at)}
        read={message !== null && isRead(message, theirSeq)}
        state={last.state}
        onRetry={() =>
          unsent &&
          conversations.sayAgain(room.id, unsent.clientId, (failure) => tellRefused(room.id, failure))
        }
        onDiscard={() => unsent && conversations.throwAway(room.id, unsent.clientId)}
      >
        {message && <Carried message={message} />}
      </MessageGroup>
    </div>
  )
}
