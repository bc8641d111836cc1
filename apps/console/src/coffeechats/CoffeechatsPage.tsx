import { type Nearness, nearnessOf } from '@coffeeattack/domain/coffeechats/by-time'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { PagedList } from '@coffeeattack/kit/PagedList'
import { useNow } from '@coffeeattack/kit/useNow'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { ConsolePage } from '../layout/ConsolePage.tsx'
import { EmptyBox, moreBelow } from '../list/ConsoleList.tsx'
import { ChatRow } from './ChatRow.tsx'
import { type CoffeechatRow, spanQuery } from './queries.ts'

/** Whom the company meets, by time: first what waits for us, then today, this week, what comes after, and what is over. */
export function CoffeechatsPage() {
  const todo = useInfiniteQuery(spanQuery('todo'))
  const counts = todo.data?.pages[0]?.counts
  const isEmpty = counts && Object.values(counts).every((count) => count === 0)
  return (
    <ConsolePage title="커피챗">
      <Loaded
        query={todo}
        title="커피챗을 불러오지 못했어요"
        className="py-24"
        skeleton={
          <SkeletonGroup label="커피챗을 불러오는 중이에요">
            <Skeleton round="card" className="h-80" />
          </SkeletonGroup>
        }
      >
        {() =>
          isEmpty ? (
            <EmptyBox empty="아직 커피챗이 없어요" description="후보자가 어택을 고르면 여기에서 만나요." />
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              <Span title="정해야 해요" span="todo" about="우리가 답하거나 정하기를 기다려요." asks />
              <Ahead />
              <Span title="후보자가 고르고 있어요" span="theirs" about="우리가 제안한 시간 가운데 골라요." />
              <Span title="지난 커피챗" span="past" about="만났거나, 취소했거나, 다음 단계로 넘어갔어요." />
            </div>
          )
        }
      </Loaded>
    </ConsolePage>
  )
}

type SectionProps = { title: string; count?: number | undefined; about?: string; children: ReactNode }

function Section({ title, count, about, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="flex items-baseline gap-1.5 text-h3">
        {title}
        {count !== undefined && (
          <span className="relative text-label font-medium text-ink-3 tnum">
            {count}
            <span className="sr-only">건</span>
          </span>
        )}
      </h2>
      {about && <p className="text-label text-ink-3">{about}</p>}
      <div className="mt-2.5">{children}</div>
    </section>
  )
}

type RowsProps = { label: string; chats: readonly CoffeechatRow[]; asks?: boolean }

function Rows({ label, chats, asks = false }: RowsProps) {
  return (
    <ul aria-label={label} className="rounded-card bg-surface max-sm:-mx-4 max-sm:rounded-none">
      {chats.map((chat) => (
        <ChatRow key={chat.id} chat={chat} asks={asks} />
      ))}
    </ul>
  )
}

type SpanProps = { title: string; span: 'todo' | 'theirs' | 'past'; about: string; asks?: boolean }

/** One of the lists; where there is nothing, it is not there either. */
function Span({ title, span, about, asks = false }: SpanProps) {
  const chats = useInfiniteQuery(spanQuery(span))
  const count = chats.data?.pages[0]?.counts[span]
  if (count === 0) return null
  return (
    <Section title={title} count={count} about={about}>
      <PagedList
        query={chats}
        className="rounded-card bg-surface py-16"
        skeleton={<RowsSkeleton />}
        empty={null}
        more={moreBelow}
      >
        {(items) => <Rows label={title} chats={items} asks={asks} />}
      </PagedList>
    </Section>
  )
}

const near: readonly { nearness: Nearness; title: string }[] = [
  { nearness: 'today', title: '오늘' },
  { nearness: 'week', title: '이번 주' },
  { nearness: 'later', title: '다음' },
]

/** Fixed meetings lie at most a month ahead: all of them are read, and none stands in the wrong week. */
function Ahead() {
  const chats = useInfiniteQuery(spanQuery('ahead'))
  const now = useNow()
  return (
    <PagedList
      query={chats}
      className="rounded-card bg-surface py-16"
      skeleton={<RowsSkeleton />}
      empty={<NobodyToday />}
      more={moreBelow}
    >
      {(items) => (
        <>
          {near.map(({ nearness, title }) => {
            const own = items.filter(
              ({ confirmedTime }) =>
                confirmedTime && nearnessOf(new Date(confirmedTime.startsAt), now) === nearness,
            )
            if (own.length === 0) return nearness === 'today' && <NobodyToday key={nearness} />
            return (
              <Section key={nearness} title={title} count={own.length}>
                <Rows label={title} chats={own} />
              </Section>
            )
          })}
        </>
      )}
    </PagedList>
  )
}

function NobodyToday() {
  return (
    <Section title="오늘">
      <p className="rounded-card bg-surface px-6 py-5 text-label text-ink-3 max-sm:-mx-4 max-sm:rounded-none">
        오늘 만나는 분은 없어요.
      </p>
    </Section>
  )
}

function RowsSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton round="card" className="h-28" />
    </SkeletonGroup>
  )
}
