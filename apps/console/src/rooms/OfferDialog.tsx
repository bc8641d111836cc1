import { SelectField } from '@coffeeattack/ui/SelectField'
import { useState } from 'react'
import type { Room } from './queries.ts'
import { CardDialog } from './CardDialog.tsx'

type OfferDialogProps = { room: Room; open: boolean; onClose: () => void }

/** One of the offers between the two, shown again where they talk about it. */
export function OfferDialog({ room, open, onClose }: OfferDialogProps) {
  const [chosen, setChosen] = useState(room.offers[0]?.id)
  const offer = room.offers.find(({ id }) => id === chosen) ?? room.offers[0]
  if (!offer) return null
  return (
    <CardDialog
      roomId={room.id}
      open={open}
      onClose={onClose}
      title="어택 보여 주기"
      greeting="보내 드린 어택을 함께 살펴볼까요?"
      card={{ offerId: offer.id }}
    >
      <SelectField label="어택" value={offer.id} onChange={(event) => setChosen(event.currentTarget.value)}>
        {room.offers.map(({ id, name, position }) => (
          <option key={id} value={id}>{`${name} · ${position}`}</option>
        ))}
      </SelectField>
    </CardDialog>
  )
}
