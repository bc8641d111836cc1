import { firstYearText, partLines } from '@coffeeattack/domain/offers/pay-words.ko'
import type { SentOffer } from './queries.ts'

/** What was named besides the base, and what the first year comes to, in a line (OFR-15). */
export function SentPay({ offer }: { offer: SentOffer }) {
  const first = firstYearText(offer)
  if (!first) return null
  const lines = [...partLines(offer.pay), { label: '첫해에 모두', figure: first }]
  return (
    <ul
      aria-label="연봉 말고 더 제안한 것"
      className="mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-label text-ink-3 tnum"
    >
      {lines.map(({ label, figure }) => (
        <li key={label}>
          {label} <b className="font-semibold text-ink-2">{figure}</b>
        </li>
      ))}
    </ul>
  )
}
