import { randomUUID } from 'node:crypto'
import { codeAt } from '../apps/sandbox/client/one-time-code.js'
import { JOBS, SKILLS, TAGS } from './people.ts'
import { type Day, PASSWORD, ROOM_MESSAGES, SECOND_FACTOR } from './working-day-world.ts'

/*
 * What 100,000 people and the companies that look for them do on a working day, as the number of steps a day. No service of
 * that size was counted: 12,000 of the people look in, 800 of them sign in anew, and 700 recruiters are at work, each with
 * twenty searches and two offers. Double what you doubt, and compare with the table that the bench prints.
 */

export type Request = { method?: 'POST' | 'PATCH'; path: string; token?: string; body?: object }
/** Sends a request, and answers with what came back. */
export type Ask = (request: Request) => Promise<unknown>
export type Step = { readonly aDay: number; readonly go: (ask: Ask, turn: number) => Promise<unknown> }

/** A busy hour has so much of the day. */
export const BUSIEST_HOUR = 0.15

const pick = <T>(list: readonly T[], turn: number) => list[turn % list.length] as T

const SEARCHES: readonly ((turn: number) => Record<string, string>)[] = [
  () => ({}),
  () => ({ sort: 'recent' }),
  (turn) => ({ q: pick(['결제', '검색', '추천', '정산'], turn) }),
  (turn) => ({ q: `${pick(['프론트엔드', '백엔드'], turn)} ${pick(TAGS, turn * 7)}` }),
  (turn) => ({ q: pick(TAGS, 150 + turn) }),
  (turn) => ({
    jobLabel: pick(JOBS, turn % 9).label,
    yearsMin: '3',
    yearsMax: '7',
    hopeMin: '5000',
    hopeMax: '8500',
  }),
  (turn) => ({ techStack: [0, 4, 9].map((more) => pick(SKILLS, (turn + more) % 40)).join(',') }),
  (turn) => ({ q: `${pick(['Spring', 'AWS', 'Kafka'], turn)} 3~5년차` }),
]

const OFFER = {
  isJustMessage: false,
  salaryMin: 6_300,
  salaryMax: 6_800,
  position: '백엔드 개발자',
  offerItems: ['재택근무 주 2회'],
  message: '안녕하세요. 결제 서버를 함께 만들 분을 찾고 있어요.',
}

