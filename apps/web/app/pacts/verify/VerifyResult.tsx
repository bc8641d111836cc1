import { drawing } from '@coffeeattack/ui/drawing'
import { Check } from '@coffeeattack/ui/icons/Check'
import { CircleAlert } from '@coffeeattack/ui/icons/CircleAlert'
import { Close } from '@coffeeattack/ui/icons/Close'
import { Document } from '@coffeeattack/ui/icons/Document'
import { Download } from '@coffeeattack/ui/icons/Download'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import { Pencil } from '@coffeeattack/ui/icons/Pencil'
import type { ReactNode } from 'react'
import { results, tips } from './copy.ko.ts'

const marks: Readonly<Record<(typeof results)[number]['on'], ReactNode>> = {
  SAME: (
    <span className="verify-mark bg-success-tint text-success">
      <Check size={26} strokeWidth={2.6} />
    </span>
  ),
  CHANGED: (
    <span className="verify-mark bg-danger-tint text-danger">
      <CircleAlert size={26} />
    </span>
  ),
  NOT_OURS: (
    <span className="verify-mark border-[1.5px] border-dashed border-line-field text-ink-2">
      <Document size={24} />
    </span>
  ),
}

const icons = {
  CHANGED: [Download, Pencil, Eye],
  NOT_OURS: [Eye, Document, CircleAlert],
} as const

/** What was found: the island fills its places and shows those of the verdict. */
export function VerifyResult() {
  return (
    <div data-on="SAME CHANGED NOT_OURS" hidden>
      {results.map(({ on, title }) => (
        <div key={on} data-on={on} hidden className="flex items-start gap-3.5">
          {marks[on]}
          <h1 tabIndex={-1} className="text-h1 outline-none">
            {title[0]} <br />
            {title[1]}
          </h1>
        </div>
      ))}
      <div className="mt-4.5 flex items-center gap-3 rounded-field px-3.5 py-3 inset-ring inset-ring-line-2">
        <span className="grid h-11 w-9 place-items-center rounded-[7px] bg-surface-2 text-[.6875rem] font-bold text-ink-2">
          PDF
        </span>
        <p className="min-w-0 grow">
          <b data-name className="block text-[.9375rem] leading-[1.4] font-semibold break-all" />
          <small data-size className="text-[.8125rem] text-ink-3" />
        </p>
      </div>
      <Fingerprints />
      <Facts />
      {tips.map(({ on, title, lines }) => (
        <section key={on} data-on={on} hidden className="mt-4">
          <h2 className="text-[1rem] font-semibold">{title}</h2>
          <ul>
            {lines.map((line, index) => {
              const Icon = icons[on][index]!
              return (
                <li key={line} className="mt-2 flex gap-2.5 text-[.9375rem] leading-[1.55] text-ink-2">
                  <Icon size={18} className="mt-[3px] text-ink-3" />
                  <span>{line}</span>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}

const label = 'flex items-center justify-between text-[.8125rem] text-ink-3'

/** Two fingerprints above each other: alike, different, or an empty row. */
function Fingerprints() {
  return (
    <div className="mt-3 rounded-card bg-surface-2 p-4.5">
      <p className={`${label} mb-[7px]`}>
        <b className="font-semibold text-ink-2">봉인할 때 지문</b>
        <span data-hash="sealed" className="verify-hash" />
      </p>
      <div data-print="sealed" className="verify-print" {...drawing('봉인할 때 지문')} />
      <p data-on="SAME" hidden className="verify-mid text-success">
        <Check size={16} strokeWidth={2.8} />
        같아요
      </p>
      <p data-on="CHANGED" hidden className="verify-mid text-danger">
        <Close size={16} strokeWidth={2.8} />
        달라요
      </p>
      <p data-on="NOT_OURS" hidden className="verify-mid font-medium text-ink-3">
        맞춰 볼 봉인이 없어요
      </p>
      <div data-print="now" className="verify-print" {...drawing('지금 지문')} />
      <p className={`${label} mt-[7px]`}>
        <b className="font-semibold text-ink-2">지금 지문</b>
        <span data-hash="now" className="verify-hash" />
      </p>
    </div>
  )
}

const facts = [
  ['봉인한 곳', 'by'],
  ['봉인한 때', 'at'],
  ['회사 서명', 'company'],
  ['본인 서명', 'person'],
] as const

function Facts() {
  return (
    <dl data-on="SAME" hidden className="my-4 tabular-nums">
      {facts.map(([name, key]) => (
        <div
          key={key}
          className="flex justify-between gap-4 py-[11px] text-[.9375rem] leading-normal not-first:border-t not-first:border-line"
        >
          <dt className="whitespace-nowrap text-ink-3">{name}</dt>
          <dd className="text-right font-semibold">
            <span data-fact={key} />
            <small data-note={key} className="block text-[.8125rem] font-normal text-ink-3" />
          </dd>
        </div>
      ))}
    </dl>
  )
}
