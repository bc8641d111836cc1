import { surveyQuestions } from '@coffeeattack/domain/surveys/survey'
import type { surveyAnswers } from '../../platform/db/schema/surveys.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import { between } from '../chance/moments.ts'

const OWN_WORDS = [
  '재택과 시차 출근이 되면 좋겠어요.',
  '작더라도 제품을 끝까지 책임지는 팀이면 좋겠어요.',
  '연봉만큼 성과급 기준이 분명한 곳을 찾고 있어요.',
  '판교나 성수 쪽이면 출퇴근이 편해요.',
]

export function surveyAnswerRows(
  candidates: readonly Candidate[],
  now: Date,
  dice: Dice,
): (typeof surveyAnswers.$inferInsert)[] {
  return candidates
    .filter(({ row }) => row.certifiedAt && !row.deletedAt)
    .filter(() => dice.chance(0.45))
    .flatMap(({ row }) =>
      surveyQuestions.slice(0, dice.int(1, 3)).map(({ surveyCode, choices }) => ({
        userId: row.id,
        code: surveyCode,
        answer: dice.pick(choices.length > 0 ? choices : OWN_WORDS),
        answeredAt: between(row.certifiedAt!, now, dice),
      })),
    )
}
