import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { handoverText } from '@coffeeattack/domain/handover/words.ko'
import { fullDayText, kstDay } from '@coffeeattack/domain/kst'
import { paged } from '@coffeeattack/kit/paged'
import { PagedList } from '@coffeeattack/kit/PagedList'
import { Card } from '@coffeeattack/ui/Card'
import { Logo } from '@coffeeattack/ui/Logo'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'

type Handover = ApiResult<'GET /users/handovers'>['items'][number]

/** The person's data that was sent to companies' own programs, newest first (BIZ-16). */
const handoversQuery = infiniteQueryOptions({
  queryKey: ['account', 'handovers'],
  queryFn: ({ pageParam, signal }) => api('GET /users/handovers', { query: { cursor: pageParam }, signal }),
  ...paged,
  meta: { load: 'account' },
})

/** Stands under the profile's visitors; hidden for a person whose data was never sent. */
export function HandoverLog() {
  const handovers = useInfiniteQuery(handoversQuery)
  return (
    <PagedList query={handovers} skeleton={null} empty={null}>
      {(items) => (
        <Card title="회사 프로그램에 전해진 소식" className="pb-3!">
          <p className="mt-1 text-label text-pretty text-ink-3">
            커피챗이 연결된 회사가 쓰는 채용 프로그램이에요. 탈퇴하면 그 회사에도 지워 달라고 알려요.
          </p>
          <ul className="mt-2">
            {items.map((one) => (
              <Line key={one.id} handover={one} />
            ))}
          </ul>
        </Card>
      )}
    </PagedList>
  )
}

function Line({ handover: { company, logo, what, times, at } }: { handover: Handover }) {
  return (
    <li className="flex min-h-16 items-center gap-3.5 py-2">
      <Logo name={company} src={logo} />
      <div className="min-w-0 flex-1">
        <p className="text-body-s text-pretty">{handoverText(what, company)}</p>
        <p className="text-caption text-ink-3 tnum">
          <time dateTime={at}>{fullDayText(kstDay(new Date(at)))}</time>
          {times > 1 && ` · ${times}번`}
        </p>
      </div>
    </li>
  )
}
