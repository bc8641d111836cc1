import { type ConsentKind, consents } from '@coffeeattack/domain/verification/consents'
import { ConsentRow } from '@coffeeattack/ui/ConsentRow'
import { useState } from 'react'
import { ConsentTermsSheet } from './ConsentTermsSheet.tsx'

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
