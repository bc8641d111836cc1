import { mustHaveProblem } from '@coffeeattack/domain/positions/must-haves'
import {
  positionFields,
  positionProblems,
  type PositionProblems,
} from '@coffeeattack/domain/positions/position'
import { linkProblem } from '@coffeeattack/domain/profiles/links'
import { salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { MoneyField } from '@coffeeattack/ui/MoneyField'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { TextField } from '@coffeeattack/ui/TextField'
import type { ReactNode } from 'react'
import { Restored, useDraft } from '../../drafts/use-draft.tsx'
import { PayFields } from '../../offers/compose/PayFields.tsx'
import { keepPosition, type Position } from '../queries.ts'
import { ChipsField } from './ChipsField.tsx'
import { bodyOf, type Draft, keptDraft, rebasedDraft, yearsAsTyped } from './draft.ts'
import { JobField } from './JobField.tsx'

type PositionFormProps = {
  /** The name under which the browser keeps the draft. */
  place: string
  first: Draft
  /** The button's words, at rest and while it sends. */
  submit: string
  busy: string
  send: (draft: Draft) => Promise<Position>
  /** Loads the newest version after a conflict. */
  renew?: () => Promise<Draft>
  onDone: (position: Position) => void
  children?: ReactNode
}

const rule = (name: keyof PositionProblems) => (_: unknown, draft: Draft) =>
  positionProblems(bodyOf(draft))[name]

/** The pay is one value of the form; `PayFields` shows each problem at its own field. */
const payRule = (_: unknown, draft: Draft) => {
  const { bonusMin, bonusMax, signing, stockMin, stockMax, stockYears } = positionProblems(bodyOf(draft))
  return bonusMin ?? bonusMax ?? signing ?? stockMin ?? stockMax ?? stockYears
}

export function PositionForm(props: PositionFormProps) {
  const { place, first, submit, busy, send, renew, onDone, children } = props
  const kept = useDraft({ place, empty: first, read: (found) => keptDraft(found, first) })
  const form = useForm({
    first,
    state: [kept.value, kept.write],
    rules: {
      title: rule('title'),
      jobLabel: rule('jobLabel'),
      yearsMax: rule('yearsMax'),
      salaryMin: rule('salaryMin'),
      salaryMax: rule('salaryMax'),
      pay: payRule,
      mustHaves: rule('mustHaves'),
      link: (typed) => linkProblem(typed),
    },
    send,
    async onFailed(failure, draft) {
      if (!renew || !isApiError(failure) || failure.code !== 'CONFLICT') return
      form.set(rebasedDraft(await renew(), { begun: first, draft }))
    },
    onDone(saved) {
      kept.forget()
      keepPosition(saved)
      onDone(saved)
    },
  })
  const { values: draft, problems } = form
  const money = (name: 'salaryMin' | 'salaryMax', label: string) => (
    <MoneyField label={label} format={salaryAsTyped} {...form.field(name)} />
  )
  const lines = (name: 'mustHaves' | 'benefits' | 'interviewers', label: string) => ({
    label,
    name,
    items: draft[name],
    onChange: (items: readonly string[]) => form.set({ [name]: items }),
    limits: positionFields[name],
    error: lineProblem(problems, name),
  })
  const jobProblem = problems['jobLabel'] && <span role="alert">{problems['jobLabel']}</span>
  const tried = problems['pay'] ? positionProblems(bodyOf(draft)) : {}
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-8">
      {children}
      <Restored draft={kept} />
      <Part title="어떤 자리인가요?">
        <TextField
          label="포지션 이름"
          helper="후보자가 받는 어택에 이 이름으로 보여요."
          placeholder="백엔드 개발자 · 결제와 정산"
          maxLength={positionFields.title.limit}
          {...form.field('title')}
        />
        <JobField job={draft} onChoose={(job) => form.set(job)} error={jobProblem} />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            label="최소 경력"
            unit="년"
            inputMode="numeric"
            format={yearsAsTyped}
            {...form.field('yearsMin')}
          />
          <TextField
            label="최대 경력"
            unit="년"
            inputMode="numeric"
            format={yearsAsTyped}
            {...form.field('yearsMax')}
          />
        </div>
        <ChipsField
          {...lines('mustHaves', '꼭 필요한 것')}
          helper="‘Kotlin 또는 Java’, ‘결제나 정산’처럼 적으면 찾기와 똑같이 읽어요."
          placeholder="Kotlin 또는 Java"
          problemOf={mustHaveProblem}
        />
      </Part>
      <Part title="무엇을 제안하나요?">
        <div className="grid items-start gap-3 sm:grid-cols-2">
          {money('salaryMin', '최소 연봉')}
          {money('salaryMax', '최대 연봉')}
        </div>
        <div data-field="pay" tabIndex={-1} className="grid outline-none">
          <PayFields
            pay={draft.pay}
            range={bodyOf(draft)}
            problems={{ ...tried, ...problems }}
            onChange={(pay) => form.set({ pay })}
          />
        </div>
        <ChipsField {...lines('benefits', '함께 드리는 것')} placeholder="주 2회 재택" />
      </Part>
      <Part title="어택에 함께 담을 것">
        <TextField
          label="일하는 곳"
          placeholder="서울 성동구 성수동"
          maxLength={positionFields.place.limit}
          {...form.field('place')}
        />
        <ChipsField {...lines('interviewers', '면접에 함께하는 사람')} placeholder="윤하람" />
        <TextField
          label="공고 링크"
          type="url"
          inputMode="url"
          placeholder="https://"
          {...form.field('link')}
        />
        <TextArea
          label="메시지"
          helper="이 포지션의 어택이 이 글로 시작돼요. 보내기 전에 고칠 수 있어요."
          limit={positionFields.message.limit}
          {...form.field('message')}
        />
      </Part>
      <Button type="submit" size="md" wide={false} className="justify-self-start" busy={form.busy && busy}>
        {submit}
      </Button>
    </form>
  )
}

/** The server names the wrong line of a list: `mustHaves.1`. */
const lineProblem = (problems: Readonly<Record<string, string | undefined>>, name: string) =>
  Object.entries(problems).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1]

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 px-5 py-5 lg:px-6">
      <h2 className="text-h3">{title}</h2>
      {children}
    </Card>
  )
}
