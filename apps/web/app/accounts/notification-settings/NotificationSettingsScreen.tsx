import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../../api/client.ts'
import { SettingsPage } from '../SettingsPage.tsx'
import { notificationsQuery } from '../queries.ts'
import { useSetting } from '../use-setting.ts'
import { bodyOf, consentNews, type NotificationChange, showChange } from './notification-changes.ts'
import { NotificationTypes } from './NotificationTypes.tsx'
import { QuietHours } from './QuietHours.tsx'
import { privateMeta } from '../../seo.ts'

function NotificationsShapes() {
  return (
    <SkeletonGroup label="알림 설정을 불러오는 중이에요">
      <div className="flex flex-col gap-2.5">
        <Skeleton round="card" className="h-48" />
        <Skeleton round="card" className="h-150" />
      </div>
    </SkeletonGroup>
  )
}

/** What the person is told of, and when nothing may disturb (TRUST-5). A switch counts as soon as it is moved. */
export default function NotificationSettingsScreen() {
  const { setting, isError, isFetching, refetch, change } = useSetting({
    query: notificationsQuery,
    apply: showChange,
    save: (wanted: NotificationChange) =>
      api('PATCH /users/notifications/settings', { body: bodyOf(wanted) }),
    onSaved(done) {
      const news = consentNews(done, new Date())
      if (news) toast(news, { kind: 'done' })
    },
  })
  return (
    <SettingsPage lines={['알림']} lead="필요한 것만, 편한 시간에 알려 드려요.">
      <div className="flex flex-col gap-2.5 px-4 pt-5 pb-safe-8">
        {setting && (
          <>
            <QuietHours hours={setting.quietHours} onChange={change} />
            <NotificationTypes types={setting.types} onChange={change} />
          </>
        )}
        {isError && (
          <ErrorState
            title="알림 설정을 불러오지 못했어요"
            busy={isFetching && '불러오는 중'}
            onRetry={refetch}
          />
        )}
        {!setting && !isError && <NotificationsShapes />}
      </div>
    </SettingsPage>
  )
}

export const meta = () => privateMeta('알림')
