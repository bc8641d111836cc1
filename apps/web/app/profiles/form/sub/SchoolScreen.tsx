import { type Degree, degreeNames, degrees } from '@coffeeattack/domain/catalogue/education'
import { ask } from '@coffeeattack/ui/ask'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { TextField } from '@coffeeattack/ui/TextField'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useRef, useState } from 'react'
import { api } from '../../../api/client.ts'
import { monthAsTyped } from '../month-text.ts'
import { MajorPick } from '../MajorPick.tsx'
import { SchoolPick } from '../SchoolPick.tsx'
import type { SchoolItem } from '../queries.ts'
import { useSchoolForm } from '../use-school-form.ts'
import { useSubSave } from '../use-sub-save.ts'
import { SubPage } from './SubPage.tsx'

/** One education entry: a new one, or a saved one to change or delete (PRO-8). */
export function SchoolScreen({ school: saved }: { school: SchoolItem | null }) {
  const { form, school, isEdited, isRight, problemOf, change, judge } = useSchoolForm(saved)
  const fields = useRef<HTMLDivElement>(null)
  // However often it is sent after a broken connection, one entry is made.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { busy, saveAndClose } = useSubSave({ edited: isEdited, send })

  async function send(): Promise<unknown> {
    judge('name', 'major', 'start', 'end')
    if (!isRight) return null
    if (saved) return api('PATCH /users/schools/:id', { params: { id: saved.id }, body: school })
    return api('POST /users/schools', { body: school, idempotencyKey })
  }
  async function save() {
    await saveAndClose()
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  async function remove({ id, name }: SchoolItem) {
    const question = {
      title: `${name} 학력을 지울까요?`,
      confirm: '지우기',
      cancel: '그대로 두기',
      danger: true,
    }
    if ((await ask(question)) !== 'confirm') return
    await saveAndClose(() => api('DELETE /users/schools/:id', { params: { id } }), '학력을 지웠어요')
  }
  return (
    <SubPage
      title={saved ? '학력 고치기' : '학력을 알려 주세요'}
      save={{
        label: saved ? '저장하기' : '추가하기',
        disabled: !isEdited,
        busy,
        onPress: () => void save(),
      }}
    >
      <div ref={fields} className="grid gap-5 px-5 pt-6 pb-8">
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
      </div>
    </SubPage>
  )
}
