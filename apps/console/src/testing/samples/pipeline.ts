import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { moveFrom, type PipelineStage, pipelineStages } from '@coffeeattack/domain/pipeline/stage'
import { sampleId } from './ids.ts'
import { daysOn, minutesOn } from './times.ts'

/** Samples for the pipeline (BIZ-10). */

export type PipelineBoard = ApiResult<'GET /console/pipeline'>
export type PipelineCard = PipelineBoard['columns'][number]['items'][number]
export type PipelineStory = ApiResult<'GET /console/pipeline/cards/:id'>

export const ire = { id: sampleId(901), name: '한이레' }
export const sea = { id: sampleId(921), name: '강세아' }
export const backendPosition = { id: sampleId(950), title: '백엔드 개발자' }

const matched = new Set<PipelineStage>(['COFFEECHAT', 'INTERVIEW', 'TERMS', 'HIRED'])

/** A card whose fields fit its stage: a matched person has a name and a coffee chat, a contacted one an offer. */
export function pipelineCard(place: number, given: Partial<PipelineCard> = {}): PipelineCard {
  const stage = given.stage ?? 'SAVED'
  const isMatched = matched.has(stage)
  const hasOffer = isMatched || stage === 'OFFERED'
  return {
    id: sampleId(600 + place),
    candidateId: sampleId(place),
    stage,
    stageSince: daysOn(-3),
    name: null,
    handle: '가로누',
    jobLabel: '개발',
    jobSubLabel: '백엔드 개발자',
    totalMonth: 64,
    offer: hasOffer
      ? {
          id: sampleId(100 + place),
          salaryMin: 7_000,
          salaryMax: 7_600,
          income: { kind: 'exact', income: 6_100 },
          expiredAt: daysOn(4),
          counter: null,
          isAsked: false,
          isRead: true,
        }
      : null,
    coffeechat: isMatched ? chat({ id: sampleId(300 + place), roomId: sampleId(400 + place) }) : null,
    hire: null,
    moves: pipelineStages.filter((to) => moveFrom(stage, to, { isMatched }) !== null),
    position: backendPosition,
    assignee: ire,
    remindOn: null,
    notes: 0,
    version: 1,
    ...given,
  }
}

/** A board with these cards. */
export const pipelineBoard = (cards: readonly PipelineCard[]): PipelineBoard => ({
  columns: pipelineStages.map((stage) => {
    const items = cards.filter((card) => card.stage === stage)
    return { stage, count: items.length, items, nextCursor: null }
  }),
  total: cards.length,
  chips: { mine: 8, today: 2 },
  colleagues: [ire, sea],
  positions: [backendPosition],
})

const chat = (given: Partial<NonNullable<PipelineCard['coffeechat']>>) => ({
  id: sampleId(301),
  roomId: sampleId(401),
  todo: null,
  startsAt: null,
  stages: 0,
  pactState: null,
  ...given,
})

/** Cards in every stage with every kind of next step. */
export const jaehwi = pipelineCard(1, {
  stage: 'INTERVIEW',
  name: '염재휘',
  totalMonth: 74,
  remindOn: '2026-11-15',
  notes: 2,
})
export const doyeop = pipelineCard(2, {
  stage: 'COFFEECHAT',
  name: '천도엽',
  coffeechat: chat({ todo: 'OUTCOME' }),
})
export const onsae = pipelineCard(3, {
  stage: 'TERMS',
  name: '고온새',
  hire: { startsOn: '2026-12-01', basePay: 7_800, isAgreed: false },
})
export const starred = pipelineCard(4, { assignee: null })
export const asking = pipelineCard(5, { stage: 'OFFERED', jobSubLabel: '데이터 엔지니어' })

