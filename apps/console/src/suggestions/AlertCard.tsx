import { withJosa } from '@coffeeattack/domain/text/josa'
import { useCall } from '@coffeeattack/kit/useCall'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { CircleAlert } from '@coffeeattack/ui/icons/CircleAlert'
import { SelectChip } from '@coffeeattack/ui/SelectChip'
import { Tag } from '@coffeeattack/ui/Tag'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { GapBars } from './GapBars.tsx'
import { type Alert, type Fairness, keepFairness, shortDay } from './queries.ts'

type AlertCardProps = {
  /** The month in the address. */
  asked: string | undefined
  month: string
  alert: Alert
  admins: Fairness['admins']
}

/** A group below 0.8: how far, by which reasons, and who looks into it. Nothing changes by itself (MATCH-6, MATCH-7). */
export function AlertCard({ asked, month, alert, admins }: AlertCardProps) {
  const { title, ratio, ratioBefore, best, group, per100, bestPer100, expected, actual, look } = alert
  const acts = useLook(asked, { month, dimension: alert.dimension, group })
  return (
    <section
      aria-label={`${title} ${ratio.toFixed(2)}`}
      className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-7 gap-y-5 rounded-card bg-surface px-5 py-4 lg:grid-cols-[minmax(0,1fr)_396px] lg:px-6"
    >
      <div>
        <h2 className="flex gap-2 text-[1.125rem] tracking-snug tnum">
          <CircleAlert size={20} strokeWidth={2.2} className="mt-0.5 shrink-0 text-danger" />
          {withJosa(title, '이/가')} 덜 들어요 · {ratio.toFixed(2)}
        </h2>
        <p className="mt-1.5 text-label leading-relaxed text-pretty text-ink-2 tnum">
          {withJosa(best, '은/는')} 100명에 {bestPer100}명, {withJosa(group, '은/는')} 100명에 {per100}명이
          들었어요. 같은 비율이었다면 {expected}명인데 {actual}명이었어요.
          {ratioBefore !== null && ` 지난달에는 ${withJosa(ratioBefore.toFixed(2), '이에요/예요')}.`}
        </p>
        {look?.conclusion && (
          <p className="mt-3 rounded-field bg-surface-2 px-4 py-3 text-label whitespace-pre-line text-ink-2">
            <b className="block text-caption font-semibold text-ink-3">결론</b>
            {look.conclusion}
          </p>
        )}
        <div className="mt-3.5 flex flex-wrap items-center gap-2">
          {look ? (
            <>
              <Tag kind="shot">
                {look.assignee?.name ?? look.startedBy} · {shortDay(look.startedOn)}부터 살펴봐요
              </Tag>
              <Conclude
                asked={asked}
                which={{ month, dimension: alert.dimension, group }}
                written={look.conclusion}
              />
            </>
          ) : (
            <Button size="sm" busy={acts.busy && '시작하는 중'} onClick={() => void acts.run(null)}>
              살펴보기 시작하기
            </Button>
          )}
          <SelectChip
            label="담당"
            text="담당 정하기"
            value={look?.assignee?.id ?? ''}
            onChange={({ currentTarget: { value } }) => void acts.run(value)}
          >
            <option value="" disabled>
              담당 정하기
            </option>
            {admins.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectChip>
          <span className="text-caption text-ink-3">
            {look ? '적은 내용은 기록에 남아요' : '무게는 저절로 바뀌지 않아요'}
          </span>
        </div>
      </div>
      <GapBars best={best} gap={alert.gap} sum={alert.gapSum} />
    </section>
  )
}

type Which = { month: string; dimension: Alert['dimension']; group: string }

/** Begins to look; with an operator, puts that one in charge as well. */
const useLook = (asked: string | undefined, which: Which) =>
  useCall(
    async (operatorId: string | null) => {
      const begun = await api('POST /console/fairness/looks', { body: which })
      return operatorId === null
        ? begun
        : api('POST /console/fairness/looks/assign', { body: { ...which, operatorId } })
    },
    {
      onDone(saved, operatorId) {
        keepFairness(asked, saved)
        toast(operatorId === null ? '살펴보기 시작했어요' : '담당을 정했어요', { kind: 'done' })
      },
      onSettled: (failure) => failure !== null && queries.invalidateQueries({ queryKey: ['fairness'] }),
    },
  )

type ConcludeProps = { asked: string | undefined; which: Which; written: string | null }

function Conclude({ asked, which, written }: ConcludeProps) {
  const [isOpen, setOpen] = useState(false)
  const form = useForm({
    first: { conclusion: written ?? '' },
    blame: 'conclusion',
    send: (given) => api('POST /console/fairness/looks/conclude', { body: { ...which, ...given } }),
    onDone(saved) {
      keepFairness(asked, saved)
      setOpen(false)
      toast('결론을 적었어요', { kind: 'done' })
    },
  })
  return (
    <>
      <Button kind="line" size="sm" onClick={() => setOpen(true)}>
        {written === null ? '결론 적기' : '결론 고치기'}
      </Button>
      <FormDialog
        open={isOpen}
        title="무엇을 알았나요?"
        description="적은 내용은 기록에 남아요."
        form={form}
        submit="적어 두기"
        busy="적는 중"
        onClose={() => setOpen(false)}
      >
        <TextArea label="결론" hideLabel {...form.field('conclusion')} />
      </FormDialog>
    </>
  )
}
