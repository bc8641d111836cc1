import type { CoffeechatTodo } from '../coffeechats/by-time.ts'
import { fullDayText, kstDay, kstMoment, kstYear, parseDay, spokenTimeText, startOfKstDay } from '../kst.ts'
import type { PactState } from '../pacts/state.ts'
import { bareRangeText } from '../salary/format.ts'
import type { PipelineStage } from './stage.ts'

/** On a phone a stage is read by what is to be done (BIZ-10), in this order. */
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
  PACT: '합의서',
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

/** The cards of one stage under what is to be done with them; inside a group they keep their order. */
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

/** All that decides what comes next with somebody. */
export type NextFacts = {
  stage: PipelineStage
  offer: { expiredAt: Date | string; counter: number | null; isAsked: boolean } | null
  coffeechat: {
    todo: CoffeechatTodo | null
    startsAt: Date | string | null
    pactState: PactState | null
  } | null
  hire: { startsOn: string; isAgreed: boolean } | null
  remindOn: string | null
}

type NextKind =
  | CoffeechatTodo
  | 'COUNTER'
  | 'QUESTION'
  | 'DEADLINE'
  | 'AGREEING'
  | 'MEETING'
  | 'PACT'
  | 'HIRE'
  | 'STARTS'
  | 'REMINDER'

export type Next = {
  kind: NextKind
  /** The sentence on a card: '시간을 정해 주세요'. */
  text: string
  /** The sentence below a heading: '제안해 주세요'. */
  brief: string
  /** The tone: the candidate asks, we have to act, good news, or neutral. */
  tone: 'theirs' | 'ours' | 'good' | 'plain'
}

const todos: Readonly<Record<CoffeechatTodo, Pick<Next, 'text' | 'brief'>>> = {
  CHOOSE: { text: '시간을 골라 주세요', brief: '골라 주세요' },
  PLACE: { text: '만날 곳을 정해 주세요', brief: '곳을 정해 주세요' },
  OUTCOME: { text: '만났나요?', brief: '답해 주세요' },
  PROPOSE: { text: '시간을 정해 주세요', brief: '제안해 주세요' },
}

/** The one line of a card below the person (BIZ-10): tasks before states; null for nothing. */
export function nextOf(card: NextFacts, now: Date): Next | null {
  return card.stage === 'ENDED' ? null : (asked(card, now) ?? arranged(card, now) ?? reminder(card, now))
}

function asked({ stage, offer, coffeechat, hire, remindOn }: NextFacts, now: Date): Next | null {
  if (stage === 'OFFERED' && offer) {
    if (offer.counter !== null)
      return said('COUNTER', `${bareRangeText(offer.counter, offer.counter)}이면 만날게요`, 'theirs')
    if (offer.isAsked) return said('QUESTION', '질문이 왔어요', 'theirs')
    if (kstDay(new Date(offer.expiredAt)) === kstDay(now)) return said('DEADLINE', '오늘 마감', 'ours')
  }
  if (stage === 'HIRED') return null
  if (hire && !hire.isAgreed)
    return { ...said('HIRE', '채용 확정 확인을 기다려요', 'theirs'), brief: '확인을 기다려요' }
  if (coffeechat?.todo) return { kind: coffeechat.todo, tone: 'ours', ...todos[coffeechat.todo] }
  const pact = pactSaid(stage, coffeechat)
  if (pact && pact.tone !== 'plain') return pact
  return isDue(remindOn, now) ? reminder({ remindOn }, now) : pact
}

/** The terms while they are talked about; what a seal brings is told as the hire (PACT-3). */
function pactSaid(stage: PipelineStage, coffeechat: NextFacts['coffeechat']): Next | null {
  const words = stage === 'TERMS' && coffeechat?.pactState ? pactWords[coffeechat.pactState] : null
  return words && said('PACT', words.text, words.tone)
}

const pactWords: Readonly<Record<PactState, Pick<Next, 'text' | 'tone'> | null>> = {
  DRAFT: { text: '합의서를 쓰고 있어요', tone: 'ours' },
  SENT: { text: '합의서 서명을 기다려요', tone: 'plain' },
  CHANGE_ASKED: { text: '바꿔 달라고 했어요', tone: 'theirs' },
  SIGNED_BY_CANDIDATE: { text: '서명했어요 · 우리 차례', tone: 'theirs' },
  SEALED: null,
  DECLINED: { text: '함께하지 않기로 했어요', tone: 'theirs' },
  LAPSED: { text: '합의서 기한이 지났어요', tone: 'ours' },
  WITHDRAWN: { text: '합의서를 거뒀어요', tone: 'plain' },
}

function arranged({ stage, coffeechat, hire }: NextFacts, now: Date): Next | null {
  if (stage === 'HIRED') return hire && said('STARTS', `${dayText(dayOf(hire.startsOn), now)} 시작`, 'good')
  if (stage !== 'COFFEECHAT' || !coffeechat) return null
  const startsAt = coffeechat.startsAt && new Date(coffeechat.startsAt)
  if (!startsAt) return { ...said('AGREEING', '시간을 맞추는 중', 'plain'), brief: '맞추는 중' }
  return kstDay(startsAt) >= kstDay(now) ? said('MEETING', soonText(startsAt, now), 'plain') : null
}

function reminder({ remindOn }: Pick<NextFacts, 'remindOn'>, now: Date): Next | null {
  if (remindOn === null) return null
  return said('REMINDER', remindText(remindOn, now), isDue(remindOn, now) ? 'ours' : 'plain')
}

const said = (kind: NextKind, text: string, tone: Next['tone']): Next => ({ kind, text, brief: text, tone })
const dayOf = (day: string) => parseDay(day) ?? 0

/** Due today or overdue. */
export const isDue = (remindOn: string | null, now: Date): boolean =>
  remindOn !== null && dayOf(remindOn) <= kstDay(now)

/** '오늘', '내일', '11월 23일'. */
export function remindText(remindOn: string, now: Date): string {
  const ahead = dayOf(remindOn) - kstDay(now)
  return ahead === 0 ? '오늘' : ahead === 1 ? '내일' : dayText(dayOf(remindOn), now)
}

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

/** '오늘 오후 4:00', '내일 오후 1:00', '금 오후 3:00', '11월 30일 오후 3:00'. */
function soonText(at: Date, now: Date): string {
  const ahead = kstDay(at) - kstDay(now)
  const near = ahead === 0 ? '오늘' : ahead === 1 ? '내일' : WEEKDAYS[kstMoment(at).weekday]
  return `${ahead < 7 ? near : dayText(kstDay(at), now)} ${spokenTimeText(at)}`
}

/** '11월 23일'; of another year '2027년 1월 4일'. */
function dayText(day: number, now: Date): string {
  const full = fullDayText(day)
  return kstYear(startOfKstDay(day)) === kstYear(now) ? full.slice(full.indexOf(' ') + 1) : full
}
