import { stageDay } from '@coffeeattack/domain/coffeechats/copy.ko'
import {
  type Hire,
  type HirePayAnswer,
  hireProblems,
  isHire,
  shortOfOffer,
  shortText,
  stages,
} from '@coffeeattack/domain/coffeechats/outcome'
import { fullDayText, parseDay } from '@coffeeattack/domain/kst'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { readSalary, salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { withWholeAmounts } from '@coffeeattack/domain/salary/whole-amounts'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { useNow } from '@coffeeattack/kit/useNow'
import { ask } from '@coffeeattack/ui/ask'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Check } from '@coffeeattack/ui/icons/Check'
import { MoneyField } from '@coffeeattack/ui/MoneyField'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { TextField } from '@coffeeattack/ui/TextField'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { type SubmitEvent, useId, useState } from 'react'
import { type Coffeechat, partnerName } from '../queries.ts'
import { HirePayQuestion } from './SecondQuestion.tsx'
import { type StageAnswer, useAnswerStage } from './use-tell.ts'

type Stage = Coffeechat['stageItems'][number]

/** The hiring stage as the company recorded it; the person confirms or contradicts it (KEEP-3). */
export function StageCard({ chat }: { chat: Coffeechat }) {
  const last = chat.stageItems.at(-1)
  if (!last) return null
  return (
    <Card title={last.isHire ? '채용이 확정됐어요' : '진행 상황'}>
      <p className="mt-0.5 text-label text-ink-3">
        {last.isHire
          ? '서로 같은 첫 출근일과 연봉을 확인했어요.'
          : `${withJosa(partnerName(chat), '이/가')} 적은 내용이에요. 두 쪽이 같은 것을 봐요.`}
      </p>
      <Steps stages={chat.stageItems} />
      {last.hire && <HireTerms hire={last.hire} offered={chat.offer} />}
      {!last.isHire && <Word chat={chat} last={last} />}
      {last.hire && chat.isHirePayAsked && <PayOfHire chat={chat} hire={last.hire} />}
    </Card>
  )
}

