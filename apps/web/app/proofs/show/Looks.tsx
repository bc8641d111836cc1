import { PagedList } from '@coffeeattack/kit/PagedList'
import { Card } from '@coffeeattack/ui/Card'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import { icon } from '@coffeeattack/ui/icons/Icon'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type Look, looksQuery, type Proof } from '../queries.ts'
import { lookDay, lookTime } from '../words.ts'

const Chip = icon(
  <>
    <rect x="4" y="4" width="16" height="16" rx="2" />
    <rect x="9" y="9" width="6" height="6" rx="1" />
    <path d="M15 2v2M15 20v2M2 15h2M2 9h2M20 15h2M20 9h2M9 2v2M9 20v2" />
  </>,
)

/** How often the page looks again while the owner watches. */
const LOOK_EVERY_MS = 15_000

type LooksProps = { proof: Proof; now: Date; isLive?: boolean }

/** Every look at the proof: of a person the time alone, of a program its host as well (PROOF-5). */
export function Looks({ proof: { id, lookCount }, now, isLive = false }: LooksProps) {
  const query = useInfiniteQuery({ ...looksQuery(id), refetchInterval: isLive && LOOK_EVERY_MS })
  const shown = query.data?.pages.flatMap(({ items }) => items).length ?? 0
  const count = Math.max(lookCount, shown)
  return (
    <Card
      title={
        <span className="flex items-baseline justify-between gap-3">
          본 기록
          {count > 0 && <span className="text-caption font-normal text-ink-3 tnum">{count}번</span>}
        </span>
      }
    >
      <PagedList
        query={query}
        title="본 기록을 불러오지 못했어요"
        skeleton={<Skeletons className="mt-3 grid gap-2" shapes={['h-12', 'h-12']} />}
        more={{ className: 'mt-3' }}
        empty={<p className="py-4 text-body-s text-ink-3">아직 열지 않았어요</p>}
      >
        {(items) => (
          <ul className="mt-1.5 divide-y divide-line">
            {items.map((look) => (
              <LookRow key={`${look.at} ${look.by}`} look={look} now={now} />
            ))}
          </ul>
        )}
      </PagedList>
      <p className="mt-2.5 border-t border-line pt-3 text-caption text-ink-3">
        사람이 열었을 때는 시각만 남겨요.
        <span className="block">프로그램은 어디서 확인했는지도 남아요.</span>
      </p>
    </Card>
  )
}

function LookRow({ look: { at, by, host }, now }: { look: Look; now: Date }) {
  const Icon = by === 'PERSON' ? Eye : Chip
  return (
    <li className="grid min-h-14.5 grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-3 py-1.5">
      <span className="grid size-9 place-items-center rounded-button-sm bg-surface-2 text-ink-2">
        <Icon size={19} strokeWidth={1.8} />
      </span>
      <span className="min-w-0">
        <b className="block text-body-s leading-close font-semibold">
          {by === 'PERSON' ? '사람이 링크를 열었어요' : '프로그램이 확인했어요'}
        </b>
        {host !== null && (
          <span className="block text-caption leading-close text-ink-3 [overflow-wrap:anywhere]">{host}</span>
        )}
      </span>
      <time dateTime={at} className="text-right text-caption leading-close text-ink-3 tnum">
        {lookDay(at, now)}
        <span className="block">{lookTime(at)}</span>
      </time>
    </li>
  )
}
