import { moneyText } from '@coffeeattack/domain/salary/format'
import { ask } from '@coffeeattack/ui/ask'

/** Twice the year before is more often a slip of the finger than a raise (PRO-12). `before` names what it doubles. */
export async function askIfMeant(salary: number, before: string): Promise<boolean> {
  const answer = await ask({
    title: `계약 연봉이 ${moneyText(salary)}이 맞나요?`,
    description: `${before}의 두 배 이상이에요. 한 번 더 확인해 주세요.`,
    confirm: '네, 맞아요',
    cancel: '다시 입력하기',
  })
  return answer === 'confirm'
}
