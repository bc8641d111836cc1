import {
  hireProblems,
  type Stage,
  stageDayProblem,
  stageKinds,
  stages,
} from '@coffeeattack/domain/coffeechats/outcome'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { readSalary, salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { MoneyField } from '@coffeeattack/ui/MoneyField'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { TextField } from '@coffeeattack/ui/TextField'
import { api } from '../../api/client.ts'
import { fieldsLike } from '../../drafts/kept.ts'
import { Restored } from '../../drafts/Restored.tsx'
import { type Draft, useDraft } from '../../drafts/use-draft.ts'
import { type Coffeechat, coffeechatCallOptions } from '../queries.ts'

type Values = { stage: Stage; onDay: string; startsOn: string; basePay: string }

const hireOf = ({ stage, startsOn, basePay }: Values) =>
  stage === 'HIRED' ? { startsOn, basePay: readSalary(basePay) ?? 0 } : null

const hireProblem = (values: Values) => {
  const hire = hireOf(values)
  return hire ? hireProblems(hire, new Date()) : {}
}

/** The step that usually comes next. A hire that the candidate contradicted starts with the candidate's values. */
function firstOf({ stageItems, salaryMax }: Coffeechat): Values {
  const last = stageItems.at(-1)
  const order: readonly Stage[] = ['INTERVIEW', 'TERMS', 'HIRED']
  const stage = order[order.findIndex((each) => each === last?.stage) + 1] ?? 'HIRED'
  const hire = last?.candidateHire ?? last?.hire
  const basePay = hire?.basePay ?? salaryMax
  return {
    stage,
    onDay: formatDay(kstDay(new Date())),
    startsOn: hire?.startsOn ?? '',
    basePay: basePay ? salaryAsTyped(String(basePay)) : '',
  }
}

/** The unsaved fields of the next step. */
export function useStageDraft(chat: Coffeechat): Draft<Values> {
  const empty = firstOf(chat)
  return useDraft({
    place: `stage:${chat.id}`,
    empty,
    read(kept) {
      const values = fieldsLike(kept, empty)
      return values && { ...values, stage: stageKinds.find((each) => each === values.stage) ?? empty.stage }
    },
  })
}

type StageFormProps = { chat: Coffeechat; draft: Draft<Values>; onDone: () => void }

function useStageForm({ chat, draft, onDone }: StageFormProps) {
  const { id, createdAt, stageItems } = chat
  const settled = coffeechatCallOptions(id)<Values>('진행 상황을 적었어요')
  return useForm({
    first: firstOf(chat),
    state: [draft.value, draft.write],
    rules: {
      onDay: (onDay, { stage }) =>
        stageDayProblem({ stage, onDay, hire: null }, new Date(createdAt), new Date()),
      startsOn: (_, values) => hireProblem(values).startsOn,
      basePay: (_, values) => hireProblem(values).basePay,
    },
    send: (values: Values) =>
      api('POST /console/coffeechats/:id/stage', {
        params: { id },
        body: { stage: values.stage, onDay: values.onDay, hire: hireOf(values), seen: stageItems.length },
      }),
    ...settled,
    onDone(saved, sent) {
      settled.onDone?.(saved, sent)
      draft.forget()
      onDone()
    },
  })
}

/** The next step with its day; a hire also has a start date and a base salary (KEEP-3). */
export function StageForm(props: StageFormProps) {
  const { chat, draft, onDone } = props
  const form = useStageForm(props)
  const { stage } = form.values
  return (
    <form {...form.props} className="mt-4 grid gap-3 border-t border-line pt-4">
      <Restored draft={draft} className="-mt-3 -mb-2" />
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label="진행 상황"
          name="stage"
          value={stage}
          onChange={(event) => form.set({ stage: event.currentTarget.value as Stage })}
        >
          {/* An agent's own message belongs to no company, so it cannot lead to a hire. */}
          {stageKinds
            .filter((each) => each !== 'HIRED' || chat.company !== null)
            .map((each) => (
              <option key={each} value={each}>
                {stages[each]}
              </option>
            ))}
        </SelectField>
        <TextField type="date" label="날짜" {...form.field('onDay')} />
        {stage === 'HIRED' && (
          <>
            <TextField type="date" label="첫 출근일" {...form.field('startsOn')} />
            <MoneyField label="기본 연봉" format={salaryAsTyped} {...form.field('basePay')} />
          </>
        )}
      </div>
      {stage === 'HIRED' && (
        <p className="text-caption text-ink-3">후보자도 같은 첫 출근일과 연봉을 확인하면 채용이 확정돼요.</p>
      )}
      <div className="flex gap-2">
        <Button kind="weak" size="sm" onClick={onDone}>
          닫기
        </Button>
        <Button type="submit" size="sm" busy={form.busy && '적는 중'}>
          적기
        </Button>
      </div>
    </form>
  )
}