export const everybody: readonly PipelineCard[] = [
  starred,
  pipelineCard(6, { jobSubLabel: '플랫폼 엔지니어', remindOn: '2026-11-15', notes: 1, assignee: sea }),
  pipelineCard(7, { jobSubLabel: '프로덕트 디자이너', remindOn: '2026-11-20' }),
  { ...asking, offer: { ...asking.offer!, counter: 7_800 } },
  pipelineCard(8, { stage: 'OFFERED', offer: { ...asking.offer!, isAsked: true }, assignee: sea }),
  pipelineCard(9, { stage: 'OFFERED', offer: { ...asking.offer!, expiredAt: minutesOn(600) } }),
  pipelineCard(10, { stage: 'COFFEECHAT', name: '문서하', coffeechat: chat({ todo: 'PROPOSE' }) }),
  pipelineCard(11, {
    stage: 'COFFEECHAT',
    name: '공우람',
    coffeechat: chat({ startsAt: minutesOn(240) }),
    assignee: sea,
  }),
  pipelineCard(12, { stage: 'COFFEECHAT', name: '강혜윤', assignee: sea }),
  doyeop,
  jaehwi,
  pipelineCard(13, { stage: 'INTERVIEW', name: '황혜윰', remindOn: '2026-11-23', notes: 1, assignee: sea }),
  onsae,
  pipelineCard(14, { stage: 'TERMS', name: '오채린', notes: 3 }),
  pipelineCard(15, {
    stage: 'HIRED',
    name: '권은하',
    moves: [],
    hire: { startsOn: '2026-12-01', basePay: 7_400, isAgreed: true },
  }),
  pipelineCard(16, { stage: 'ENDED', jobSubLabel: '서버 엔지니어' }),
]

type Entry = PipelineStory['story'][number]

export const storyEntry = (place: number, given: Partial<Entry> = {}): Entry => ({
  id: `entry-${place}`,
  at: daysOn(place - 40),
  group: 'offer',
  side: 'company',
  title: '6,800~7,400만 원으로 어택했어요',
  body: '한이레 · 40분 뒤 읽음',
  link: null,
  note: null,
  ...given,
})

/** A story from the first offer to today's notes. */
export const pipelineStory = (given: Partial<PipelineStory> = {}): PipelineStory => ({
  card: jaehwi,
  profile: {
    techStackItems: ['Kotlin', 'Spring', 'Kafka'],
    hashtags: ['정산', '배치'],
    income: { kind: 'exact', income: 6_100 },
    incomeOrigin: { year: 2025, source: 'HEALTH' },
    hopeSalary: 7_400,
    isEmployed: true,
  },
  story: [
    storyEntry(14),
    storyEntry(15, { side: 'candidate', title: '“7,600만 원이면 만날게요”', body: '후보자가 되물었어요' }),
    storyEntry(16, { title: '7,000~7,600만 원으로 올렸어요', body: '한이레' }),
    storyEntry(17, { side: 'candidate', title: '커피챗을 골랐어요', body: '이름과 연락처가 열렸어요' }),
    storyEntry(19, {
      group: 'talk',
      side: 'candidate',
      title: '“정산 배치 이야기를 더 듣고 싶어요”',
      body: '대화 12개 모두 보기',
      link: { to: 'room', id: sampleId(401) },
    }),
    storyEntry(22, {
      group: 'meeting',
      side: 'candidate',
      title: '만났어요',
      body: '성수 사무실 · 서로 확인했어요',
    }),
    storyEntry(30, { group: 'meeting', title: '면접으로 옮겼어요', body: '한이레' }),
    note(1, '어제 1차 면접을 마쳤어요. @한이레 2차 면접관을 정해 주세요.', { author: sea, mentions: [ire] }),
    note(2, '2차는 목요일 오후로 잡을게요.', { author: ire, isMine: true }),
  ],
  ...given,
})

function note(place: number, text: string, given: Partial<NonNullable<Entry['note']>>): Entry {
  return storyEntry(40, {
    id: `note-${place}`,
    at: minutesOn(place - 150),
    group: 'note',
    title: '메모',
    body: null,
    note: {
      id: sampleId(700 + place),
      text,
      author: sea,
      mentions: [],
      isMine: false,
      isEdited: false,
      ...given,
    },
  })
}
