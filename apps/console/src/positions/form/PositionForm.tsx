import { mustHaveProblem } from '@coffeeattack/domain/positions/must-haves'
import { detailFields } from '@coffeeattack/domain/positions/candidate-fields'
import { type FieldOf, positionFields } from '@coffeeattack/domain/positions/position'
import { positionProblems, type PositionProblems } from '@coffeeattack/domain/positions/problems'
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
import { ChipsField, type ChipsFieldProps } from './ChipsField.tsx'
import { bodyOf, type Draft, keptDraft, rebasedDraft, yearsAsTyped } from './draft.ts'
import { HowRead } from './HowRead.tsx'
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
  /** What stands above the form; it may fill in fields. */
  renderHead?: (fill: (draft: Partial<Draft>) => void) => ReactNode
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
  const { place, first, submit, busy, send, renew, onDone, renderHead, children } = props
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
  const text = (name: FieldOf<'text'>) => (
    <TextField
      key={name}
      {...positionFields[name].words}
      maxLength={positionFields[name].limit}
      {...form.field(name)}
    />
  )
  const lines = (name: FieldOf<'lines'>, own: Pick<ChipsFieldProps, 'problemOf' | 'noteOf'> = {}) => (
    <ChipsField
      key={name}
      {...positionFields[name].words}
      name={name}
      items={draft[name]}
      onChange={(items) => form.set({ [name]: items })}
      limits={positionFields[name]}
      {...own}
      error={lineProblem(problems, name)}
    />
  )
  const years = (name: FieldOf<'years'>) => (
    <TextField
      {...positionFields[name].words}
      unit="년"
      inputMode="numeric"
      format={yearsAsTyped}
      {...form.field(name)}
    />
  )
  const money = (name: FieldOf<'salary'>) => (
    <MoneyField {...positionFields[name].words} format={salaryAsTyped} {...form.field(name)} />
  )
  const jobProblem = problems['jobLabel'] && <span role="alert">{problems['jobLabel']}</span>
  const tried = problems['pay'] ? positionProblems(bodyOf(draft)) : {}
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-8">
      {children}
      {renderHead?.(form.set)}
      <Restored draft={kept} />
      <Part title="어떤 자리인가요?">
        {text('title')}
        <JobField job={draft} onChoose={(job) => form.set(job)} error={jobProblem} />
        <div className="grid grid-cols-2 items-start gap-3">
          {years('yearsMin')}
          {years('yearsMax')}
        </div>
        {lines('mustHaves', { problemOf: mustHaveProblem, noteOf: howRead })}
      </Part>
      <Part title="무엇을 제안하나요?">
        <div className="grid items-start gap-3 sm:grid-cols-2">
          {money('salaryMin')}
          {money('salaryMax')}
        </div>
        <div data-field="pay" tabIndex={-1} className="grid outline-none">
          <PayFields
            pay={draft.pay}
            range={bodyOf(draft)}
            problems={{ ...tried, ...problems }}
            onChange={(pay) => form.set({ pay })}
          />
        </div>
        {lines('benefits')}
      </Part>
      <Part title="어택에 함께 담을 것">
        {detailFields.map((name) => (isLines(name) ? lines(name) : text(name)))}
        <TextField {...positionFields.link.words} type="url" inputMode="url" {...form.field('link')} />
        <TextArea
          {...positionFields.message.words}
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

const howRead = (line: string) => <HowRead line={line} />

const isLines = (name: FieldOf<'text' | 'lines'>): name is FieldOf<'lines'> =>
  positionFields[name].kind === 'lines'

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
