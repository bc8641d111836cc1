import { type ConsentKind, consents } from '@coffeeattack/domain/accounts/consents'
import { Button } from '@coffeeattack/ui/Button'
import { ConsentRow } from '@coffeeattack/ui/ConsentRow'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { useState } from 'react'

type ConsentLineProps = { kind: ConsentKind; checked: boolean; onChange: (checked: boolean) => void }

/** One consent with the way to read it in full. */
export function ConsentLine({ kind, checked, onChange }: ConsentLineProps) {
  const [reading, setReading] = useState(false)
  const { label, required } = consents[kind]
  return (
    <div className="pr-2">
      <ConsentRow
        {...{ label, required, checked }}
        readLabel="내용 보기"
        onRead={() => setReading(true)}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <ConsentTermsSheet kind={kind} open={reading} onOpenChange={setReading} />
    </div>
  )
}

type ConsentTermsSheetProps = { kind: ConsentKind; open: boolean; onOpenChange: (open: boolean) => void }

const parts = [
  ['recipient', '받는 곳'],
  ['purpose', '쓰는 목적'],
  ['items', '항목'],
  ['period', '보관 기간'],
  ['refusal', '동의하지 않으면'],
] as const

/** A consent in full, with the version that the record of it will carry. */
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
        {parts.map(([part, title]) => (
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
