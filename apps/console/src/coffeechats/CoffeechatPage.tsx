import { consolePaths } from '@coffeeattack/contract/pages'
import { rangeText } from '@coffeeattack/domain/salary/format'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { Tag } from '@coffeeattack/ui/Tag'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { ConsolePage } from '../layout/ConsolePage.tsx'
import { useMe } from '../sessions/me.ts'
import { MeetingCard } from './MeetingCard.tsx'
import { Questions } from './Questions.tsx'
import { Shared } from './Shared.tsx'
import { coffeechatQuery, type Coffeechat } from './queries.ts'
import { coffeechatStatusNames, personName } from './words.ts'

/** One coffee chat: who, how to reach them, when, and what was asked (TRUST-4, OFR-11, OFR-13). */
export function CoffeechatPage() {
  const { id = '' } = useParams()
  const chat = useQuery(coffeechatQuery(id))
  return (
    <ConsolePage
      title={chat.data ? personName(chat.data.name) : '커피챗'}
      action={
        <Link to={consolePaths.coffeechats()} className={textLinkLook}>
          커피챗 모두 보기
        </Link>
      }
    >
      <Loaded
        query={chat}
        title="커피챗을 불러오지 못했어요"
        className="py-24"
        skeleton={<CoffeechatSkeleton />}
      >
        {(shown) => <Shown chat={shown} />}
      </Loaded>
    </ConsolePage>
  )
}

function CoffeechatSkeleton() {
  return (
    <SkeletonGroup label="커피챗을 불러오는 중이에요">
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
        <Skeleton round="card" className="h-80" />
        <Skeleton round="card" className="h-60" />
      </div>
    </SkeletonGroup>
  )
}

function Shown({ chat }: { chat: Coffeechat }) {
  const { status, position, company, salaryMin, salaryMax } = chat
  const isForMany = useMe().company === null
  const salary = salaryMin !== null && salaryMax !== null ? rangeText(salaryMin, salaryMax) : null
  return (
    <>
      <p className="-mt-3 mb-5 flex flex-wrap items-center gap-2 text-body-s text-ink-2 tnum">
        <Tag kind={status === 'CONFIRMED' ? 'shot' : 'plain'}>{coffeechatStatusNames[status]}</Tag>
        {[isForMany && company?.name, position, salary].filter(Boolean).join(' · ')}
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid gap-4">
          <MeetingCard chat={chat} />
          <Questions chat={chat} />
        </div>
        <Shared items={chat.disclosure} />
      </div>
    </>
  )
}
