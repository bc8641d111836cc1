import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { REMINDER, reminderProblem } from '@coffeeattack/domain/pipeline/reminder'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { useNow } from '@coffeeattack/kit/useNow'
import { TextField } from '@coffeeattack/ui/TextField'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type MenuKind, usePipeline } from '../context.ts'
import type { Card } from '../queries.ts'
import { useMedia } from '../use-media.ts'
import { whoIsSpoken } from '../words.ts'
import { type Choice, choicesOf, menuNames } from './choices.ts'
import { Menu } from './Menu.tsx'

export type OpenedMenu = { kind: MenuKind; card: Card; opener: HTMLElement }

/** The menu of a card; a sheet on a phone. */
export function CardMenu({ opened, onClose }: { opened: OpenedMenu; onClose: () => void }) {
  const { card, opener } = opened
  const pipeline = usePipeline()
  const navigate = useNavigate()
  const isNarrow = useMedia('(width < 64rem)')
  const [kind, setKind] = useState<MenuKind | 'day'>(opened.kind)
  const now = useNow()
  function close() {
    onClose()
    opener.focus({ preventScroll: true })
  }
  function choose({ to, turnsTo, press, isChosen }: Choice) {
    if (turnsTo) return setKind(turnsTo)
    close()
    if (to) void navigate(to)
    else if (!isChosen) press?.()
  }
  if (kind === 'day')
    return (
      <DayDialog
        first={card.remindOn ?? formatDay(kstDay(now))}
        onChoose={(remindOn) => pipeline.change(card, { remindOn })}
        onClose={close}
      />
    )
  const groups = choicesOf(kind, card, pipeline, now)
  const name = `${whoIsSpoken(card)} ${menuNames[kind]}`
  if (isNarrow)
    return (
      <Sheet
        open
        onOpenChange={(isOpen) => !isOpen && close()}
        title={menuNames[kind]}
        description={whoIsSpoken(card)}
      >
        <Choices groups={groups} onChoose={choose} />
      </Sheet>
    )
  return <Menu name={name} groups={groups} opener={opener} onChoose={choose} onClose={close} />
}

type ChoicesProps = { groups: readonly (readonly Choice[])[]; onChoose: (choice: Choice) => void }

function Choices({ groups, onChoose }: ChoicesProps) {
  return (
    <ul className="-mx-2">
      {groups.flat().map((choice) => (
        <li key={choice.label}>
          <button
            type="button"
            aria-pressed={choice.isChosen}
            onClick={() => onChoose(choice)}
            className="flex min-h-13 w-full items-center gap-3 rounded-field px-2 text-left text-body font-medium press:bg-surface-2"
          >
            <span className="min-w-0 flex-1 truncate">{choice.label}</span>
            {choice.note && <span className="shrink-0 text-label font-normal text-ink-3">{choice.note}</span>}
            {choice.isChosen && <Check size={20} strokeWidth={2.4} />}
          </button>
        </li>
      ))}
    </ul>
  )
}

type DayDialogProps = { first: string; onChoose: (day: string) => void; onClose: () => void }

/** Chooses a day from today on. */
function DayDialog({ first, onChoose, onClose }: DayDialogProps) {
  const [today] = useState(() => kstDay(new Date()))
  const [day, setDay] = useState(first)
  const [problem, setProblem] = useState<string | null>(null)
  function choose() {
    const wrong = reminderProblem(day, new Date())
    if (wrong) return setProblem(wrong)
    onClose()
    onChoose(day)
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="언제 다시 볼까요?"
      description={`그날 아침 ${REMINDER.hour}시에 알려 드려요.`}
      confirm={{ label: '정하기', onPress: choose }}
      cancel={{ label: '닫기', onPress: onClose }}
    >
      <TextField
        type="date"
        label="다시 볼 날"
        value={day}
        min={formatDay(today)}
        max={formatDay(today + REMINDER.daysAhead)}
        error={problem ?? undefined}
        onChange={(event) => {
          setDay(event.currentTarget.value)
          setProblem(null)
        }}
      />
    </Dialog>
  )
}
