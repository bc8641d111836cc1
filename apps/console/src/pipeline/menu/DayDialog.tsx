import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { REMINDER, reminderProblem } from '@coffeeattack/domain/pipeline/reminder'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { TextField } from '@coffeeattack/ui/TextField'
import { useState } from 'react'

type DayDialogProps = { first: string; onChoose: (day: string) => void; onClose: () => void }

/** Any day from today on. */
export function DayDialog({ first, onChoose, onClose }: DayDialogProps) {
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