/** The stages in order of time; the last one is the current stage. */
function Steps({ stages: items }: { stages: readonly Stage[] }) {
  return (
    <ol aria-label="진행 순서" className="mt-4">
      {items.map(({ stage, onDay }, at) => {
        const isLast = at === items.length - 1
        return (
          // oxlint-disable-next-line react/no-array-index-key -- steps are only added
          <li key={at} aria-current={isLast ? 'step' : undefined} className="flex gap-3">
            <span aria-hidden="true" className="flex w-3 flex-col items-center">
              <i className={`mt-1.5 size-3 shrink-0 rounded-full ${isLast ? 'bg-primary' : 'bg-track'}`} />
              {!isLast && <i className="mt-1.5 w-0.5 flex-1 bg-line-2" />}
            </span>
            <span
              className={`flex flex-1 justify-between gap-3 ${isLast ? 'font-semibold' : 'pb-3 text-ink-3'}`}
            >
              {stages[stage]}
              <span className="text-label font-normal text-ink-3 tnum">{stageDay(onDay)}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** Asked where the company took over what the person had said, so that nobody asked of the pay at the yes (KEEP-1). */
function PayOfHire({ chat, hire }: { chat: Coffeechat; hire: Hire }) {
  const { run, busy, input } = useAnswerStage(chat.id)
  const [isOpen, setOpen] = useState(false)
  async function tell(pay: HirePayAnswer) {
    const shortBy = shortOfOffer(hire, chat.offer) || null
    if (await run({ seen: chat.stageItems.length, isAgreed: true, hire, shortBy, pay }))
      toast('답해 주셔서 고마워요', { kind: 'done' })
  }
  return (
    <>
      <p className="mt-4 text-body-s font-semibold">받기로 한 연봉이 제안과 같나요?</p>
      <p className="mt-0.5 text-label text-pretty text-ink-3">회사는 누가 어떻게 답했는지 알 수 없어요.</p>
      <Button
        kind="weak"
        size="md"
        className="mt-2.5"
        busy={busy && '전하는 중'}
        onClick={() => setOpen(true)}
      >
        답하기
      </Button>
      <HirePayQuestion
        asked={{ name: partnerName(chat), ...chat.offer }}
        open={isOpen}
        onOpenChange={setOpen}
        busy={busy ? (input?.pay ?? null) : null}
        onAnswer={(pay) => void tell(pay)}
      />
    </>
  )
}

type HireTermsProps = { hire: Hire; offered: Coffeechat['offer'] }

function HireTerms({ hire, offered }: HireTermsProps) {
  const { startsOn, basePay } = hire
  const short = shortText(hire, offered)
  return (
    <>
      <dl className="mt-4 grid gap-1 rounded-field bg-surface-2 px-4 py-3 text-body-s tnum">
        <div className="flex justify-between gap-4">
          <dt className="text-ink-3">첫 출근일</dt>
          <dd className="font-semibold">{startText(startsOn)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-ink-3">기본 연봉</dt>
          <dd className="font-semibold">{moneyText(basePay)}</dd>
        </div>
      </dl>
      {short && <p className="mt-2 text-body-s font-semibold text-balance tnum">{withWholeAmounts(short)}</p>}
    </>
  )
}

const startText = (startsOn: string) => fullDayText(parseDay(startsOn) ?? 0)

/** Both look alike, because neither is the expected answer. */
function Word({ chat, last }: { chat: Coffeechat; last: Stage }) {
  const { run, busy, input } = useAnswerStage(chat.id)
  const [isTelling, setTelling] = useState(false)
  const [isPayAsked, setPayAsked] = useState(false)
  const seen = chat.stageItems.length

  async function say(isAgreed: boolean, hire: Hire | null, more: Pick<StageAnswer, 'shortBy' | 'pay'> = {}) {
    if (!(await run({ seen, isAgreed, hire, ...more }))) return
    setTelling(false)
    setPayAsked(false)
    toast(isAgreed ? '확인했어요' : '에이전트에게 전했어요', { kind: 'done' })
  }
  async function agree() {
    if (!last.hire) return say(true, null)
    const short = shortText(last.hire, chat.offer)
    const terms = `첫 출근일 ${startText(last.hire.startsOn)}, 기본 연봉 ${moneyText(last.hire.basePay)}이에요.`
    const answer = await ask({
      title: '채용을 확정할까요?',
      description: withWholeAmounts(
        short
          ? `${terms} ${short} 회사의 기록에는 제안한 연봉을 지키지 않은 것으로 남아요. 확정하면 바꿀 수 없어요.`
          : `${terms} 확정하면 바꿀 수 없어요.`,
      ),
      confirm: short ? '낮아도 확정하기' : '확정하기',
      cancel: '더 볼게요',
    })
    if (answer !== 'confirm') return
    if (short) await say(true, last.hire, { shortBy: shortOfOffer(last.hire, chat.offer) })
    // Without an offered salary there is nothing to compare.
    else if (chat.offer.salaryMax === null) await say(true, last.hire)
    else setPayAsked(true)
  }
  async function contradict() {
    if (last.hire) return setTelling(true)
    const answer = await ask({
      title: '다르게 알고 있나요?',
      description: '에이전트가 두 쪽 이야기를 듣고 바로잡을게요. 회사에도 다르다고 보여요.',
      confirm: '다르다고 알리기',
      cancel: '그대로 두기',
    })
    if (answer === 'confirm') await say(false, null)
  }
  if (last.isAgreed === true)
    return (
      <p className="mt-3.5 flex items-center gap-1.5 text-label text-ink-2">
        <Check size={16} />
        맞다고 확인했어요
        <TextLink size="sm" className="ml-auto" disabled={busy} onClick={() => void contradict()}>
          다르게 알고 있어요
        </TextLink>
      </p>
    )
  return (
    <>
      {last.isAgreed === false ? (
        <Contradicted last={last} />
      ) : (
        <p className="mt-4 text-body-s font-semibold">이 내용이 맞나요?</p>
      )}
      <div className="mt-2.5 grid grid-cols-2 gap-2">
        <Button kind="weak" size="md" busy={busy && '전하는 중'} onClick={() => void agree()}>
          맞아요
        </Button>
        <Button kind="weak" size="md" disabled={busy} onClick={() => void contradict()}>
          {last.isAgreed === false ? '다시 적기' : '달라요'}
        </Button>
      </div>
      {last.hire && (
        <HirePayQuestion
          asked={{ name: partnerName(chat), ...chat.offer }}
          open={isPayAsked}
          onOpenChange={setPayAsked}
          busy={busy ? (input?.pay ?? null) : null}
          onAnswer={(pay) => void say(true, last.hire, { pay })}
        />
      )}
      {last.hire && (
        <HireSheet
          key={String(isTelling)}
          first={last.candidateHire ?? last.hire}
          company={last.hire}
          open={isTelling}
          onOpenChange={setTelling}
          busy={busy}
          onTell={(hire) => void say(false, hire)}
        />
      )}
    </>
  )
}

function Contradicted({ last: { candidateHire } }: { last: Stage }) {
  return (
    <p className="mt-4 text-body-s text-ink-2">
      <b className="block font-semibold text-ink">다르다고 알려 주셨어요</b>
      {candidateHire
        ? `내가 아는 내용은 첫 출근일 ${startText(candidateHire.startsOn)}, 기본 연봉 ${moneyText(candidateHire.basePay)}이에요. `
        : ''}
      에이전트가 두 쪽 이야기를 들을게요.
    </p>
  )
}

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
function HireSheet({ first, company, open, onOpenChange, busy, onTell }: HireSheetProps) {
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
