import { useCall } from '@coffeeattack/kit/useCall'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { queries } from '../../api/queries.ts'
import { type ListedPosition, type Position, positionQuery } from '../../positions/queries.ts'

type PositionChoiceProps = {
  positionId: string | null
  open: readonly ListedPosition[]
  /** Gets the position to fill from, or null for none. */
  onChoose: (position: Position | null) => void
}

/** Chooses an open position or none (BIZ-9); hidden when the company has no open position. */
export function PositionChoice({ positionId, open, onChoose }: PositionChoiceProps) {
  const load = useCall((id: string) => queries.fetchQuery(positionQuery(id)), { onDone: onChoose })
  const isClosed = positionId !== null && !open.some(({ id }) => id === positionId)
  if (open.length === 0 && !isClosed) return null
  const shown = load.busy ? load.input : positionId
  return (
    <SelectField
      label="어느 포지션인가요?"
      name="positionId"
      value={shown ?? ''}
      error={isClosed && '닫은 포지션이에요. 다른 포지션을 고르거나 포지션 없이 보내 주세요.'}
      onChange={({ currentTarget: { value } }) => (value ? void load.run(value) : onChoose(null))}
    >
      <option value="">포지션 없이</option>
      {isClosed && <option value={positionId}>닫은 포지션</option>}
      {open.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}
