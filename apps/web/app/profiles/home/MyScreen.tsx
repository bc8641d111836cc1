import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paths } from '@coffeeattack/contract/pages'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { Loaded, together } from '@coffeeattack/kit/Loaded'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { Bell } from '@coffeeattack/ui/icons/Bell'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Skeleton } from '@coffeeattack/ui/Skeleton'
import { whenIdle } from '@coffeeattack/ui/whenIdle'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Link } from 'react-router'
import { SettingsLink } from '../../accounts/SettingsLink.tsx'
import { prefetch, prefetchMore, queries } from '../../api/queries.ts'
import { asksEarly } from '../../early/early-calls.ts'
import { PanelRaise } from '../../insight/salary/Figures.tsx'
import { TabHeader } from '../../layout/Header.tsx'
import { homeColumn, HomeShapes } from '../../layout/HomeShapes.tsx'
import { Page } from '../../layout/Page.tsx'
import { unreadQuery } from '../../notifications/queries.ts'
import { personQuery } from '../../offers/offer-query.ts'
import { privateMeta } from '../../seo.ts'
import { suggestionCardQuery } from '../../suggestions/card-query.ts'
import { profileQuery } from '../profile-query.ts'
import { HomeTop } from './HomeTop.tsx'
import { ProfileCards } from './ProfileCards.tsx'
import { type Home, homeQuery } from './queries.ts'

/** Loaded on demand: most visitors are certified. */
const NotCertified = lazy(() => import('./NotCertified.tsx'))

/** So is the card of suggestions, which is there only while there is something new. */
const SuggestionsCard = lazy(() => import('../../suggestions/HomeCard.tsx'))

export const meta = () => privateMeta('홈')

export const handle = asksEarly(
  'GET /v3/users/my',
  'GET /v3/users/my/attack',
  'GET /v3/users/profile',
  'GET /users/notifications/unread',
)

/** The other queries start once the person is known to be certified. */
export async function clientLoader() {
  await prefetch(personQuery)
  const isCertified = queries.getQueryData(personQuery.queryKey)?.certified === true
  return isCertified ? prefetchMore(homeQuery, profileQuery, unreadQuery, suggestionCardQuery) : null
}

/** Whether and until when companies see the profile; linked to the setting (PRO-13). */
function ActivityRow({ person }: { person: ApiResult<'GET /v3/users/my'> }) {
  const { isActivate, expiredAt } = person
  return (
    <Link
      to={paths.account()}
      className="flex items-center gap-3 rounded-card bg-surface p-5 text-ink-3 tnum press:bg-surface-2"
    >
      <span
        aria-hidden="true"
        className={`size-2.5 shrink-0 rounded-full ${isActivate ? 'bg-success' : 'bg-line-field'}`}
      />
      <span className="min-w-0 flex-1">
        <b className="block text-h3 text-ink">{isActivate ? '어택 받는 중' : '어택 쉬는 중'}</b>
        <span className="block text-caption">
          {isActivate && expiredAt
            ? `${dottedDay(expiredAt)}까지 회사에 보여요`
            : '회사에 프로필이 보이지 않아요'}
        </span>
      </span>
      <ChevronRight size={20} />
    </Link>
  )
}

/** '2026.02.10' */
function dottedDay(at: string): string {
  return formatDay(kstDay(new Date(at))).replaceAll('-', '.')
}

const keepPush = async () => (await import('../../notifications/push.ts')).push.keep()

/** The link to the notification centre; a dot marks unread ones. */
function NotificationsLink() {
  const unread = useQuery(unreadQuery).data?.unread ?? 0
  // Runs when the browser is idle: asking it for its push subscription took 6 of the 10 ms after the first render. A
  // failure is ignored, and the next login tries again.
  useEffect(() => whenIdle(() => void keepPush().catch(() => {})), [])
  return (
    <Link
      to={paths.notifications()}
      aria-label={unread > 0 ? `알림, 새 소식 ${unread}개` : '알림'}
      className={iconButtonLook}
    >
      <Bell size={24} strokeWidth={1.8} />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-canvas bg-ink"
        />
      )}
    </Link>
  )
}

/** The number of offers by kind, each linked to its list. */
function OfferCounts({ home }: { home: Home }) {
  const counts = [
    { label: '받은 어택', count: home.receivedOfferCount, to: paths.offers() },
    { label: '커피챗', count: home.selectedOfferCount, to: paths.selectedOffers() },
    { label: '지난 어택', count: home.expiredOfferCount, to: paths.expiredOffers() },
  ]
  return (
    <ul aria-label="어택 개수" className="grid grid-cols-3 rounded-card bg-surface py-3.5">
      {counts.map(({ label, count, to }) => (
        <li key={label} className="border-line not-first:border-l">
          <Link
            to={to}
            className="flex min-h-11 flex-col-reverse items-center justify-center rounded-button-sm text-caption text-ink-3"
          >
            {label}
            <b className="text-[1.5rem] leading-tight font-bold tracking-snug text-ink tnum">{count}</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function HomeActions() {
  return (
    <>
      <NotificationsLink />
      <SettingsLink />
    </>
  )
}

/** The home page: the offer that closes next, what is left to fill, what is verified. */
export default function MyScreen() {
  const person = useQuery(personQuery)
  const certified = person.data?.certified === true
  const home = useQuery({ ...homeQuery, enabled: certified })
  const profile = useQuery({ ...profileQuery, enabled: certified })
  const suggested = useQuery({ ...suggestionCardQuery, enabled: certified }).data?.card
  return (
    <Page tone="canvas" header={<TabHeader title="홈" branded actions={<HomeActions />} />}>
      <div className={homeColumn}>
        {person.data && !certified ? (
          <Suspense fallback={<HomeShapes />}>
            <NotCertified />
          </Suspense>
        ) : (
          <Loaded
            query={together({ me: person, today: home })}
            className="m-auto"
            title="홈을 불러오지 못했어요"
            skeleton={<HomeShapes />}
          >
            {({ me, today }) => (
              <>
                <HomeTop name={me.name} home={today} profile={profile.data} />
                <OfferCounts home={today} />
                {suggested && (
                  <Suspense fallback={<Skeleton round="card" className="h-43" />}>
                    <SuggestionsCard {...suggested} />
                  </Suspense>
                )}
                <ProfileCards profile={profile} />
                <ActivityRow person={me} />
                <p className="pt-2 text-center text-caption text-ink-3">
                  이름과 연락처는 내가 고른 회사에만 공개돼요
                </p>
                <PanelRaise
                  about="지금 열린 어택 가운데 가장 많이 오르는 금액이에요"
                  manwon={today.bestRaise}
                />
              </>
            )}
          </Loaded>
        )}
      </div>
    </Page>
  )
}
