import type { MonthColumn } from './drawn.ts'

/** A column per month from zero: sent, and in it what became a coffee chat. */
export function Months({ columns }: { columns: readonly MonthColumn[] }) {
  const most = Math.max(1, ...columns.map(({ sent }) => sent))
  return (
    <>
      <ul className="mt-4 grid grid-cols-6 gap-3">
        {columns.map(({ month, name, sent, matched }) => (
          <li key={month} className="text-center">
            <span aria-hidden="true" className="flex h-44 flex-col justify-end">
              <span className="mb-1 text-caption font-semibold tnum">{sent || ''}</span>
              <i
                className="relative block overflow-hidden rounded-tag bg-track"
                style={{ height: `${(sent / most) * 84}%`, minHeight: sent > 0 ? 4 : 2 }}
              >
                <i
                  className="absolute inset-x-0 bottom-0 bg-primary"
                  style={{ height: sent === 0 ? 0 : `${(matched / sent) * 100}%` }}
                />
              </i>
            </span>
            <span className="mt-2 block text-caption text-ink-3 tnum">{name}</span>
            <span className="sr-only">{`보냄 ${sent}건, 커피챗 ${matched}건`}</span>
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="mt-4 flex items-center text-caption text-ink-3">
        <i className="mr-1.5 size-dot rounded-full bg-track" />
        보냄
        <i className="mr-1.5 ml-3 size-dot rounded-full bg-primary" />
        커피챗
      </p>
    </>
  )
}
