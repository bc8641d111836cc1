import { paths } from '@coffeeattack/contract/pages'
import { type ConsentKind, consents, consentTermNames } from '@coffeeattack/domain/accounts/consents'
import { Button } from '@coffeeattack/ui/Button'
import { Checkbox } from '@coffeeattack/ui/Checkbox'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { useState } from 'react'

const readLook =
  '-mr-2 grid min-h-11 min-w-11 shrink-0 place-items-center rounded-button-sm text-label text-ink-3 underline decoration-line-2 underline-offset-3 press:bg-surface-2'

type ConsentLineProps = { kind: ConsentKind; checked: boolean; onChange: (checked: boolean) => void }

/** One consent, with a button that opens its full text. */
export function ConsentLine({ kind, checked, onChange }: ConsentLineProps) {
  const [reading, setReading] = useState(false)
  const { label, required, terms } = consents[kind]
  return (
    <div className="pr-2">
      <div className="flex min-h-11 items-center text-body-s text-ink-2">
        <label className="flex min-h-11 flex-1 cursor-pointer items-center gap-2.5 py-1.5">
          <Checkbox {...{ required, checked }} onChange={(event) => onChange(event.currentTarget.checked)} />
          <span>
            <b className={required ? 'text-ink' : 'font-medium'}>{required ? '[필수]' : '[선택]'}</b> {label}
          </span>
        </label>
        {terms ? (
          <button
            type="button"
            onClick={() => setReading(true)}
            aria-label={`${label} 내용 보기`}
            className={readLook}
          >
            내용 보기
          </button>
        ) : (
          <TermsPageLink label={label} className={readLook} />
        )}
      </div>
      {terms && <ConsentTermsSheet kind={kind} open={reading} onOpenChange={setReading} />}
    </div>
  )
}

/** The terms of service are a page of their own. It opens beside the form, which keeps what was typed. */
export function TermsPageLink({ label, className }: { label: string; className: string }) {
  return (
    <a
      href={paths.serviceTerms()}
      target="_blank"
      aria-label={`${label} 내용 보기, 새 창`}
      className={className}
    >
      내용 보기
    </a>
  )
}

type ConsentTermsSheetProps = { kind: ConsentKind; open: boolean; onOpenChange: (open: boolean) => void }

/** A consent's full text, with the version that will be recorded. */
export function ConsentTermsSheet({ kind, open, onOpenChange }: ConsentTermsSheetProps) {
  const { label, terms, version } = consents[kind]
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={label}
      footer={<Button onClick={() => onOpenChange(false)}>다 읽었어요</Button>}
    >
      <dl className="grid gap-4">
        {terms &&
          consentTermNames.map(([part, title]) => (
            <div key={part}>
              <dt className="text-label font-medium text-ink-3">{title}</dt>
              <dd className="mt-0.5 text-body text-ink">{terms[part]}</dd>
            </div>
          ))}
      </dl>
      <p className="mt-5 text-caption text-ink-3 tnum">{version.replaceAll('-', '.')}부터 쓰는 글이에요.</p>
    </Sheet>
  )
}
