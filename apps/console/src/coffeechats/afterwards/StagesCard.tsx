import { stageDay } from '@coffeeattack/domain/coffeechats/copy.ko'
import {
  type Hire,
  hireProblems,
  shortText,
  type Stage,
  stageDayProblem,
  stageKinds,
  stages,
} from '@coffeeattack/domain/coffeechats/outcome'
import { formatDay, fullDayText, kstDay, parseDay } from '@coffeeattack/domain/kst'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { readSalary, salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { withWholeAmounts } from '@coffeeattack/domain/salary/whole-amounts'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { MoneyField } from '@coffeeattack/ui/MoneyField'
import { Options } from '@coffeeattack/ui/Options'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { Tag } from '@coffeeattack/ui/Tag'
import { TextField } from '@coffeeattack/ui/TextField'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { fieldsLike } from '../../drafts/kept.ts'
import { type Draft, Restored, useDraft } from '../../drafts/use-draft.tsx'
import { type Coffeechat, coffeechatCallOptions } from '../queries.ts'

type StageItem = Coffeechat['stageItems'][number]

/** The steps after the meeting. The candidate sees the same list and confirms or contradicts each (KEEP-3). */
export function StagesCard({ chat }: { chat: Coffeechat }) {
  const draft = useStageDraft(chat)
  const [isRecording, setRecording] = useState(draft.isRestored)
  const { stageItems, status } = chat
  const last = stageItems.at(-1)
  if (status === 'CANCELLED' && !last) return null
  const canRecord = status !== 'CANCELLED' && !last?.isHire
  return (
    <Card aria-labelledby="stages" className="px-6">
      <h2 id="stages" className="text-h3">
        {last?.isHire ? '채용이 확정됐어요' : '진행 상황'}
      </h2>
      <p className="mt-0.5 text-body-s text-ink-3">
        {last?.isHire
          ? '두 쪽이 같은 첫 출근일과 연봉을 확인했어요.'
          : '적으면 후보자도 같은 것을 보고, 다르면 다르다고 말할 수 있어요.'}
      </p>
      {stageItems.length > 0 && <Steps chat={chat} />}
      {canRecord &&
        (isRecording ? (
          <StageForm chat={chat} draft={draft} onDone={() => setRecording(false)} />
        ) : (
          <Button kind="weak" size="sm" className="mt-4" onClick={() => setRecording(true)}>
            {last ? '다음 상황 적기' : '진행 상황 적기'}
          </Button>
        ))}
    </Card>
  )
}

function Steps({ chat }: { chat: Coffeechat }) {
  const { stageItems: items } = chat
  return (
    <ol aria-label="진행 순서" className="mt-3 grid gap-2">
      {items.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps are only added
        <Step key={at} item={item} offered={chat} isLast={at === items.length - 1} />
      ))}
    </ol>
  )
}

type StepProps = { item: StageItem; offered: Pick<Coffeechat, 'salaryMin' | 'salaryMax'>; isLast: boolean }

function Step({ item, offered, isLast }: StepProps) {
  const { stage, onDay, hire, candidateHire } = item
  const short = hire && shortText(hire, offered)
  return (
    <li
      aria-current={isLast ? 'step' : undefined}
      className="rounded-field bg-surface-2 px-4 py-2.5 text-body-s tnum"
    >
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-semibold">{stages[stage]}</b>
        <span className="text-ink-3">{stageDay(onDay)}</span>
        <span className="ml-auto">
          <Word item={item} isLast={isLast} />
        </span>
      </p>
      {hire && <p className="mt-1 text-ink-2">{hireText(hire)}</p>}
      {short && <p className="mt-1 font-semibold text-pretty">{withWholeAmounts(short)}</p>}
      {candidateHire && <p className="mt-1 text-ink-2">후보자가 아는 내용: {hireText(candidateHire)}</p>}
    </li>
  )
}

const hireText = ({ startsOn, basePay }: Hire) =>
  withWholeAmounts(`첫 출근일 ${fullDayText(parseDay(startsOn) ?? 0)} · 기본 연봉 ${moneyText(basePay)}`)

/** The candidate's answer to a step. Only the last step can still be answered. */
function Word({ item: { isAgreed, isHire }, isLast }: { item: StageItem; isLast: boolean }) {
  if (isHire) return <Tag kind="shot">채용 확정</Tag>
  if (isAgreed === true) return <Tag>후보자도 확인했어요</Tag>
  if (isAgreed === false) return <Tag kind="shot">후보자는 다르게 알아요</Tag>
  return isLast ? <span className="text-caption text-ink-3">후보자가 아직 답하지 않았어요</span> : null
}

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
function useStageDraft(chat: Coffeechat): Draft<Values> {
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
function StageForm(props: StageFormProps) {
  const { chat, draft, onDone } = props
  const form = useStageForm(props)
  const { stage } = form.values
  const hire = hireOf(form.values)
  const short = hire && hire.basePay > 0 ? shortText(hire, chat) : null
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
          <Options
            of={stageKinds
              .filter((each) => each !== 'HIRED' || chat.company !== null)
              .map((each) => [each, stages[each]])}
          />
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
      {short && (
        <output className="block text-body-s tnum">
          <b className="font-semibold">{withWholeAmounts(short)}</b> 후보자에게도 이렇게 보이고, 차이를 보고
          받아들여야 확정돼요. 회사의 기록에는 제안한 연봉을 지키지 않은 것으로 남아요.
        </output>
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
