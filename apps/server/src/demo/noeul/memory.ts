import { calledIn } from '@coffeeattack/domain/memory/mentions'
import type {
  peopleListMembers,
  peopleLists,
  peopleMarks,
  peopleNotes,
} from '../../platform/db/schema/memory.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import { daysBefore, later, minutesAfter } from '../chance/moments.ts'
import type { Operator } from '../companies/operators.ts'
import type { Market } from '../offers/market.ts'
import type { Story } from './board.ts'
import type { Position } from './positions.ts'

/** What 노을클라우드's people keep about somebody (BIZ-11). */
export type Memory = {
  marks: (typeof peopleMarks.$inferInsert)[]
  lists: (typeof peopleLists.$inferInsert)[]
  members: (typeof peopleListMembers.$inferInsert)[]
  notes: (typeof peopleNotes.$inferInsert)[]
  /** Who is starred, the newest first. */
  saved: Candidate[]
}

const SAVED = 9
const HIDDEN = 1
const TAGS = [
  ['정산 경험'],
  ['리드감'],
  ['다음 분기', '포트폴리오 좋음'],
  ['빠른 합류'],
  ['정산 경험', '추천'],
]
const LISTS = ['결제 백엔드 후보', '다음 분기에 다시'] as const

/** What colleagues write about those whom they met, by the place of the story; then about whom they starred. */
const ABOUT_MET = [
  '어제 1차 면접을 마쳤어요. 일을 다시 설계한 이야기가 좋았어요. @이도현 2차 면접관을 정해 주세요.',
  '포트폴리오를 팀과 함께 봤어요. 다음 주 면접 질문은 제가 준비할게요.',
  '희망 연봉과 차이가 크지 않아요. @강세아 처우 안내 메일을 함께 봐 주세요.',
] as const
const ABOUT_SAVED = [
  '결제 쪽 경험이 깊어요. @강세아 이번 주에 어택을 보내 볼까요?',
  '지금은 이직 생각이 없어 보여요. 다음 분기에 다시 봐요.',
] as const

type Hiring = {
  crowd: readonly Candidate[]
  recruiters: readonly Operator[]
  positions: readonly Position[]
  stories: readonly Story[]
}

/** Stars, tags, two lists, a few notes, and somebody who is not for them. */
export function createMemory(hiring: Hiring, market: Market, now: Date, dice: Dice): Memory {
  const { recruiters, stories } = hiring
  const chosen = dice.some(freePeople(hiring, market, now), SAVED + HIDDEN)
  const [saved, hidden] = [chosen.slice(0, SAVED), chosen.slice(SAVED)]
  const lists = listRows(recruiters[0]!, now, dice)
  return {
    marks: [...starRows(saved, recruiters, now), ...hidingRows(hidden, recruiters[0]!, now)],
    lists,
    members: saved.map((candidate, place) => ({
      listId: lists[place % lists.length]!.id,
      candidateId: candidate.row.id,
      addedBy: recruiters[0]!.row.id,
      addedAt: minutesAfter(keptAt(candidate, place + 1, now), 3),
    })),
    notes: noteRows({ saved, stories, recruiters }, now, dice),
    saved,
  }
}

/** Those of a position's job whom the company may know of since a day, and to whom it has not written. */
function freePeople({ crowd, recruiters, positions }: Hiring, market: Market, now: Date): Candidate[] {
  const wanted = new Set(positions.map(({ trade }) => trade))
  return crowd.filter(
    (one) =>
      one.state === 'ACTIVE' &&
      wanted.has(one.trade.subLabel) &&
      market.recruitersFor(one).includes(recruiters[0]!) &&
      one.visible!.from < daysBefore(now, 1),
  )
}

/** So many days ago, but not before companies could know of them. */
const keptAt = ({ visible }: Candidate, days: number, now: Date): Date =>
  later(minutesAfter(visible!.from, 60), minutesAfter(daysBefore(now, days), 25))

function starRows(saved: readonly Candidate[], recruiters: readonly Operator[], now: Date): Memory['marks'] {
  return saved.map((candidate, place) => ({
    companyId: recruiters[0]!.company!.row.id,
    candidateId: candidate.row.id,
    starredAt: keptAt(candidate, place + 1, now),
    starredBy: recruiters[place % recruiters.length]!.row.id,
    tags: [...(TAGS[place] ?? [])],
  }))
}

function hidingRows(hidden: readonly Candidate[], lead: Operator, now: Date): Memory['marks'] {
  return hidden.map((candidate) => ({
    companyId: lead.company!.row.id,
    candidateId: candidate.row.id,
    hiddenAt: keptAt(candidate, 2, now),
    hiddenBy: lead.row.id,
    tags: [],
  }))
}

function listRows(lead: Operator, now: Date, dice: Dice): Memory['lists'] {
  return LISTS.map((name, place) => {
    const createdAt = daysBefore(now, 20 - place * 6)
    return {
      id: dice.id(createdAt),
      companyId: lead.company!.row.id,
      name,
      createdBy: lead.row.id,
      createdAt,
    }
  })
}

function noteRows(
  { saved, stories, recruiters }: Pick<Hiring, 'stories' | 'recruiters'> & Pick<Memory, 'saved'>,
  now: Date,
  dice: Dice,
): Memory['notes'] {
  const [lead, colleague] = recruiters as [Operator, Operator]
  const names = recruiters.map(({ row }) => ({ id: row.id, name: row.name }))
  const note = (candidate: Candidate, text: string, createdAt: Date) => ({
    id: dice.id(createdAt),
    companyId: lead.company!.row.id,
    candidateId: candidate.row.id,
    // Nobody calls themselves.
    authorId: (text.includes(`@${lead.row.name}`) ? colleague : lead).row.id,
    text,
    mentions: calledIn(text, names),
    createdAt,
  })
  const met = stories.slice(0, ABOUT_MET.length)
  return [
    ...met.map(({ offer }, place) =>
      note(offer.candidate, ABOUT_MET[place]!, minutesAfter(daysBefore(now, place + 1), 40)),
    ),
    ...saved
      .slice(0, ABOUT_SAVED.length)
      .map((candidate, place) =>
        note(candidate, ABOUT_SAVED[place]!, minutesAfter(keptAt(candidate, place + 1, now), 5)),
      ),
  ]
}
