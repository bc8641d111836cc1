import { z } from 'zod'
import { candidateCall, feature } from './call.ts'
import { instant } from './shapes.ts'

/** The URL of a calendar feed (BIZ-17); null if none was requested. */
export const calendar = z
  .object({
    address: z
      .object({
        /** Everybody with the URL can read the feed, so only its owner sees it. */
        url: z.url(),
        createdAt: instant,
        /** Rounded to the hour; null before the first request. */
        lastReadAt: instant.nullable(),
        /** Entries name the other side, the place and the link; without it they name nobody. */
        showsDetails: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'Calendar', description: '캘린더에서 커피챗을 이어 보는 비밀 주소' })

export const calendarChange = z.object({ showsDetails: z.boolean() })

export const calendars = feature('캘린더', {
  'GET /users/calendar': candidateCall({
    about: '내 커피챗을 이어 보는 캘린더 주소를 보여줘요. 만들지 않았으면 null이에요.',
    out: { 200: calendar },
  }),
  'POST /users/calendar': candidateCall({
    about: '캘린더 주소를 새로 만들어요. 전에 쓰던 주소는 그 자리에서 멈춰요.',
    out: { 200: calendar },
  }),
  'PATCH /users/calendar': candidateCall({
    about: '캘린더에 회사와 만나는 곳까지 적을지 바꿔요. 처음에는 적지 않아요.',
    body: calendarChange,
    out: { 200: calendar },
  }),
  'DELETE /users/calendar': candidateCall({
    about: '캘린더 주소를 없애요. 그 주소로는 더 이상 아무것도 볼 수 없어요.',
    out: { 204: null },
  }),
})
