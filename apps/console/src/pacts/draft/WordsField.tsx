import { cx } from '@coffeeattack/ui/cx'
import { CircleAlert } from '@coffeeattack/ui/icons/CircleAlert'
import { useId } from 'react'

type WordsFieldProps = {
  label: string
  hideLabel?: boolean
  hint?: string
  name: string
  value: string
  limit: number
  placeholder?: string
  /** It may be left as it is, but not sent. */
  isMissing?: boolean
  error?: string | undefined
  onChange: (text: string) => void
}

/** A text field that grows with its text. */
export function WordsField(props: WordsFieldProps) {
  const { label, hideLabel, hint, name, value, limit, placeholder, isMissing, error, onChange } = props
  const id = useId()
  return (
    <div className="min-w-0">
      <div className={cx('mb-1 flex justify-between gap-3 text-caption', hideLabel && 'sr-only')}>
        <label htmlFor={id} className="font-semibold text-ink-2">
          {label}
        </label>
        {hint && <span className="text-ink-3">{hint}</span>}
      </div>
      <textarea
        id={id}
        name={name}
        rows={1}
        value={value}
        maxLength={limit}
        placeholder={placeholder}
        aria-invalid={isMissing || error ? true : undefined}
        aria-describedby={error ? `${id}-why` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="block field-sizing-content min-h-12 w-full resize-none rounded-button-sm bg-surface px-3 py-3 text-body-s leading-normal outline-none inset-ring inset-ring-line-field placeholder:text-ink-4 focus:inset-ring-2 focus:inset-ring-ink aria-invalid:inset-ring-2 aria-invalid:inset-ring-danger lg:min-h-10 lg:py-2 lg:text-label"
      />
      {error && (
        <p id={`${id}-why`} className="mt-1 flex items-center gap-1 text-caption font-medium text-danger">
          <CircleAlert size={14} strokeWidth={2.2} className="shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
