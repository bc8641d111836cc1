import { type Difference, lowerOf } from '@coffeeattack/domain/pacts/differences'
import { rangeText } from '@coffeeattack/domain/salary/format'
import { DifferenceMark, OfferOverTerms } from '@coffeeattack/kit/pacts/OfferOverTerms'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { cx } from '@coffeeattack/ui/cx'
import { drawing } from '@coffeeattack/ui/drawing'
import { useId } from 'react'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { differencesIn, type Pact, type Version } from '../queries.ts'
import { lowerHeading, nameIn } from '../words.ts'

/**
 * Every figure beside the offer's (PACT-2): what is lower comes first, each with the company's reason above its bar; then
 * the rest.
 */
export function Beside({ pact, version }: { pact: Pact; version: Version }) {
  const heading = useId()
  const name = nameIn(pact, version)
  const told = differencesIn(pact, version).filter(({ step }) => step !== 'NONE')
  const lower = lowerOf(told)
  const rest = told.filter(({ step }) => step !== 'LOWER')
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-h3 text-pretty">
        {lowerHeading(lower, name)}
      </h2>
      <Tally told={told} />
      {lower.map((difference) => (
        <div key={difference.kind} className="mt-3.5 rounded-button bg-surface-2 p-4">
          <Reason by={version.sentBy}>{version.terms.reasons[difference.kind] ?? ''}</Reason>
          <Figure difference={difference} name={name(difference)} />
        </div>
      ))}
      <ul className="mt-1 divide-y divide-line [&>li]:pb-4 [&>li:last-child]:pb-0">
        {rest.map((difference) => (
          <li key={difference.kind}>
            <Figure difference={difference} name={name(difference)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The company's words, which the candidate reads before the figure. */
function Reason({ by, children }: { by: string; children: string }) {
  return (
    <div className="flex gap-2.5">
      <Avatar name={by.split(' ')[0] ?? by} size="sm" />
      <p className="min-w-0 flex-1 text-body-s leading-normal [overflow-wrap:anywhere]">
        <span className="mb-0.5 block text-caption text-ink-3">{withJosa(by, '이/가')} 남긴 이유</span>
        <span className="whitespace-pre-line">{children}</span>
      </p>
    </div>
  )
}

const notes = { base: '', bonus: '해마다', stock: '첫해 몫, 어림', signing: '첫해 한 번' } as const

function Figure({ difference, name }: { difference: Difference; name: string }) {
  const { kind, offered, agreed } = difference
  return (
    <div className="pt-4 tnum">
      <p className="mb-2 flex items-baseline justify-between gap-3">
        <span className="text-body-s font-medium text-ink-2">
          {name}
          {notes[kind] && <small className="ml-1.5 text-caption font-normal text-ink-3">{notes[kind]}</small>}
        </span>
        <b className="text-h3 font-bold tracking-tight whitespace-nowrap">
          {agreed ? rangeText(agreed.min, agreed.max) : '없음'}
        </b>
      </p>
      <OfferOverTerms difference={difference} name={name} size="card" />
      <p className="mt-1.5 flex flex-wrap items-center justify-between gap-x-2.5 text-caption text-ink-3">
        <span>
          <i
            aria-hidden="true"
            className={cx(
              'mr-1.5 inline-block h-[5px] w-3.5 rounded-full align-[2px]',
              offered && 'bg-line-field',
            )}
          />
          {offered ? `제안 ${rangeText(offered.min, offered.max)}` : '제안에는 없었어요'}
        </span>
        <DifferenceMark difference={difference} />
      </p>
    </div>
  )
}

const groups = [
  { step: 'LOWER', label: '제안보다 적음', look: 'border-[1.5px] border-dashed border-ink-2' },
  { step: 'SAME', label: '제안 그대로', look: 'bg-pay-2' },
  { step: 'HIGHER', label: '제안보다 많음', look: 'bg-rise' },
  { step: 'NEW', label: '새로 정함', look: 'bg-track' },
] as const

/** One piece for each figure, the lower ones first and empty. */
function Tally({ told }: { told: readonly Difference[] }) {
  const present = groups
    .map((group) => ({ ...group, count: told.filter(({ step }) => step === group.step).length }))
    .filter(({ count }) => count > 0)
  return (
    <>
      <div
        {...drawing(
          `돈 ${told.length}가지 가운데 ${present.map(({ label, count }) => `${label} ${count}`).join(', ')}`,
        )}
        className="mt-3 flex gap-1.5"
      >
        {present.flatMap(({ step, look, count }) =>
          Array.from({ length: count }, (_, place) => (
            <i key={`${step} ${place}`} className={cx('block h-2.5 flex-1 rounded-[3px]', look)} />
          )),
        )}
      </div>
      <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-3.5 gap-y-1 text-caption text-ink-3 tnum">
        {present.map(({ step, label, look, count }) => (
          <span key={step} className="inline-flex items-center gap-1.5">
            <i className={cx('block size-2.5 rounded-[3px]', look)} />
            {label} {count}
          </span>
        ))}
      </p>
    </>
  )
}
