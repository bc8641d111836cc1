import { PLACE, type PlaceKind } from '@coffeeattack/domain/coffeechats/place'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { TextField } from '@coffeeattack/ui/TextField'
import type { ReactNode } from 'react'

const kinds = [
  { value: 'ADDRESS', label: '주소' },
  { value: 'LINK', label: '화상 링크' },
] as const

const looks = {
  ADDRESS: {
    label: '만나는 주소',
    placeholder: '예: 서울 성동구 연무장길 7, 2층',
    maxLength: PLACE.addressLimit,
  },
  LINK: { label: '화상 회의 링크', placeholder: 'https://', maxLength: PLACE.linkLimit },
} as const

type PlaceFieldsProps = {
  label: string
  kind: PlaceKind
  onKindChange: (kind: PlaceKind) => void
  /** The field props of `useForm`. */
  field: {
    name: string
    value: string
    onValueChange: (value: string) => void
    error: ReactNode
    onBlur: () => void
  }
}

/** The fields of a place: an address, or a link to a call (OFR-19). */
export function PlaceFields({ label, kind, onKindChange, field }: PlaceFieldsProps) {
  return (
    <div className="grid gap-3">
      <Segmented label={label} options={kinds} value={kind} onValueChange={onKindChange} />
      <TextField {...looks[kind]} {...field} />
    </div>
  )
}
