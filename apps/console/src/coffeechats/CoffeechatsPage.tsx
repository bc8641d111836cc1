import { consolePaths } from '@coffeeattack/contract/console-pages'
import { type Nearness, nearnessOf } from '@coffeeattack/domain/coffeechats/by-time'
import { meetingText, placeText } from '@coffeeattack/domain/coffeechats/meeting-text.ko'
import { rangeText } from '@coffeeattack/domain/salary/format'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { PagedList } from '@coffeeattack/kit/PagedList'
import { useNow } from '@coffeeattack/kit/useNow'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { ConsolePage } from '../layout/ConsolePage.tsx'
import { EmptyBox, moreBelow } from '../list/ConsoleList.tsx'
import { useMe } from '../sessions/me.ts'
import { OutcomeAsk } from './afterwards/Outcome.tsx'
import { ChatLinks } from './ChatLinks.tsx'
import { JoinLink } from './JoinLink.tsx'
import { type CoffeechatRow, personName, spanQuery } from './queries.ts'
import { StandingTag } from './StandingTag.tsx'

/** The company's coffee chats: those that need an answer, then today, this week, later and past. */
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
        skeleton={<Skeletons label="커피챗을 불러오는 중이에요" round="card" shapes={['h-80']} />}
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

/** One list; an empty one is not rendered. */
function Span({ title, span, about, asks = false }: SpanProps) {
  const chats = useInfiniteQuery(spanQuery(span))
  const count = chats.data?.pages[0]?.counts[span]
  if (count === 0) return null
  return (
    <Section title={title} count={count} about={about}>
      <PagedList
        query={chats}
        className="rounded-card bg-surface py-16"
        skeleton={<Skeletons round="card" shapes={['h-28']} />}
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

/** Loads all fixed meetings, at most a month ahead, so that each stands in its own week. */
function Ahead() {
  const chats = useInfiniteQuery(spanQuery('ahead'))
  const now = useNow()
  return (
    <PagedList
      query={chats}
      className="rounded-card bg-surface py-16"
      skeleton={<Skeletons round="card" shapes={['h-28']} />}
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

type ChatRowProps = {
  chat: CoffeechatRow
  /** True in the list of chats that need an answer: it shows the outcome buttons. */
  asks?: boolean
}

/** The person, the time and place, the state and the links. */
function ChatRow({ chat, asks = false }: ChatRowProps) {
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
          <ChatLinks chat={chat} />
        </div>
        <When chat={chat} />
        <JoinLink chat={chat} />
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

/** The fixed time and its place, or the proposed times. A fixed time stands while a move is proposed. */
function When({ chat: { confirmedTime, timeItems, place, outcome, todo } }: { chat: CoffeechatRow }) {
  const fixed = todo === 'OUTCOME' ? outcome : confirmedTime
  const [first, ...others] = fixed ? [] : timeItems
  const at = fixed ?? first ?? outcome
  if (!at) return null
  const isMoving = confirmedTime !== null && timeItems.length > 0
  return (
    <span className="min-w-0 text-right text-body-s max-sm:order-1 max-sm:basis-full max-sm:text-left lg:basis-52">
      <span className="block font-semibold tnum">
        {meetingText(new Date(at.startsAt))}
        {others.length > 0 && (
          <span className="block text-caption font-normal text-ink-3"> 말고 {others.length}개 더</span>
        )}
        {isMoving && (
          <span className="block text-caption font-normal text-ink-3">
            옮길 시간 {timeItems.length}개가 제안됐어요
          </span>
        )}
      </span>
      {place && <span className="block max-w-60 truncate text-caption text-ink-3">{placeText(place)}</span>}
    </span>
  )
}
