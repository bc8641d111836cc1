import type { ApiResult } from '@coffeeattack/contract/client/typing'

type Talk = ApiResult<'GET /talk/posts'>
type Post = Talk['items'][number]
type Reply = Post['replies'][number]

const JOBS = ['백엔드 개발자', '데이터 엔지니어', '프론트엔드 개발자'] as const

/** Three jobs; the third has too few people for an income. */
export const ranking = (): ApiResult<'GET /rankings/jobs'> => ({
  day: '2026-11-14',
  items: JOBS.map((jobSubLabel, index) => ({
    place: index + 1,
    jobLabel: '개발',
    jobSubLabel,
    salary: 8_200 - index * 600,
    income: index === 2 ? null : 6_400 - index * 500,
    people: 10,
  })),
})

const words = (given: Partial<Reply>): Reply => ({
  id: '01930000-0000-7000-8000-000000000301',
  nickname: '느긋한 라테',
  jobLabel: '개발',
  body: '커피챗에서 무엇을 물어보면 좋을까요?',
  createdAt: '2026-11-15T11:00:00+09:00',
  isMine: false,
  ...given,
})

export const talkReply = (given: Partial<Reply> = {}): Reply =>
  words({
    id: '01930000-0000-7000-8000-000000000302',
    nickname: '부지런한 모카',
    body: '팀이 일하는 방식을 물어봤어요.',
    ...given,
  })

export const talkPost = (given: Partial<Post> = {}): Post => ({
  ...words(given),
  isDeleted: false,
  replies: [],
  ...given,
})

export const talk = (...items: Post[]): Talk => ({ items, nextCursor: null })

export const blog = (): ApiResult<'GET /v3/users/forums/blog'> => ({
  items: [
    {
      title: '첫 커피챗을 준비하는 법',
      url: 'https://blog.coffeeattack.example/first-coffeechat',
      image: null,
      publishedAt: '2026-11-01T09:00:00+09:00',
    },
  ],
})
