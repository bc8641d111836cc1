import type { Next } from './next.ts'
import type { PipelineStage } from './stage.ts'

/** On a phone a stage is grouped by task, in this order (BIZ-10). */
const names: Readonly<Record<Next['kind'], string>> = {
  COUNTER: '답해 주세요',
  QUESTION: '답해 주세요',
  DEADLINE: '오늘 마감',
  CHOOSE: '시간을 정해요',
  PROPOSE: '시간을 정해요',
  AGREEING: '시간을 정해요',
  PLACE: '곧 만나요',
  MEETING: '곧 만나요',
  OUTCOME: '만났나요?',
  HIRE: '확인을 기다려요',
  STARTS: '시작하는 날',
  REMINDER: '다시 봐요',
}

const resting: Readonly<Record<PipelineStage, string>> = {
  SAVED: '담아 둔 분',
  OFFERED: '답을 기다려요',
  COFFEECHAT: '만난 분',
  INTERVIEW: '이어 가는 중',
  TERMS: '이어 가는 중',
  HIRED: '채용한 분',
  ENDED: '여기까지',
}

type Group<Card> = { name: string; items: { card: Card; next: Next | null }[] }

/** The cards of a stage by task; inside a group they keep their order. */
export function groupedByTodo<Card>(
  stage: PipelineStage,
  cards: readonly Card[],
  next: (card: Card) => Next | null,
): Group<Card>[] {
  const order = [...new Set([...Object.values(names), resting[stage]])]
  const items = cards.map((card) => ({ card, next: next(card) }))
  const nameOf = (one: Next | null) => (one ? names[one.kind] : resting[stage])
  return order
    .map((name) => ({ name, items: items.filter((item) => nameOf(item.next) === name) }))
    .filter((group) => group.items.length > 0)
}
