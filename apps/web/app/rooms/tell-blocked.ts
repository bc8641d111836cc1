import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { ask } from '@coffeeattack/ui/ask'

/** A message cannot be sent to this company (MSG-2). Answers whether the person wants to ask us about it. */
export async function tellBlocked(): Promise<boolean> {
  const { title, body, button, other } = catalogue.MESSAGE_BLOCKED
  const answer = await ask({ title, description: body, confirm: button, cancel: other.button, alert: true })
  return answer === 'confirm'
}
