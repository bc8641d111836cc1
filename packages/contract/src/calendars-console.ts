import { calendar, calendarChange } from './calendars.ts'
import { feature, operatorCall } from './call.ts'

const roles = ['recruiter', 'agent'] as const

/** An operator's coffee chats in their own calendar (BIZ-17). */
export const consoleCalendars = feature('콘솔: 캘린더', {
  'GET /console/calendar': operatorCall(roles, {
    act: 'meet',
    about: '내가 보낸 어택에서 이어진 커피챗을 보는 캘린더 주소를 보여줘요. 만들지 않았으면 null이에요.',
    out: { 200: calendar },
  }),
  'POST /console/calendar': operatorCall(roles, {
    act: 'meet',
    about: '캘린더 주소를 새로 만들어요. 전에 쓰던 주소는 그 자리에서 멈춰요.',
    out: { 200: calendar },
  }),
  'PATCH /console/calendar': operatorCall(roles, {
    act: 'meet',
    about: '캘린더에 후보자 이름과 만나는 곳까지 적을지 바꿔요. 처음에는 적지 않아요.',
    body: calendarChange,
    out: { 200: calendar },
  }),
  'DELETE /console/calendar': operatorCall(roles, {
    act: 'meet',
    about: '캘린더 주소를 없애요. 그 주소로는 더 이상 아무것도 볼 수 없어요.',
    out: { 204: null },
  }),
})
