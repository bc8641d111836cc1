import { agoText } from '@coffeeattack/domain/kst'
import type { Pages } from '@coffeeattack/kit/PagedList'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Tag } from '@coffeeattack/ui/Tag'
import { toast } from '@coffeeattack/ui/toast'
import type { QueryKey } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { PagedCards } from '../list/ConsoleList.tsx'
import { useMe } from '../sessions/me.ts'

export type Handled = {
  handler: { id: string; name: string } | null
  handledAt: string | null
}

/** The operator who handles, or handled, the request. */
export function HandlerTag({ handler, handledAt }: Handled) {
  const me = useMe()
  const now = useNow()
  if (!handler) return null
  const who = handler.id === me.id ? '내가' : `${handler.name} 님이`
  if (handledAt) return <Tag>{`${who} 마쳤어요 · ${agoText(new Date(handledAt), now)}`}</Tag>
  return <Tag kind={handler.id === me.id ? 'shot' : 'plain'}>{`${who} 맡았어요`}</Tag>
}

type HandlingButtonsProps = Handled & {
  busy: boolean
  onTake: (from: string | null) => void
  onDone: () => void
  /** What the button that finishes it says. */
  done?: string
}

/** Buttons to take a request, take it over or finish it. A colleague's request must be taken over first. */
function HandlingButtons(props: HandlingButtonsProps) {
  const { handler, handledAt, busy, onTake, onDone, done = '마쳤어요' } = props
  const me = useMe()
  if (handledAt) return null
  const isMine = handler?.id === me.id
  const isTheirs = handler !== null && !isMine
  return (
    <>
      {!isMine && (
        <Button kind="line" size="sm" disabled={busy} onClick={() => onTake(handler?.id ?? null)}>
          {isTheirs ? '넘겨받기' : '내가 맡기'}
        </Button>
      )}
      {!isTheirs && (
        <Button kind="weak" size="sm" disabled={busy} onClick={onDone}>
          {done}
        </Button>
      )}
    </>
  )
}

type Calls = {
  take: 'POST /console/more-requests/:id/take' | 'POST /console/applications/:id/take'
  done: 'POST /console/more-requests/:id/done' | 'POST /console/applications/:id/done'
}

/** Takes and finishes a request. The list is reloaded either way, so a colleague's faster change shows. */
export function useHandling(id: string, calls: Calls, list: QueryKey) {
  const onSettled = () => queries.invalidateQueries({ queryKey: list })
  const take = useCall((from: string | null) => api(calls.take, { params: { id }, body: { from } }), {
    onSettled,
  })
  const done = useCall(() => api(calls.done, { params: { id } }), {
    onDone: () => toast('마친 것으로 표시했어요', { kind: 'done' }),
    onSettled,
  })
  return {
    busy: take.busy || done.busy,
    onTake: (from: string | null) => void take.run(from),
    onDone: () => void done.run(),
  }
}

export type RequestStatus = 'open' | 'handled'

/** The status in the address; the first one, the open requests, by default. */
export function useListStatus<Status extends string>(statuses: readonly Status[]): Status {
  const asked = useSearchParams()[0].get('status')
  return statuses.find((status) => status === asked) ?? statuses[0]!
}

const requestStatuses = ['open', 'handled'] as const
export const useRequestStatus = (): RequestStatus => useListStatus(requestStatuses)

/** In the order of the tabs. */
type TabNames = Readonly<Record<string, string>>

/** Links, so that each list has an address of its own. */
function RequestTabs({ names, openCount }: { names: TabNames; openCount: number | undefined }) {
  const statuses = Object.keys(names)
  const chosen = useListStatus(statuses)
  return (
    <nav aria-label="상태" className="strip mb-4">
      <ul className="flex gap-6 border-b border-line-2">
        {statuses.map((status) => (
          <li key={status}>
            <Link
              to={{ search: status === 'open' ? '' : `status=${status}` }}
              aria-current={status === chosen ? 'page' : undefined}
              className="-mb-px flex h-11 items-center gap-1.5 border-b-2 border-transparent text-body-s font-medium whitespace-nowrap text-ink-3 hover:text-ink aria-[current]:border-primary aria-[current]:font-bold aria-[current]:text-ink"
            >
              {names[status]}
              {status === 'open' && openCount !== undefined && (
                <span className="text-label tnum">
                  {openCount}
                  <span className="sr-only">건</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type RequestListProps<Item> = Omit<ComponentProps<typeof PagedCards<Item>>, 'query' | 'empty'> & {
  query: Pages<{ items: readonly Item[]; openCount: number }> & { isPlaceholderData: boolean }
  tabs: TabNames
  /** The words of an empty list. */
  empty: TabNames
}

/** The open and the handled requests, each behind a tab. */
export function RequestList<Item>({ query, tabs, empty, ...cards }: RequestListProps<Item>) {
  return (
    <>
      <RequestTabs names={tabs} openCount={query.data?.pages[0]?.openCount} />
      <PagedCards {...cards} query={query} empty={empty[useListStatus(Object.keys(tabs))]} />
    </>
  )
}

type RequestCardProps = {
  request: Handled
  handling: Omit<HandlingButtonsProps, keyof Handled>
  title: ReactNode
  line: ReactNode
  /** Stands before the tag of the handler. */
  tag?: ReactNode
  /** Stand before the buttons that take and finish the request. */
  actions: ReactNode
  children?: ReactNode
}

/** One request: who asks, what for, and what can be done about it. */
export function RequestCard(props: RequestCardProps) {
  const { request, handling, title, line, tag, actions, children } = props
  return (
    <li>
      <Card className="px-6">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0">
            <p className="text-h3">{title}</p>
            <p className="text-label text-ink-3 tnum">{line}</p>
          </div>
          <span className="flex flex-wrap gap-1.5 empty:hidden">
            {tag}
            <HandlerTag {...request} />
          </span>
        </div>
        {children}
        <div className="mt-4 flex flex-wrap items-center gap-2">
          {actions}
          <span className="ml-auto flex gap-2">
            <HandlingButtons {...request} {...handling} />
          </span>
        </div>
      </Card>
    </li>
  )
}
