import { disclosures } from '@coffeeattack/domain/coffeechats/disclosure'
import { fullDayText, kstDay } from '@coffeeattack/domain/kst'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { Card } from '@coffeeattack/ui/Card'
import type { Coffeechat } from './queries.ts'

/** What the other side can read about the person since the match, and nobody else (OFR-13). */
export function Disclosure({ chat: { disclosure } }: { chat: Coffeechat }) {
  const { to, at, items } = disclosure
  return (
    <Card aria-labelledby="disclosure">
      <h2 id="disclosure" className="text-h3">
        {withJosa(to, '이/가')} 볼 수 있는 내 정보
      </h2>
      <p className="mt-0.5 text-label text-ink-3">
        {fullDayText(kstDay(new Date(at)))}부터 볼 수 있어요. 내가 고르지 않은 회사에는 보이지 않아요.
      </p>
      <dl className="mt-3">
        {items.map(({ kind, text }) => (
          <div key={kind} className="flex justify-between gap-4 py-1.5 text-body-s">
            <dt className="shrink-0 text-ink-3">{disclosures[kind]}</dt>
            <dd className="min-w-0 text-right font-medium [overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
