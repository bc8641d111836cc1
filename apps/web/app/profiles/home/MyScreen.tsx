import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { Page } from '../../layout/Page.tsx'
import { NotificationsLink } from '../../notifications/NotificationsLink.tsx'
import { SettingsLink } from '../../layout/SettingsLink.tsx'
import { TabHeader } from '../../layout/TabHeader.tsx'
import { personQuery } from '../../offers/offer-query.ts'
import { profileQuery } from '../profile-query.ts'
import { PanelRaise } from '../../insight/salary/PanelRaise.tsx'
import { ActivityRow } from './ActivityRow.tsx'
import { HomeTop } from './HomeTop.tsx'
import { MySkeleton } from './MySkeleton.tsx'
import { NotCertified } from './NotCertified.tsx'
import { NextCoffeechat } from './NextCoffeechat.tsx'
import { OfferCounts } from './OfferCounts.tsx'
import { ProfileCards } from './ProfileCards.tsx'
import { homeQuery } from './queries.ts'
import { privateMeta } from '../../seo.ts'

function HomeActions() {
  return (
    <>
      <NotificationsLink />
      <SettingsLink />
    </>
  )
}

/** The person's own page: the offer that closes next, what is left to fill, what is verified. */
export default function MyScreen() {
  const person = useQuery(personQuery)
  const certified = person.data?.certified === true
  const home = useQuery({ ...homeQuery, enabled: certified })
  const profile = useQuery({ ...profileQuery, enabled: certified })
  const failed = person.isError || home.isError
  return (
    <Page tone="canvas" header={<TabHeader title="홈" branded actions={<HomeActions />} />}>
      <div className="flex flex-1 flex-col gap-3 px-4 pt-1 pb-6 lg:px-6 lg:pb-10">
        {person.data && !certified && <NotCertified />}
        {person.data && home.data && certified && (
          <>
            <HomeTop name={person.data.name} home={home.data} profile={profile.data} />
            <NextCoffeechat chat={home.data.nextCoffeechat} />
            <OfferCounts home={home.data} />
            <ProfileCards profile={profile} />
            <ActivityRow person={person.data} />
            <p className="pt-2 text-center text-caption text-ink-3">
              이름과 연락처는 내가 고른 회사에만 공개돼요
            </p>
            <PanelRaise
              about="지금 열린 어택 가운데 가장 많이 오르는 금액이에요"
              manwon={home.data.bestRaise}
            />
          </>
        )}
        {!failed && (!person.data || (certified && !home.data)) && <MySkeleton />}
        {failed && !home.data && (
          <ErrorState
            className="m-auto"
            title="홈을 불러오지 못했어요"
            busy={(person.isFetching || home.isFetching) && '불러오는 중'}
            onRetry={() => void (person.isError ? person.refetch() : home.refetch())}
          />
        )}
      </div>
    </Page>
  )
}

export const meta = () => privateMeta('홈')
