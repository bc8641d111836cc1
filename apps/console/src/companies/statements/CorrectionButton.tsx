import { basePayProblem } from '@coffeeattack/domain/coffeechats/outcome'
import { CORRECTION } from '@coffeeattack/domain/companies/correction'
import { monthText, rateFrom, rateProblem, type Terms } from '@coffeeattack/domain/companies/statement'
import { formatMonth, kstMonth } from '@coffeeattack/domain/kst'
import { readSalary, salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { useForm } from '@coffeeattack/kit/useForm'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Checkbox } from '@coffeeattack/ui/Checkbox'
import { MoneyField } from '@coffeeattack/ui/MoneyField'
import { Options } from '@coffeeattack/ui/Options'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { useId, useState } from 'react'
import { api } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { keepStatement, type Statement } from '../queries.ts'

/** Corrects one hire of a sent statement by lines in the statement of this month. */
export function CorrectionButton({ statement }: { statement: Statement }) {
  const [isOpen, setOpen] = useState(false)
  const hires = statement.lines.filter(({ kind }) => kind === 'HIRE')
  if (hires.length === 0) return null
  return (
    <>
      <Button kind="line" size="sm" className="bg-surface" onClick={() => setOpen(true)}>
        바로잡기
      </Button>
      {isOpen && <CorrectionDialog statement={statement} hires={hires} onClose={() => setOpen(false)} />}
    </>
  )
}

/** What a hire is charged at now: as its last correction says, or as it was sent. Null when nothing is charged. */
function standing({ corrected, lines }: Statement, hireId: string): Terms | null {
  const later = corrected.find((each) => each.hireId === hireId)
  return later ? later.stands : (lines.find((line) => line.hireId === hireId) ?? null)
}

type DialogProps = { statement: Statement; hires: Statement['lines']; onClose: () => void }

function CorrectionDialog({ statement, hires, onClose }: DialogProps) {
  const { companyId, month } = statement
  const thisMonth = monthText(formatMonth(kstMonth(useNow(60_000))))
  const valuesOf = (hireId: string) => {
    const terms = standing(statement, hireId)
    return {
      hireId,
      basePay: terms ? salaryAsTyped(String(terms.basePay)) : '',
      feeRate: String((terms?.feeRate ?? hires.find((hire) => hire.hireId === hireId)!.feeRate) / 100),
      isFree: false,
    }
  }
  const form = useForm({
    first: { ...valuesOf(hires[0]!.hireId), reason: '' },
    blame: 'reason',
    rules: {
      basePay: (typed, { isFree }) => (isFree ? null : basePayProblem(readSalary(typed) ?? 0)),
      feeRate: (typed, { isFree }) => (isFree ? null : rateProblem(rateFrom(typed))),
      reason: (typed) => (typed.trim() === '' ? '이유를 적어 주세요' : null),
    },
    send: ({ hireId, basePay, feeRate, isFree, reason }, idempotencyKey) =>
      api('POST /console/statements/:companyId/:month/corrections', {
        params: { companyId, month },
        body: {
          hireId,
          basePay: isFree ? null : readSalary(basePay),
          feeRate: isFree ? 0 : rateFrom(feeRate),
          reason,
        },
        idempotencyKey,
      }),
    onDone(corrected) {
      keepStatement(corrected)
      toast(`${thisMonth} 정산서에 바로잡았어요`, { kind: 'done' })
      onClose()
    },
  })
  const { hireId, isFree } = form.values
  const freeId = useId()
  return (
    <FormDialog
      open
      title={`${monthText(month)} 정산서를 바로잡을까요?`}
      description={`보낸 정산서는 그대로 두고, ${thisMonth} 정산서에 취소하는 줄과 맞는 줄을 더해요. 회사도 이유를 봐요.`}
      form={form}
      submit="바로잡기"
      busy="바로잡는 중"
      onClose={onClose}
    >
      <SelectField
        label="채용"
        name="hireId"
        value={hireId}
        onChange={(event) => form.set(valuesOf(event.currentTarget.value))}
      >
        <Options of={hires.map(({ hireId: id, position }) => [id, position || '포지션 없이'])} />
      </SelectField>
      {!isFree && (
        <>
          <MoneyField label="맞는 기본 연봉" format={salaryAsTyped} {...form.field('basePay')} />
          <TextField label="맞는 비율" inputMode="decimal" unit="%" {...form.field('feeRate')} />
        </>
      )}
      <label htmlFor={freeId} className="flex min-h-11 items-center gap-3 text-body">
        <Checkbox
          id={freeId}
          checked={isFree}
          onChange={(event) => form.set({ isFree: event.currentTarget.checked })}
        />
        이 채용은 청구하지 않아요
      </label>
      <TextField label="이유" maxLength={CORRECTION.reasonLimit} {...form.field('reason')} />
    </FormDialog>
  )
}
