import {
  type Degree,
  degreeNames,
  degrees,
  type School,
  type SchoolType,
} from '@coffeeattack/domain/catalogue/education'
import { schoolProblems } from '@coffeeattack/domain/catalogue/typed-school'
import { ask } from '@coffeeattack/ui/ask'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { TextField } from '@coffeeattack/ui/TextField'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { api } from '../../../api/client.ts'
import { monthAsTyped, sentMonth, typedMonth } from '../month-text.ts'
import type { SchoolItem } from '../queries.ts'
import { MajorPick, SchoolPick } from '../SchoolPick.tsx'
import { SubPage, useSubSave } from './SubPage.tsx'

type SchoolForm = {
  type: SchoolType
  name: string
  major: string | null
  degree: Degree | null
  /** As typed: '2014.03'. */
  start: string
  end: string
}

function formOf(school: SchoolItem | null): SchoolForm {
  return {
    type: school?.type ?? 'OTHER',
    name: school?.name ?? '',
    major: school?.major ?? null,
    degree: school?.degree ?? null,
    start: typedMonth(school?.start ?? null),
    end: typedMonth(school?.end ?? null),
  }
}

function schoolOf({ start, end, ...form }: SchoolForm): School {
  return { ...form, start: sentMonth(start), end: end === '' ? null : sentMonth(end) }
}

/** An education entry being edited; an error is shown once its field was left or saving was tried. */
function useSchoolForm(saved: SchoolItem | null) {
  const [form, setForm] = useState(() => formOf(saved))
  const [judged, setJudged] = useState<readonly (keyof SchoolForm)[]>([])
  const school = schoolOf(form)
  const problems = schoolProblems(school)
  return {
    form,
    school,
    isEdited: JSON.stringify(form) !== JSON.stringify(formOf(saved)),
    isRight: Object.keys(problems).length === 0,
    problemOf: (name: keyof typeof problems) => (judged.includes(name) ? problems[name] : undefined),
    change: (fields: Partial<SchoolForm>) => setForm((before) => ({ ...before, ...fields })),
    judge: (...names: (keyof SchoolForm)[]) => setJudged((before) => [...before, ...names]),
  }
}

/** One education entry: a new one, or a saved one to change or delete (PRO-8). */
export function SchoolScreen({ school: saved }: { school: SchoolItem | null }) {
  const { form, school, isEdited, isRight, problemOf, change, judge } = useSchoolForm(saved)
  const id = useId()
  const fields = useRef<HTMLFormElement>(null)
  const { busy, saveAndClose } = useSubSave({ edited: isEdited, draft: school, send })

  async function send(idempotencyKey: string): Promise<unknown> {
    judge('name', 'major', 'start', 'end')
    if (!isRight) return null
    if (saved) return api('PATCH /users/schools/:id', { params: { id: saved.id }, body: school })
    return api('POST /users/schools', { body: school, idempotencyKey })
  }
  async function save(event: SubmitEvent) {
    event.preventDefault()
    await saveAndClose()
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  async function remove({ id: schoolId, name }: SchoolItem) {
    const question = {
      title: `${name} 학력을 지울까요?`,
      confirm: '지우기',
      cancel: '그대로 두기',
      danger: true,
    }
    if ((await ask(question)) !== 'confirm') return
    await saveAndClose({
      send: () => api('DELETE /users/schools/:id', { params: { id: schoolId } }),
      said: '학력을 지웠어요',
    })
  }
  return (
    <SubPage
      title={saved ? '학력 고치기' : '학력을 알려 주세요'}
      save={{
        label: saved ? '저장하기' : '추가하기',
        disabled: !isEdited,
        busy,
        form: id,
      }}
    >
      <form
        id={id}
        ref={fields}
        noValidate
        onSubmit={(event) => void save(event)}
        className="grid gap-5 px-5 pt-6 pb-8"
      >
        <SchoolPick chosen={form.name || null} error={problemOf('name')} onChoose={change} />
        <MajorPick chosen={form.major} error={problemOf('major')} onChoose={(major) => change({ major })} />
        <SelectField
          label="학위"
          value={form.degree ?? ''}
          onChange={({ target }) => change({ degree: (target.value as Degree) || null })}
        >
          <option value="">고르지 않았어요</option>
          {degrees.map((degree) => (
            <option key={degree} value={degree}>
              {degreeNames[degree]}
            </option>
          ))}
        </SelectField>
        <div className="grid grid-cols-2 items-start gap-3">
          {(['start', 'end'] as const).map((name) => (
            <TextField
              key={name}
              label={name === 'start' ? '입학' : '졸업'}
              inputMode="numeric"
              autoComplete="off"
              placeholder={name === 'start' ? '2014.03' : '2018.02'}
              format={monthAsTyped}
              value={form[name]}
              onValueChange={(text) => change({ [name]: text })}
              onBlur={() => form[name] !== '' && judge(name)}
              error={problemOf(name)}
              helper={name === 'end' && '비워 두면 재학 중이에요'}
            />
          ))}
        </div>
        {saved && (
          <TextLink className="justify-self-start" onClick={() => void remove(saved)}>
            이 학력 지우기
          </TextLink>
        )}
      </form>
    </SubPage>
  )
}
