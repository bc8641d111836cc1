import type { offerTemplates } from '../../platform/db/schema/offer-help.ts'
import type { Dice } from '../chance/dice.ts'
import { daysBefore } from '../chance/moments.ts'
import type { Operator } from '../companies/operators.ts'

const TEMPLATES = [
  {
    name: '결제 백엔드',
    message:
      '안녕하세요, {회사} 채용 리드 이도현이에요. {직무}로 {경력} 쌓아 온 결제 경험을 인상 깊게 봤어요. 결제와 정산을 처음부터 다시 짜는 팀에서 함께 이야기 나눠 보고 싶어요.',
  },
  {
    name: '처음 인사',
    message:
      '반가워요, {회사}예요. {경력} 동안 {직무}로 해 오신 일을 팀과 함께 읽었어요. 30분만 편하게 이야기 나눠요.',
  },
  {
    name: '디자이너에게',
    message: '{회사}에서 {직무}를 기다리고 있어요. 문제를 찾는 일부터 함께할 분이면 좋겠어요.',
  },
] as const

/** Messages that 노을클라우드's people begin with (BIZ-13). */
export function templateRows(lead: Operator, now: Date, dice: Dice): (typeof offerTemplates.$inferInsert)[] {
  return TEMPLATES.map((template, place) => {
    const createdAt = daysBefore(now, 40 - place * 9)
    const made = { companyId: lead.company!.row.id, createdBy: lead.row.id, createdAt, changedAt: createdAt }
    return { id: dice.id(createdAt), ...template, ...made }
  })
}
