import { FollowCalendar } from '@coffeeattack/kit/calendars/FollowCalendar'
import { Card } from '@coffeeattack/ui/Card'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { calendarQuery } from './queries.ts'

/** The coffee chats that came of what one sent, in a calendar of one's own (BIZ-17). */
export function FollowOwnCalendar() {
  const calendar = useQuery(calendarQuery)
  return (
    <Card aria-label="캘린더 주소">
      <FollowCalendar
        query={calendar}
        renew={() => api('POST /console/calendar')}
        remove={() => api('DELETE /console/calendar')}
        onChange={(known) => queries.setQueryData(calendarQuery.queryKey, known)}
      />
    </Card>
  )
}
