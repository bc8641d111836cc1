import { consolePaths } from '@coffeeattack/contract/pages'
import { meetingText, placeText } from '@coffeeattack/domain/coffeechats/meeting-text.ko'
import { rangeText } from '@coffeeattack/domain/salary/format'
import { PagedList } from '@coffeeattack/kit/PagedList'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { Tag } from '@coffeeattack/ui/Tag'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ConsolePage } from '../layout/ConsolePage.tsx'
import { EmptyBox, moreBelow } from '../list/ConsoleList.tsx'
import { useMe } from '../sessions/me.ts'
import { AskedChats } from './afterwards/AskedChats.tsx'
import { type CoffeechatRow, coffeechatsQuery, personName, standing } from './queries.ts'

/** Whom the company meets, the newest match first. */
export function CoffeechatsPage() {
  const chats = useInfiniteQuery(coffeechatsQuery)
  return (
    <ConsolePage title="커피챗">
      <AskedChats />
      <PagedList
        query={chats}
        title="커피챗을 불러오지 못했어요"
        className="py-24"
        skeleton={
          <SkeletonGroup label="커피챗을 불러오는 중이에요">
            <Skeleton round="card" className="h-80" />
          </SkeletonGroup>
        }
        empty={
          <EmptyBox empty="아직 커피챗이 없어요" description="후보자가 어택을 고르면 여기에서 만나요." />
        }
        more={moreBelow}
      >
        {(items) => (
          <ul aria-label="커피챗" className="rounded-card bg-surface">
            {items.map((chat) => (
              <CoffeechatRowLink key={chat.id} chat={chat} />
            ))}
          </ul>
        )}
      </PagedList>
    </ConsolePage>
  )
}

function CoffeechatRowLink({ chat }: { chat: CoffeechatRow }) {
  const { name, company, position, salaryMin, salaryMax, status, confirmedTime, place } = chat
  const isForMany = useMe().company === null
  const salary = salaryMin !== null && salaryMax !== null ? rangeText(salaryMin, salaryMax) : null
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to={consolePaths.coffeechat(chat.id)}
        className="flex min-h-20 items-center gap-4 rounded-card px-6 py-4 hover:bg-surface-2/50"
      >
        <Avatar name={name} />
        <span className="min-w-0 flex-1 leading-even">
          <b className="block font-bold">{personName(name)}</b>
          <span className="block truncate text-label text-ink-3 tnum">
            {[isForMany && company?.name, position, salary].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="text-right">
          <Tag kind={status === 'CONFIRMED' ? 'shot' : 'plain'}>{standing(chat)}</Tag>
          {confirmedTime && (
            <span className="mt-1 block text-caption text-ink-2 tnum">
              {meetingText(new Date(confirmedTime.startsAt))}
            </span>
          )}
          {place && (
            <span className="mt-0.5 block max-w-60 truncate text-caption text-ink-3">{placeText(place)}</span>
          )}
        </span>
        <ChevronRight size={18} className="text-ink-3" />
      </Link>
    </li>
  )
}
