import { FollowCalendar } from '@coffeeattack/kit/calendars/FollowCalendar'
import { Card } from '@coffeeattack/ui/Card'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { prefetch, queries } from '../api/queries.ts'
import { privateMeta } from '../seo.ts'
import { calendarQuery } from './queries.ts'
import { SettingsPage } from './SettingsPage.tsx'

export const meta = () => privateMeta('캘린더')

export const clientLoader = () => prefetch(calendarQuery)

/** The calendar feed of the person's coffee chats (BIZ-17). */
export default function CalendarScreen() {
  const calendar = useQuery(calendarQuery)
  return (
    <SettingsPage lines={['캘린더에', '이어 보기']} lead="정해진 커피챗을 평소 쓰는 캘린더에서 함께 봐요.">
      <Card aria-label="캘린더 주소">
        <FollowCalendar
          query={calendar}
          renew={() => api('POST /users/calendar')}
          remove={() => api('DELETE /users/calendar')}
          change={(showsDetails) => api('PATCH /users/calendar', { body: { showsDetails } })}
          details="회사와 만나는 곳"
          onChange={(known) => queries.setQueryData(calendarQuery.queryKey, known)}
        />
      </Card>
    </SettingsPage>
  )
}
