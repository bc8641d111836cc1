import { type Hire, hireProblems, isHire } from '@coffeeattack/domain/coffeechats/outcome'
import { readSalary, salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { MoneyField } from '@coffeeattack/ui/MoneyField'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { TextField } from '@coffeeattack/ui/TextField'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { type SubmitEvent, useId, useState } from 'react'

type HireSheetProps = {
  /** The fields' initial values. */
  first: Hire
  /** The company's figures: repeating them is no contradiction. */
  company: Hire
  open: boolean
  onOpenChange: (open: boolean) => void
  busy: boolean
  /** Null: there was no hire. */
  onTell: (hire: Hire | null) => void
}

/** The person's own figures for start and pay, where they differ from the company's (KEEP-3). */
export function HireSheet({ first, company, open, onOpenChange, busy, onTell }: HireSheetProps) {
  const formId = useId()
  const [startsOn, setStartsOn] = useState(first.startsOn)
  const [pay, setPay] = useState(salaryAsTyped(String(first.basePay)))
  const [isTried, setTried] = useState(false)
  const hire = { startsOn, basePay: readSalary(pay) ?? 0 }
  const problems = hireProblems(hire, useNow())
  const isSame = isHire(company, hire)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (!problems.startsOn && !problems.basePay && !isSame) onTell(hire)
  }
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!busy}
      title="어떻게 알고 있나요?"
      description="회사에도 보이고, 에이전트가 두 쪽 이야기를 들을게요."
      footer={
        <>
          <Button type="submit" form={formId} busy={busy && '전하는 중'}>
            이렇게 알고 있어요
          </Button>
          <TextLink wide disabled={busy} onClick={() => onTell(null)}>
            채용된 적이 없어요
          </TextLink>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          type="date"
          label="첫 출근일"
          value={startsOn}
          onValueChange={setStartsOn}
          error={isTried ? problems.startsOn : undefined}
        />
        <MoneyField
          label="기본 연봉"
          value={pay}
          format={salaryAsTyped}
          onValueChange={setPay}
          error={
            isTried ? (problems.basePay ?? (isSame ? '회사가 적은 내용과 같아요' : undefined)) : undefined
          }
        />
      </form>
    </Sheet>
  )
}
