import {
  createElement,
  type Dispatch,
  type SetStateAction,
  type SubmitEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { afterPress } from './afterPress.ts'
import { fieldsOf, wordsFor } from './failure.ts'
import { type CallOptions, useCall } from './useCall.ts'
import { type Problems, useWrongField } from './useWrongField.ts'

/** A domain rule: the error's sentence, or nothing. */
type Rule<Value, Values> = (value: Value, values: Values) => string | null | undefined

type Rules<Values> = { readonly [Name in keyof Values]?: Rule<Values[Name], Values> }

type FormOptions<Values, Result> = CallOptions<Values, Result> & {
  first: Values
  /** Holds the values when they outlive the form, for example a draft. */
  state?: readonly [values: Values, set: Dispatch<SetStateAction<Values>>]
  rules?: Rules<Values>
  /** The field for a refusal that names none. */
  blame?: keyof Values & string
  send: (values: Values, key: string) => Promise<Result>
}

type TextName<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never
}[keyof Values] &
  string

/**
 * A form: a field is validated on blur, all of them on submit, and the first invalid one gets the focus. An empty
 * field is not validated before the submit; one with an error is validated on every change, so that the error
 * disappears as soon as possible. The server's errors stay under their fields until these change.
 *
 *   <form {...form.props}>
 *     <TextField label="이름" {...form.field('name')} />
 *     <Button type="submit" busy={form.busy && '보내는 중'} />
 *   </form>
 */
export function useForm<Values extends Record<string, unknown>, Result>(
  options: FormOptions<Values, Result>,
) {
  const { first, blame, send, onDone, onFailed, onSettled } = options
  const rules: Rules<Values> = options.rules ?? {}
  const own = useState(first)
  const [values, setValues] = options.state ?? own
  const [problems, setProblems] = useState<Problems>({})
  const { place, showWrong } = useWrongField<HTMLFormElement>()
  const call = useCall(send, {
    onDone,
    onSettled,
    async onFailed(failure, sent) {
      const dealtWith = await onFailed?.(failure, sent)
      if (dealtWith) return dealtWith
      const told = refusedFields(failure, blame)
      complain(told)
      // An error of a field that this form lacks would be shown nowhere.
      const isSeen = Object.keys(told).some((name) => name.replace(/\..*/, '') in sent)
      return wordsFor(failure).show === 'field' && isSeen
    },
  })

  const latest = useRef(values)
  useLayoutEffect(() => void (latest.current = values), [values])

  function complain(found: Problems) {
    setProblems(found)
    showWrong(found)
  }
  function judge(name: keyof Values, all: Values): string | undefined {
    return rules[name]?.(all[name], all) || undefined
  }
  /** Read after the press that blurred the field, because the press may have cleared it. */
  function judgeLeft(name: keyof Values) {
    const all = latest.current
    if (all[name] !== '') setProblems((was) => ({ ...was, [name]: judge(name, all) ?? was[name as string] }))
  }
  function set(more: Partial<Values>) {
    setValues((was) => ({ ...was, ...more }))
    const all = { ...values, ...more }
    setProblems((was) =>
      Object.fromEntries(
        Object.entries(was).map(([name, problem]) => [name, name in more ? judge(name, all) : problem]),
      ),
    )
  }
  /** Validates everything, and sends it when it is valid; `more` is set before. */
  async function submit(more: Partial<Values> = {}): Promise<Result | null> {
    const all = { ...values, ...more }
    setValues(all)
    const found = Object.fromEntries(
      Object.keys(rules).flatMap((name) => {
        const problem = judge(name, all)
        return problem ? [[name, problem]] : []
      }),
    )
    complain(found)
    return Object.keys(found).length > 0 ? null : call.run(all)
  }
  function reset(to: Values = first) {
    setValues(to)
    setProblems({})
    call.reset()
  }

  return {
    values,
    set,
    problems,
    busy: call.busy,
    submit,
    reset,
    /** For the `<form>` itself. */
    props: {
      ref: place,
      noValidate: true,
      onSubmit(event: SubmitEvent) {
        event.preventDefault()
        void submit()
      },
    },
    /** For a text field. */
    field<Name extends TextName<Values>>(name: Name) {
      return {
        name,
        value: values[name] as Values[Name] & string,
        onValueChange: (value: string) => set({ [name]: value } as unknown as Partial<Values>),
        error: problems[name] && spoken(problems[name]),
        onBlur: () => afterPress(() => judgeLeft(name)),
      }
    },
  }
}

/** Validates also when the field has lost the focus already. */
const spoken = (problem: string) => createElement('span', { role: 'alert' }, problem)

/** The server's errors; one without a known field is shown under `blame`. */
function refusedFields(failure: unknown, blame: string | undefined): Problems {
  const fields = fieldsOf(failure)
  const { show, title } = wordsFor(failure)
  return show === 'field' && blame && Object.keys(fields).length === 0 ? { [blame]: title } : fields
}
