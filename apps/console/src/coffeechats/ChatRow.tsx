import { consolePaths } from '@coffeeattack/contract/pages'
import { meetingText, placeText } from '@coffeeattack/domain/coffeechats/meeting-text.ko'
import { rangeText } from '@coffeeattack/domain/salary/format'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { Link } from 'react-router'
import { useMe } from '../sessions/me.ts'
import { OutcomeAsk } from './afterwards/OutcomeAsk.tsx'
import { ChatWays } from './ChatWays.tsx'
import { type CoffeechatRow, personName } from './queries.ts'
import { StandingTag } from './StandingTag.tsx'

type ChatRowProps = {
  chat: CoffeechatRow
  /** In the list of what waits for us: what can be said here is asked here. */
  asks?: boolean
}

/** Whom we meet, when and where, how it stands, and the ways on. */
export function ChatRow({ chat, asks = false }: ChatRowProps) {
  const { id, name, company, position, salaryMin, salaryMax, todo } = chat
  const isForMany = useMe().company === null
  const salary = salaryMin !== null && salaryMax !== null ? rangeText(salaryMin, salaryMax) : null
  return (
    <li className="border-t border-line px-5 py-3 first:border-0 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link
          to={consolePaths.coffeechat(id)}
          className="flex min-h-11 min-w-0 flex-1 basis-60 items-center gap-3.5 rounded-field"
        >
          <Avatar name={name} />
          <span className="min-w-0 leading-even">
            <b className="block truncate font-bold">{personName(name)}</b>
            <span className="block truncate text-label text-ink-3 tnum">
              {[isForMany && company?.name, position, salary].filter(Boolean).join(' · ')}
            </span>
          </span>
        </Link>
        <div className="max-lg:order-2 max-lg:basis-full sm:max-lg:pl-13.5">
          <ChatWays chat={chat} />
        </div>
        <When chat={chat} />
        <span className="flex justify-end max-sm:basis-auto lg:basis-44">
          <StandingTag chat={chat} />
        </span>
      </div>
      {asks && todo === 'OUTCOME' && (
        <div className="mt-1 flex sm:justify-end">
          <OutcomeAsk chat={chat} />
        </div>
      )}
    </li>
  )
}

/** The fixed time and its place, or the times that are on the table. */
function When({ chat: { confirmedTime, timeItems, place, outcome, todo } }: { chat: CoffeechatRow }) {
  const [first, ...others] = timeItems
  const fixed = todo === 'OUTCOME' ? outcome : (confirmedTime ?? outcome)
  const at = first ?? fixed
  if (!at) return null
  return (
    <span className="min-w-0 text-right text-body-s max-sm:order-1 max-sm:basis-full max-sm:text-left lg:basis-52">
      <span className="block font-semibold tnum">
        {meetingText(new Date(at.startsAt))}
        {others.length > 0 && (
          <span className="block text-caption font-normal text-ink-3"> 말고 {others.length}개 더</span>
        )}
      </span>
      {place && <span className="block max-w-60 truncate text-caption text-ink-3">{placeText(place)}</span>}
    </span>
  )
}
