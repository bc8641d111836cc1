import { PLACE, type Place, type PlaceKind, placeProblem } from '@coffeeattack/domain/coffeechats/place'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { useId } from 'react'
import { api } from '../api/client.ts'
import { arranged, chatCallOptions } from './use-arrange.ts'

const kinds = [
  { value: 'ADDRESS', label: '직접 만나요' },
  { value: 'LINK', label: '화상으로 만나요' },
] as const

const fields: Readonly<Record<PlaceKind, { label: string; placeholder: string; limit: number }>> = {
  ADDRESS: { label: '주소', placeholder: '예: 서울 성동구 연무장길 7, 2층 카페', limit: PLACE.addressLimit },
  LINK: { label: '화상 회의 링크', placeholder: 'https://', limit: PLACE.linkLimit },
}

type PlaceSheetProps = {
  coffeechatId: string
  /** The fields' initial values: the current place, or the company's usual one. */
  first: Place | null
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The place, as text or as a link to a call (OFR-19). */
export default function PlaceSheet({ coffeechatId: id, first, open, onOpenChange }: PlaceSheetProps) {
  const formId = useId()
  const { onDone, onSettled } = chatCallOptions(id)
  const form = useForm({
    first: { kind: first?.kind ?? 'ADDRESS', place: first?.text ?? '' },
    rules: { place: (text, { kind }) => placeProblem({ kind, text }) },
    send: ({ kind, place: text }) =>
      arranged(id, () =>
        api('PATCH /users/coffeechats/:id/place', { params: { id }, body: { place: { kind, text } } }),
      ),
    async onDone(chat) {
      await onDone(chat)
      onOpenChange(false)
      toast('만나는 곳을 정했어요', { kind: 'done' })
    },
    onSettled,
  })
  const { label, placeholder, limit } = fields[form.values.kind]
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => (next || !form.busy) && onOpenChange(next)}
      title="어디에서 만날까요?"
      description="정하면 상대방에게도 보여요. 만나기 전까지 바꿀 수 있어요."
      footer={
        <Button type="submit" form={formId} busy={form.busy && '정하는 중'}>
          여기로 정하기
        </Button>
      }
    >
      <form {...form.props} id={formId} className="grid gap-5">
        <Segmented
          label="만나는 방법"
          hideLabel
          options={kinds}
          value={form.values.kind}
          onValueChange={(kind) => form.set({ kind, place: kind === first?.kind ? first.text : '' })}
        />
        <TextField
          label={label}
          placeholder={placeholder}
          maxLength={limit}
          inputMode={form.values.kind === 'LINK' ? 'url' : 'text'}
          {...form.field('place')}
        />
      </form>
    </Sheet>
  )
}
