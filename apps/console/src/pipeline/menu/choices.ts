import { consolePaths } from '@coffeeattack/contract/console-pages'
import { addMonths, formatDay, kstDay, kstMoment } from '@coffeeattack/domain/kst'
import { remindText } from '@coffeeattack/domain/pipeline/next'
import { stageNames } from '@coffeeattack/domain/pipeline/stage'
import { withJosa } from '@coffeeattack/domain/text/josa'
import type { MenuKind, Pipeline } from '../context.ts'
import type { Card } from '../queries.ts'
import { isAnnounced } from '../words.ts'

/** An entry of a menu. */
export type Choice = {
  label: string
  /** A second line. */
  note?: string
  /** For one of several options: whether it is chosen. */
  isChosen?: boolean
  /** The destination; without it `press` runs. */
  to?: string
  /** The menu that replaces this one. */
  turnsTo?: MenuKind | 'day'
  press?: () => void
}

export const menuNames: Readonly<Record<MenuKind, string>> = {
  all: '할 수 있는 일',
  move: '옮기기',
  assign: '담당',
  remind: '다시 보기',
  position: '포지션',
}

type Wishes = Pick<Pipeline, 'move' | 'change' | 'writeNote' | 'colleagues' | 'positions'>

/** The entries of a card's menu in groups. */
export function choicesOf(kind: MenuKind, card: Card, wishes: Wishes, now: Date): Choice[][] {
  switch (kind) {
    case 'move':
      return [moves(card, wishes), leading(card)]
    case 'assign':
      return [people(card, wishes)]
    case 'remind':
      return days(card, wishes, now)
    case 'position':
      return [positions(card, wishes)]
    case 'all':
      return [moves(card, wishes), leading(card), others(card, wishes)]
  }
}

const moves = (card: Card, { move }: Wishes): Choice[] =>
  card.moves.map((stage) => ({
    label: `${withJosa(stageNames[stage], '으로/로')} 옮기기`,
    ...(isAnnounced(card.stage, stage) && { note: '후보자도 봐요' }),
    press: () => move(card, stage),
  }))

/** Links to steps on other pages: an offer in the composer, a hire at the coffee chat. */
function leading({ stage, candidateId, coffeechat, position }: Card): Choice[] {
  if (stage === 'SAVED')
    return [{ label: '어택 보내기', to: consolePaths.compose(candidateId, position?.id) }]
  if (stage === 'TERMS' && coffeechat)
    return [
      {
        label: '채용 확정 알리기',
        note: '후보자도 확인하면 확정돼요',
        to: consolePaths.coffeechat(coffeechat.id),
      },
    ]
  return []
}

function others(card: Card, { writeNote }: Wishes): Choice[] {
  const { coffeechat, offer, stage } = card
  return [
    { label: '담당 정하기', turnsTo: 'assign' },
    { label: '다시 볼 날 정하기', turnsTo: 'remind' },
    { label: '메모 남기기', press: () => writeNote(card) },
    ...(coffeechat ? [{ label: '커피챗 보기', to: consolePaths.coffeechat(coffeechat.id) }] : []),
    ...(offer && stage === 'OFFERED'
      ? [{ label: '보낸 어택 보기', to: consolePaths.sentOffers(offer.id) }]
      : []),
  ]
}

/** Why the card cannot be moved, or null. */
export function whyNotMovable(card: Card): string | null {
  if (card.moves.length > 0 || leading(card).length > 0) return null
  return card.stage === 'OFFERED' ? '후보자의 답을 기다리고 있어요' : '지금은 옮길 수 없어요'
}

const people = (card: Card, { colleagues, change }: Wishes): Choice[] => [
  ...colleagues.map((colleague) => ({
    label: colleague.name,
    isChosen: colleague.id === card.assignee?.id,
    press: () => change(card, { assignee: colleague }),
  })),
  { label: '담당 없음', isChosen: card.assignee === null, press: () => change(card, { assignee: null }) },
]

const positions = (card: Card, { positions: open, change }: Wishes): Choice[] => [
  ...open.map((position) => ({
    label: position.title,
    isChosen: position.id === card.position?.id,
    press: () => change(card, { position }),
  })),
  { label: '포지션 없음', isChosen: card.position === null, press: () => change(card, { position: null }) },
]

function days(card: Card, { change }: Wishes, now: Date): Choice[][] {
  const today = kstDay(now)
  const toMonday = (8 - kstMoment(now).weekday) % 7 || 7
  const near = [
    ['오늘', today],
    ['내일', today + 1],
    ['다음 주 월요일', today + toMonday],
    ['한 달 뒤', addMonths(today, 1)],
  ] as const
  // On a Sunday 'next Monday' and 'tomorrow' are the same day and shown once.
  const different = near.filter(([, day], at) => near.findIndex(([, other]) => other === day) === at)
  return [
    different.map(([label, day]) => ({
      label,
      ...(label !== remindText(formatDay(day), now) && { note: remindText(formatDay(day), now) }),
      isChosen: card.remindOn === formatDay(day),
      press: () => change(card, { remindOn: formatDay(day) }),
    })),
    [
      { label: '날짜 고르기', turnsTo: 'day' },
      ...(card.remindOn ? [{ label: '다시 보지 않기', press: () => change(card, { remindOn: null }) }] : []),
    ],
  ]
}
