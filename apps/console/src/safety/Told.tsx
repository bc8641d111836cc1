import type { SafetyCase } from './queries.ts'

type Row = readonly [name: string, count: number]

/** A slip that adds up: nobody is counted twice. */
export function SumSlip({ rows, total }: { rows: readonly Row[]; total: Row }) {
  return (
    <dl className="torn-edge rounded-t-card bg-surface-2 px-4.5 pt-3.5 pb-5.5 text-body-s text-ink-2">
      {rows.map(([name, count]) => (
        <div key={name} className="flex items-baseline justify-between gap-3 py-1">
          <dt>{name}</dt>
          <dd className="font-semibold text-ink tnum">{count}명</dd>
        </div>
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-3 border-t border-dashed border-line-2 pt-2">
        <dt>{total[0]}</dt>
        <dd className="text-h2 text-ink tnum">{total[1]}명</dd>
      </div>
    </dl>
  )
}

/** How the news reached the people. */
export function Told({ told: { all, read, reached, waiting } }: { told: NonNullable<SafetyCase['told']> }) {
  return (
    <div className="mt-3">
      <SumSlip
        rows={[
          ['앱에서 읽은 분', read],
          ['앱에 닿았고 아직 안 읽은 분', reached],
          ['알리는 중', waiting],
        ]}
        total={['모두', all]}
      />
    </div>
  )
}
