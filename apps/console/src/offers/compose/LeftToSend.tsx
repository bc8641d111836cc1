import { useNow, nextMidnight } from '@coffeeattack/kit/useNow'
import { useQuery } from '@tanstack/react-query'
import { quotaQuery } from '../queries.ts'
import { leftToSendText } from '../quota-words.ts'

/** Beside the button that takes one of them (TRUST-7); our agents have no quota. */
export function LeftToSend() {
  const { data } = useQuery(quotaQuery)
  const now = useNow(nextMidnight)
  return (
    data && (
      <p className="text-center text-caption text-balance text-ink-3 tnum">{leftToSendText(data, now)}</p>
    )
  )
}
