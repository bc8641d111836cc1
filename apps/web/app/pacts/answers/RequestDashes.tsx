import { PACT } from '@coffeeattack/domain/pacts/state'
import { cx } from '@coffeeattack/ui/cx'
import { drawing } from '@coffeeattack/ui/drawing'

/** '1번 남았어요' */
export const leftText = (used: number): string =>
  used < PACT.requests ? `${PACT.requests - used}번 남았어요` : '모두 썼어요'

/** A dash for each request for a change that a person has; a used one is pale (PACT-3). */
export function RequestDashes({ used }: { used: number }) {
  return (
    <span
      {...drawing(`${PACT.requests}번 가운데 ${leftText(used)}`)}
      className="inline-flex shrink-0 gap-1.5"
    >
      {Array.from({ length: PACT.requests }, (_, place) => (
        <i
          key={place}
          className={cx('block h-1.5 w-4.5 rounded-full', place < used ? 'bg-line-2' : 'bg-primary')}
        />
      ))}
    </span>
  )
}
