import { peerGroupText, widerReasons } from '@coffeeattack/domain/insight/peers'
import type { SalaryReport } from '../salary/report-query.ts'

/** Whom the curve stands on, and why it is not the narrowest circle. */
export function PeerLine({ group }: { group: NonNullable<SalaryReport['peerGroup']> }) {
  const reason = widerReasons[group.kind]
  return (
    <div className="text-caption text-ink-3 tnum">
      <div className="flex items-start justify-between gap-3">
        <p>
          {peerGroupText(group)} · {group.people}명 이상
        </p>
        <p className="shrink-0">단위 만 원</p>
      </div>
      {reason && <p className="mt-0.5">{reason}</p>}
    </div>
  )
}
