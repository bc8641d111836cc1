import { meetingText } from '@coffeeattack/domain/coffeechats/copy.ko'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'

type ChosenTimesProps = { chosen: readonly Date[]; onRemove: (startsAt: Date) => void }

/** The chosen times in one row over the button, whatever day is shown. */
export function ChosenTimes({ chosen, onRemove }: ChosenTimesProps) {
  if (chosen.length === 0) return null
  return (
    <ul
      aria-label="고른 시간"
      className="-mx-5 flex [scrollbar-width:none] gap-1.5 overflow-x-auto px-5 py-3"
    >
      {chosen.map((at) => (
        <li key={at.getTime()} className="shrink-0">
          <RemovableChip name={meetingText(at)} onRemove={() => onRemove(at)}>
            {meetingText(at)}
          </RemovableChip>
        </li>
      ))}
    </ul>
  )
}
