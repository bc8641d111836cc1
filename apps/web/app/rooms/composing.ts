import { MESSAGE, messageProblem } from '@coffeeattack/domain/rooms/message'
import { textAreaState } from '@coffeeattack/domain/text/text-area'

/** From here on it helps to know how much room is left. */
const COUNTER_FROM = MESSAGE.limit - 100

export type Composing = { counter: string | null; problem: string | null }

/** What stands under the message box. An empty box is no mistake. */
export function composingState(text: string): Composing {
  const { length, counter } = textAreaState(text.trim(), MESSAGE.limit)
  return {
    counter: length >= COUNTER_FROM ? counter : null,
    problem: text.trim() === '' ? null : messageProblem(text.trim()),
  }
}

/** Ready words, by whom the person talks with. */
export const quickReplies = {
  company: ['포지션이 더 궁금해요', '팀 구성을 알려 주세요', '시간을 바꾸고 싶어요'],
  agent: ['다른 회사도 보고 싶어요', '연봉이 더 궁금해요', '조금 더 생각해 볼게요'],
} as const
