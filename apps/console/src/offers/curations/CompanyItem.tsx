import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import { reversedSalary } from '@coffeeattack/domain/offers/salary-range'
import { partLines } from '@coffeeattack/domain/offers/pay-words.ko'
import { detailLines } from '@coffeeattack/domain/positions/candidate-fields'
import { rangeText } from '@coffeeattack/domain/salary/format'
import { leaveSalary, salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { Button } from '@coffeeattack/ui/Button'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { Close } from '@coffeeattack/ui/icons/Close'
import { Logo } from '@coffeeattack/ui/Logo'
import { MoneyField } from '@coffeeattack/ui/MoneyField'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { TextField } from '@coffeeattack/ui/TextField'
import { useState } from 'react'
import { BenefitChips } from '../compose/BenefitChips.tsx'
import { soundParts } from '../compose/pay-draft.ts'
import { PayFields } from '../compose/PayFields.tsx'
import { type DraftItem, payProblemsAt, type Problems, salariesOf } from './draft.ts'

type CompanyItemProps = {
  item: DraftItem
  problems: Problems
  /** The prefix of its problems: `items.0`. */
  path: string
  onChange: (change: Partial<Omit<DraftItem, 'company'>>) => void
  onRemove: () => void
}

/** One company of a curation. What its position filled in is one line until the agent changes it, or it has a problem. */
export function CompanyItem(props: CompanyItemProps) {
  const { item, problems, path, onRemove } = props
  const { company, positionId } = item
  const [isOpened, setOpened] = useState(false)
  const whole = [`${path}.companyId`, `${path}.positionId`]
  const refused = whole.map((at) => problems[at]).find(Boolean)
  const hasWrongField = Object.keys(problems).some((at) => at.startsWith(`${path}.`) && !whole.includes(at))
  const isOpen = positionId === null || isOpened || hasWrongField
  return (
    <li
      aria-label={company.name}
      data-field={refused ? path : undefined}
      tabIndex={-1}
      className="rounded-option px-4 pt-2.5 pb-4 inset-ring inset-ring-line-2"
    >
      <div className="flex items-center gap-3">
        <Logo name={company.name} src={company.logo} size={36} />
        <b className="min-w-0 flex-1 truncate font-bold">{company.name}</b>
        {positionId !== null && !hasWrongField && (
          <Button
            kind="weak"
            size="xs"
            aria-label={`${company.name} 제안 ${isOpen ? '접기' : '고치기'}`}
            aria-expanded={isOpen}
            onClick={() => setOpened(!isOpened)}
          >
            {isOpen ? '접기' : '고치기'}
          </Button>
        )}
        <IconButton label={`${company.name} 빼기`} onClick={onRemove}>
          <Close size={20} />
        </IconButton>
      </div>
      {refused && (
        <p role="alert" className="mb-2 text-caption font-medium text-danger">
          {refused}
        </p>
      )}
      {isOpen ? <OfferFields {...props} /> : <Summary item={item} />}
    </li>
  )
}

/** What the position filled in. */
function Summary({ item }: { item: DraftItem }) {
  const { position, pay, offerItems, message, details } = item
  const { salaryMin, salaryMax } = salariesOf(item)
  const facts = [
    salaryMin !== null && salaryMax !== null && rangeText(salaryMin, salaryMax),
    ...partLines(soundParts(pay)).map(({ label, figure }) => `${label} ${figure}`),
    ...offerItems,
    ...detailLines(details).map(({ label, text }) => `${label} ${text}`),
  ].filter((fact) => fact !== false)
  return (
    <>
      <p className="text-body-s font-medium">{position}</p>
      <p className="mt-0.5 text-label text-pretty text-ink-3 tnum">{facts.join(' · ')}</p>
      {message !== '' && <p className="mt-1.5 line-clamp-2 text-label text-pretty text-ink-2">{message}</p>}
    </>
  )
}

function OfferFields({ item, problems, path, onChange }: CompanyItemProps) {
  const { position, link, offerItems, message, details } = item
  return (
    <div className="mt-1.5 grid gap-4">
      <div className="grid items-start gap-2.5 sm:grid-cols-[1.2fr_1fr_1fr]">
        <TextField
          label="포지션"
          name={`${path}.position`}
          value={position}
          onValueChange={(text) => onChange({ position: text })}
          maxLength={COMPOSING.positionLimit}
          error={problems[`${path}.position`]}
          autoComplete="off"
        />
        <SalaryEnds {...{ item, problems, path, onChange }} />
      </div>
      <PayFields
        pay={item.pay}
        range={salariesOf(item)}
        problems={payProblemsAt(problems, path)}
        onChange={(pay) => onChange({ pay })}
        path={`${path}.`}
      />
      <TextField
        label="채용 공고 링크"
        hint="선택"
        name={`${path}.link`}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={link}
        onValueChange={(text) => onChange({ link: text })}
        error={problems[`${path}.link`]}
        autoComplete="off"
      />
      <BenefitChips items={offerItems} onChange={(items) => onChange({ offerItems: items })} />
      <TextArea
        label="이 회사의 말"
        hint="선택"
        name={`${path}.message`}
        limit={COMPOSING.messageLimit}
        atLimit={limitMessage(COMPOSING.messageLimit)}
        value={message}
        onValueChange={(text) => onChange({ message: text })}
        error={problems[`${path}.message`]}
      />
      {details && <PositionLines details={details} />}
    </div>
  )
}

/** What the candidate reads of the position itself. */
function PositionLines({ details }: { details: NonNullable<DraftItem['details']> }) {
  const lines = detailLines(details)
  if (lines.length === 0) return null
  return (
    <dl className="grid gap-1 rounded-field bg-surface-2 px-3.5 py-2.5 text-label">
      {lines.map(({ label, text }) => (
        <div key={label} className="flex justify-between gap-3">
          <dt className="shrink-0 text-ink-3">{label}</dt>
          <dd className="min-w-0 text-right font-medium">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

type End = 'salaryMin' | 'salaryMax'
const labels: Readonly<Record<End, string>> = { salaryMin: '최소 연봉', salaryMax: '최대 연봉' }

function SalaryEnds({ item, problems, path, onChange }: Omit<CompanyItemProps, 'onRemove'>) {
  const [left, setLeft] = useState<Partial<Record<End, string>>>({})
  const reversed = reversedSalary(salariesOf(item))

  function leave(end: End) {
    const { text, problem } = leaveSalary(item[end])
    setLeft({ ...left, [end]: problem ?? undefined })
    if (text !== item[end]) onChange({ [end]: text })
  }
  return (['salaryMin', 'salaryMax'] as const).map((end) => (
    <MoneyField
      key={end}
      label={labels[end]}
      hint="선택"
      name={`${path}.${end}`}
      value={item[end]}
      format={salaryAsTyped}
      onValueChange={(text) => onChange({ [end]: text })}
      onBlur={() => leave(end)}
      error={problems[`${path}.${end}`] ?? left[end] ?? reversed[end]}
    />
  ))
}
