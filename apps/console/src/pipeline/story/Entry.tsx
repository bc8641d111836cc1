import { consolePaths } from '@coffeeattack/contract/pages'
import { Bolt } from '@coffeeattack/ui/icons/Bolt'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { CoffeeCup } from '@coffeeattack/ui/icons/CoffeeCup'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Pencil } from '@coffeeattack/ui/icons/Pencil'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Link } from 'react-router'
import { NoteWords } from '../../memory/NoteWords.tsx'
import type { Card, StoryEntry } from '../queries.ts'
import { entryTime } from '../words.ts'

type EntryProps = { entry: StoryEntry; card: Card; now: Date }

/** One thing that happened: a grey dot where the company did it, a ring where the candidate did. */
export function Entry({ entry, card, now }: EntryProps) {
  const Icon = icons[iconOf(entry)]
  const { title, body, at, link, note, side } = entry
  return (
    <li className="relative grid grid-cols-[24px_minmax(0,1fr)] gap-3 pb-2.5 before:absolute before:top-6 before:bottom-0 before:left-[11.5px] before:w-px before:bg-line-2">
      <span
        className={`relative grid size-6 place-items-center rounded-full ${side === 'candidate' ? 'border-[2.5px] border-primary bg-surface text-ink max-lg:bg-page' : 'bg-surface-3 text-ink-2'}`}
      >
        <Icon size={13} strokeWidth={2.4} />
        {side === 'candidate' && <span className="sr-only">후보자</span>}
      </span>
      <div>
        <p className="flex justify-between gap-2 leading-[22px]">
          <b className="min-w-0 text-label font-semibold [overflow-wrap:anywhere]">
            {note ? note.author.name : title}
          </b>
          <time dateTime={at} className="shrink-0 text-[0.78rem] text-ink-3 tnum">
            {entryTime(at, now)}
          </time>
        </p>
        {note ? (
          <NoteWords note={note} candidateId={card.candidateId} />
        ) : (
          (body || link) && (
            <p className="text-caption leading-[18px] text-ink-3 [overflow-wrap:anywhere]">
              {link ? (
                <Link
                  to={wayTo(link)}
                  className="font-semibold text-ink underline decoration-line-2 underline-offset-3"
                >
                  {body ?? leads[link.to]}
                </Link>
              ) : (
                body
              )}
            </p>
          )
        )}
      </div>
    </li>
  )
}

const leads = {
  room: '대화 보기',
  coffeechat: '커피챗 보기',
  offer: '어택 보기',
  profile: '프로필 보기',
} as const

function wayTo({ to, id }: NonNullable<StoryEntry['link']>): string {
  switch (to) {
    case 'room':
      return consolePaths.room(id)
    case 'coffeechat':
      return consolePaths.coffeechat(id)
    case 'offer':
      return consolePaths.sentOffers(id)
    case 'profile':
      return consolePaths.candidate(id)
  }
}

const icons = {
  profile: Person,
  offer: Bolt,
  answer: Person,
  talk: Message,
  meeting: CoffeeCup,
  step: ChevronRight,
  note: Pencil,
} as const

function iconOf({ group, side }: StoryEntry): keyof typeof icons {
  if (group === 'offer' && side === 'candidate') return 'answer'
  return group === 'meeting' && side === 'company' ? 'step' : group
}
