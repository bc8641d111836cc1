import { consolePaths } from '@coffeeattack/contract/pages'
import { meetingText } from '@coffeeattack/domain/coffeechats/meeting-text.ko'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { Card } from '@coffeeattack/ui/Card'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { askedChatsQuery, type CoffeechatRow, personName } from '../queries.ts'
import { OutcomeAsk } from './OutcomeAsk.tsx'

/** The meetings that wait for our word, above all others; nothing stands here when there are none (KEEP-1). */
export function AskedChats() {
  const { data } = useQuery(askedChatsQuery)
  if (!data || data.items.length === 0) return null
  return (
    <Card aria-labelledby="asked" className="mb-4 px-6">
      <h2 id="asked" className="text-h3">
        커피챗은 어땠나요?
      </h2>
      <p className="mt-0.5 text-body-s text-ink-3">
        만난 뒤 7일 동안 답할 수 있어요. 후보자에게는 보이지 않아요.
      </p>
      <ul aria-labelledby="asked" className="mt-2">
        {data.items.map((chat) => (
          <AskedChat key={chat.id} chat={chat} />
        ))}
      </ul>
    </Card>
  )
}

function AskedChat({ chat }: { chat: CoffeechatRow }) {
  const { id, name, position, outcome } = chat
  const when = outcome && meetingText(new Date(outcome.startsAt))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-0 last:pb-0">
      <Link to={consolePaths.coffeechat(id)} className="flex min-w-56 flex-1 items-center gap-4">
        <Avatar name={name} />
        <span className="min-w-0 leading-even">
          <b className="block font-bold">{personName(name)}</b>
          <span className="block truncate text-label text-ink-3 tnum">
            {[when, position].filter(Boolean).join(' · ')}
          </span>
        </span>
      </Link>
      <OutcomeAsk chat={chat} />
    </li>
  )
}
