import { defaultQuestions } from '@coffeeattack/domain/coffeechats/questions'
import type { Dice } from '../chance/dice.ts'
import { between } from '../chance/moments.ts'
import type { Coffeechat } from './coffeechat.ts'

/** Questions and what people tend to answer. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  [defaultQuestions[0]]: [
    '팀이 일을 정하는 방식이 가장 궁금해요. 누가 무엇을 결정하는지 듣고 싶어요.',
    '연봉 말고 성장할 수 있는 환경인지 이야기 나누고 싶어요.',
  ],
  [defaultQuestions[1]]: [
    '사용자가 남긴 글을 읽고 바로 고쳐 보는 일이 재미있어요.',
    '오래된 것을 조금씩 낫게 바꾸는 일에 빠져 있어요.',
  ],
  [defaultQuestions[2]]: [
    '성수나 판교 근처면 편해요. 평일 저녁 7시 이후가 좋아요.',
    '점심시간에 회사 근처로 가도 괜찮아요.',
  ],
  '지금 하는 일에서 가장 자랑하고 싶은 것은 무엇인가요?': ['모두가 미루던 일을 맡아 석 달 만에 끝냈어요.'],
  '어떤 동료와 일할 때 힘이 나나요?': ['혼자 오래 붙잡기보다 먼저 물어보는 동료가 좋아요.'],
  '다음 회사에서 꼭 해 보고 싶은 일이 있나요?': ['처음부터 끝까지 한 제품을 맡아 보고 싶어요.'],
  '우리 서비스를 써 보셨다면 무엇을 먼저 고치고 싶나요?': [
    '처음 들어갔을 때 무엇부터 해야 할지 조금 헷갈렸어요.',
  ],
}

const OWN_QUESTIONS = Object.keys(ANSWERS).slice(defaultQuestions.length)

type QuestionsInput = { coffeechatId: string; matchedAt: Date; now: Date }

/** What the company would like to know; most people answer some of it before they meet. */
export function questionRows(
  { coffeechatId, matchedAt, now }: QuestionsInput,
  dice: Dice,
): Coffeechat['questions'] {
  const asked = dice.chance(0.6) ? defaultQuestions : dice.some(OWN_QUESTIONS, 3)
  const answered = dice.chance(0.6) ? dice.int(1, asked.length) : 0
  return asked.map((question, place) => ({
    id: dice.id(matchedAt),
    coffeechatId,
    position: place + 1,
    question,
    answer: place < answered ? dice.pick(ANSWERS[question]!) : '',
    answeredAt: place < answered ? between(matchedAt, now, dice) : null,
  }))
}
