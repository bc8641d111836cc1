import type { talkPosts, talkReports } from '../../platform/db/schema/talk.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import { between, daysBefore } from '../chance/moments.ts'

/** Threads under the ranking: what somebody wrote, then what others answered. */
const THREADS: readonly (readonly string[])[] = [
  [
    '프론트 5년 차인데 제안이 6천 초중반으로 오네요. 다들 비슷한가요?',
    '저는 4년 차 5,800이었어요.',
    '회사 규모에 따라 꽤 달라요. 재택도 같이 보세요.',
  ],
  ['연봉을 먼저 알려 주니까 커피챗이 훨씬 편해요.', '맞아요. 눈치 안 봐도 돼서 좋아요.'],
  ['사이닝 보너스는 세금 떼면 얼마나 남나요?', '저는 30% 정도 줄었어요.', '나눠 받을 수 있는지 물어보세요.'],
  [
    '데이터 분석가 3년 차 희망 연봉 얼마로 적으셨어요?',
    '지금보다 15% 위로 적었어요.',
    '처음엔 높게 적어도 괜찮더라고요.',
  ],
  [
    '커피챗에서 무엇을 물어보면 좋을까요?',
    '팀이 일을 정하는 방식이요.',
    '온콜이 있는지 꼭 물어보세요.',
    '최근에 그만둔 분이 왜 그만뒀는지요.',
  ],
  ['디자이너 제안은 마케터보다 적은 편인가요?', '포트폴리오를 올리니까 늘었어요.'],
  ['지금 회사에 안 보이는 게 확실한가요?', '인증된 회사라 자동으로 막힌대요. 저도 계열사까지 안 왔어요.'],
  ['PM은 도메인이 바뀌면 연봉을 낮춰야 하나요?', '저는 핀테크에서 커머스로 갔는데 올려 받았어요.'],
  ['백엔드 8년 차입니다. 팀장 제안이 오기 시작했어요.', '축하드려요. 저는 개발을 더 하고 싶어서 거절했어요.'],
  ['재택 없애는 회사가 늘어난 느낌이에요.', '제안에 적혀 있는지 먼저 보게 되네요.'],
  [
    '이직하고 연봉이 얼마나 올랐나요? 저는 18%요.',
    '12%요. 대신 출퇴근이 한 시간 줄었어요.',
    '26% 올랐는데 일도 26% 늘었어요.',
  ],
  ['마케터 4년 차, 제안이 3주 동안 두 개 왔어요.', '한 일을 숫자로 적어 보세요. 저는 그 뒤로 늘었어요.'],
  ['연말이라 채용이 줄까요?', '예산이 남아서 오히려 늘던데요.'],
  ['인사팀 분들도 여기 계시네요. 반가워요.', '저희도 이직하니까요.'],
  ['거절할 때 이유를 꼭 적나요?', '고르기만 하면 돼서 부담이 없었어요.'],
]

const ADVERTISEMENT = '이직 컨설팅 50% 할인합니다. 연락 주세요!!!'

type PostRow = typeof talkPosts.$inferInsert & { createdAt: Date }

const DRINKS = ['라떼', '아메리카노', '플랫화이트', '콜드브루', '카푸치노', '에스프레소', '비엔나', '모카']
const MOODS = ['따뜻한', '진한', '느긋한', '졸린', '달콤한', '바쁜', '시원한', '고소한']

export type Talk = { posts: PostRow[]; reports: (typeof talkReports.$inferInsert)[] }

/** The anonymous thread under the ranking, with one advertisement that was reported and hidden. */
export function createTalk(candidates: readonly Candidate[], now: Date, dice: Dice): Talk {
  const writers = candidates.filter(
    ({ state, row }) => state === 'ACTIVE' && row.certifiedAt! < daysBefore(now, 4),
  )
  const post = (body: string, parent: PostRow | null, hiddenAt: Date | null = null): PostRow => {
    const { row } = dice.pick(writers)
    const createdAt = between(
      parent?.createdAt ?? daysBefore(now, 20),
      parent ? now : daysBefore(now, 0.1),
      dice,
    )
    return {
      id: dice.id(createdAt),
      userId: row.id,
      parentId: parent?.id ?? null,
      jobLabel: row.jobLabel ?? null,
      nickname: `${dice.pick(MOODS)} ${dice.pick(DRINKS)} ${dice.int(1, 99)}`,
      body,
      createdAt,
      hiddenAt,
    }
  }
  const posts = THREADS.flatMap(([opening, ...replies]) => {
    const first = post(opening!, null)
    return [first, ...replies.map((reply) => post(reply, first))]
  })
  const advertisement = post(ADVERTISEMENT, null, daysBefore(now, 0.05))
  const reporters = dice.some(writers, 3).filter(({ row }) => row.id !== advertisement.userId)
  return {
    posts: [...posts, advertisement],
    reports: reporters.map(({ row }) => ({
      postId: advertisement.id,
      userId: row.id,
      reason: '광고예요',
      createdAt: between(advertisement.createdAt, now, dice),
    })),
  }
}
