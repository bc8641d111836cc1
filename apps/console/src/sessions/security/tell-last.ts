import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { tell } from '@coffeeattack/ui/ask'

/** Said before the password is asked for in vain; the server says the same to whoever was quicker. */
export function tellLast(): void {
  const { title, body, button } = catalogue.LAST_SECOND_FACTOR
  void tell(title, body, button)
}
