import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import type { LineGroup } from '@coffeeattack/domain/rooms/conversation'
import { namelessLines } from '@coffeeattack/domain/rooms/nameless'
import { spokenText } from '@coffeeattack/domain/text/marks'
import type { ChatLine } from '@coffeeattack/kit/conversation/lines'
import { SpokenGroup } from '@coffeeattack/kit/conversation/SpokenGroup'
import { DashedRule, SystemCard } from '@coffeeattack/ui/chat/SystemCard'
import { useMe } from '../sessions/me.ts'
import { Carried } from './Carried.tsx'
import { conversations, tellRefused } from './conversations.ts'
import { Face } from './Face.tsx'
import { personIn, type Room } from './queries.ts'

type SaidProps = {
  room: Room
  group: LineGroup<ChatLine>
  /** How far the candidate has read. */
  theirSeq: number
}

/** What one side, or the product itself, said in one go. A colleague's words say whose they are. */
export function Said({ room, group, theirSeq }: SaidProps) {
  const me = useMe()
  const { side, lines } = group
  const [{ name, text }] = lines
  if (side === 'system')
    return text === namelessLines.named ? <DashedRule>{text}</DashedRule> : <SystemCard title={text} />
  const isColleagues = side === 'mine' && name && name !== me.name
  return (
    <div>
      {isColleagues && <p className="mb-1 text-right text-caption text-ink-3">{name}</p>}
      <SpokenGroup
        side={side}
        group={group}
        name={spokenText(personIn(room))}
        avatar={<Face {...room} size="sm" />}
        theirSeq={theirSeq}
        hidden={catalogue.MESSAGE_UNAVAILABLE.title}
        Card={Carried}
        onRetry={(key) => conversations.sayAgain(room.id, key, (failure) => tellRefused(room.id, failure))}
        onDiscard={(key) => conversations.throwAway(room.id, key)}
      />
    </div>
  )
}
