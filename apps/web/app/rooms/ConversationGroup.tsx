import { paths } from '@coffeeattack/contract/pages'
import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import type { LineGroup } from '@coffeeattack/domain/rooms/conversation'
import { namelessLines } from '@coffeeattack/domain/rooms/nameless'
import { needsCareNote } from '@coffeeattack/domain/safety/signals'
import type { ChatLine } from '@coffeeattack/kit/conversation/lines'
import { SpokenGroup } from '@coffeeattack/kit/conversation/SpokenGroup'
import type { Message } from '@coffeeattack/kit/conversation/tabConversations'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { DashedRule, SystemCard } from '@coffeeattack/ui/chat/SystemCard'
import { Logo } from '@coffeeattack/ui/Logo'
import { Tag } from '@coffeeattack/ui/Tag'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SupportLink } from '../campaigns/SupportLink.tsx'
import { OfferCard } from '../offers/OfferCard.tsx'
import { SalaryRange } from '../offers/SalaryRange.tsx'
import { CareNote } from '../safety/CareNote.tsx'
import { SurveyCard } from './cards/SurveyCard.tsx'
import { type CarriedOffer as Offer, offerStanding, sentences } from './cards/words.ts'
import { conversations } from './conversations.ts'
import type { Room } from './rooms.ts'
import { useTellRefused } from './tell-refused.ts'

/** An offer shown in the conversation, in its current state. */
function CarriedOffer({ offer }: { offer: Offer }) {
  const now = useNow(nextMidnight)
  const { id, offerGroupId, name, logo, position, salaryMin, salaryMax, status } = offer
  const isOver = status === 'REFUSED' || status === 'EXPIRED'
  const standing = offerStanding(offer, now)
  return (
    <div className="w-chat-card max-w-chat-room">
      <OfferCard
        logo={<Logo name={name} src={logo} size={40} muted={isOver} />}
        company={name}
        position={position}
        {...(salaryMax === null
          ? { message: standing }
          : {
              money: <SalaryRange salaryMin={salaryMin} salaryMax={salaryMax} size={20} />,
              action: <Tag>{standing}</Tag>,
            })}
        muted={isOver}
        render={(props) => (
          <Link to={offerGroupId ? paths.curation(offerGroupId) : paths.offer(id)} {...props} />
        )}
      />
    </div>
  )
}

/** A message that can no longer be viewed, with a link to support (MSG-2). */
function Hidden() {
  const { title, button } = candidateCatalogue.MESSAGE_UNAVAILABLE
  return (
    <>
      <span className="block text-ink-3">{title}</span>
      <SupportLink className="inline-flex min-h-11 items-center text-body-s underline decoration-current/40 underline-offset-4">
        {button}
      </SupportLink>
    </>
  )
}

/** A system message: a card when it has details, else a line. */
function SystemLine({ children }: { children: string }) {
  if (children === namelessLines.named) return <DashedRule>{children}</DashedRule>
  const [title, rest] = sentences(children)
  if (rest) return <SystemCard title={title}>{rest}</SystemCard>
  return (
    <p className="self-center rounded-full bg-surface-2 px-4 py-1.5 text-center text-caption text-ink-2">
      {title}
    </p>
  )
}

/** The offer or survey attached to a message. */
function MessageCard({ message: { offer, survey, isMine } }: { message: Message }) {
  if (offer) return <CarriedOffer offer={offer} />
  if (survey && !isMine) return <SurveyCard isAnswered={survey.isAnswered} />
  return null
}

type ConversationGroupProps = {
  group: LineGroup<ChatLine>
  room: Room
  theirSeq: number
  /** Which of the five questions before a match a message is; null for any other message. */
  questionOf: (key: string) => number | null
  /** What follows a system message. */
  below?: ReactNode
}

/** Consecutive messages of one sender. */
export function ConversationGroup({ group, room, theirSeq, questionOf, below }: ConversationGroupProps) {
  const tellRefused = useTellRefused()
  const { side, lines } = group
  const [first] = lines
  if (side === 'system')
    return (
      <>
        <SystemLine>{first.text}</SystemLine>
        {below}
      </>
    )
  const { operator, roomId } = room
  const name = first.name ?? operator.name
  const photo = name === operator.name ? operator.photo : null
  const question = questionOf((lines.at(-1) ?? first).key)
  const asks = side === 'theirs' && room.kind === 'company' && lines.some(({ text }) => needsCareNote(text))
  const spoken = (
    <SpokenGroup
      side={side}
      group={group}
      name={name}
      avatar={<Avatar name={name} size="sm" {...(photo && { src: photo })} />}
      theirSeq={theirSeq}
      note={question === null ? undefined : `질문 ${question}`}
      hidden={<Hidden />}
      Card={MessageCard}
      onRetry={(key) => conversations.sayAgain(roomId, key, tellRefused)}
      onDiscard={(key) => conversations.throwAway(roomId, key)}
    />
  )
  if (!asks) return spoken
  return (
    <>
      {spoken}
      <CareNote roomId={roomId} />
    </>
  )
}