export function mixOf(day: Day): Record<string, Step> {
  const { rooms, recruiters, waiting, reachable, phones } = day
  const sign = (purpose: 'candidate' | 'operator', id: string) =>
    day.tokens.issue(purpose, { subjectId: id, sessionId: id }, { isProved: true })
  const recruiter = (turn: number) => sign('operator', pick(recruiters, turn).id)
  const candidate = (turn: number) => sign('candidate', pick(rooms, turn).candidate)
  /** Begins somewhere else in every run: codes a day and offers a day are limited. */
  const shift = Math.floor(Math.random() * 1_000_000)
  const answered = waiting.splice(0, waiting.length / 2)

  const sees = (path: string, aDay: number): Step => ({
    aDay,
    go: (ask, turn) => ask({ path: `/api${path}`, token: candidate(turn) }),
  })
  const looks = (path: string, aDay: number): Step => ({
    aDay,
    go: (ask, turn) => ask({ path: `/api/console${path}`, token: recruiter(turn) }),
  })
  const page = (path: string, aDay: number): Step => ({ aDay, go: (ask) => ask({ path }) })

  return {
    'page /': page('/', 6_000),
    'page /login': page('/login', 3_000),
    'page /my': page('/my', 15_000),
    'page /console': page('/console/login', 1_000),
    'sign in by phone': {
      aDay: 800,
      async go(ask, turn) {
        const phone = pick(phones, shift + turn)
        await ask({ method: 'POST', path: '/api/auth/otp', body: { phone } })
        const code = await day.textedCode(phone)
        await ask({ method: 'POST', path: '/api/auth/otp/verify', body: { phone, code } })
      },
    },
    'stay signed in': {
      aDay: 12_000,
      async go(ask, turn) {
        const place = turn % day.refreshTokens.length
        const token = day.refreshTokens[place]!
        const next = (await ask({ path: '/api/auth/refresh', token })) as { refreshToken: string }
        day.refreshTokens[place] = next.refreshToken
      },
    },
    home: sees('/v3/users/my/attack', 15_000),
    'news waiting': sees('/users/notifications/unread', 15_000),
    offers: sees('/v3/users/offers', 12_000),
    'an offer': {
      aDay: 5_000,
      go: (ask, turn) => {
        const { id, candidate: whose } = pick(waiting, turn)
        return ask({ path: `/api/v2/users/offers/${id}`, token: sign('candidate', whose) })
      },
    },
    'offer refused': {
      aDay: 600,
      go: (ask) => {
        const { id, candidate: whose } = answered.pop()!
        const body = { refusalReason: '하고 싶은 일과 달라요' }
        return ask({
          method: 'PATCH',
          path: `/api/v2/users/offers/refuse/${id}`,
          token: sign('candidate', whose),
          body,
        })
      },
    },
    'offer accepted': {
      aDay: 200,
      go: (ask) => {
        const { id, candidate: whose } = answered.pop()!
        const body = { offerId: id }
        return ask({
          method: 'POST',
          path: '/api/v2.1/users/coffeechat',
          token: sign('candidate', whose),
          body,
        })
      },
    },
    profile: sees('/v3/users/profile', 3_000),
    salary: sees('/v3/users/salary', 1_500),
    rooms: sees('/users/message/room', 6_000),
    'a room': {
      aDay: 5_000,
      go: (ask, turn) => ask({ path: `/api/users/message/${pick(rooms, turn).id}`, token: candidate(turn) }),
    },
    'room read': {
      aDay: 3_000,
      go: (ask, turn) => {
        const path = `/api/users/message/${pick(rooms, turn).id}/read`
        return ask({ method: 'POST', path, token: candidate(turn), body: { seq: ROOM_MESSAGES } })
      },
    },
    'message of a candidate': {
      aDay: 2_500,
      go: (ask, turn) => {
        const body = {
          roomId: pick(rooms, turn).id,
          message: '목요일 저녁은 어떠세요?',
          clientId: randomUUID(),
        }
        return ask({ method: 'POST', path: '/api/users/message', token: candidate(turn), body })
      },
    },
    'recruiter signs in': {
      aDay: 350,
      async go(ask, turn) {
        const { email } = pick(recruiters, shift + turn)
        const auth = '/api/console/auth'
        const given = { email, password: PASSWORD }
        const door = await ask({ method: 'POST', path: `${auth}/sign-in`, body: given })
        const { challenge } = door as { challenge: string }
        const code = await codeAt(SECOND_FACTOR, Date.now())
        await ask({ method: 'POST', path: `${auth}/second-factor`, body: { challenge, code } })
      },
    },
    'console counts': looks('/counts', 7_000),
    search: {
      aDay: 14_000,
      go: (ask, turn) => {
        const query = new URLSearchParams(pick(SEARCHES, turn)(Math.floor(turn / SEARCHES.length)))
        return ask({ path: `/api/console/candidates?${query}`, token: recruiter(turn * 3) })
      },
    },
    'a person': {
      aDay: 7_000,
      go: (ask, turn) => {
        const path = `/api/console/candidates/${pick(reachable, turn)}`
        return ask({ path, token: recruiter(turn * 3) })
      },
    },
    'offer sent': {
      aDay: 1_400,
      go: (ask, turn) => {
        const body = { candidateId: pick(reachable, turn), ...OFFER }
        return ask({ method: 'POST', path: '/api/console/offers', token: recruiter(shift + turn), body })
      },
    },
    'offers sent': looks('/offers', 4_000),
    board: looks('/pipeline', 2_000),
    'rooms of a company': looks('/rooms', 4_000),
    'room of a company': {
      aDay: 4_000,
      go: (ask, turn) => {
        const { id, recruiter: whose } = pick(rooms, turn)
        return ask({ path: `/api/console/rooms/${id}/messages`, token: sign('operator', whose) })
      },
    },
    'message of a company': {
      aDay: 2_500,
      go: (ask, turn) => {
        const { id, recruiter: whose } = pick(rooms, turn)
        const path = `/api/console/rooms/${id}/messages`
        const body = { message: '네, 그때 뵐게요.', clientId: randomUUID() }
        return ask({ method: 'POST', path, token: sign('operator', whose), body })
      },
    },
  }
}
