import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import {
  fill,
  type Filling,
  TEMPLATE,
  templateProblem,
  variables,
} from '@coffeeattack/domain/offers/template'
import { limitMessage } from '@coffeeattack/domain/text/length'
import type { useForm } from '@coffeeattack/kit/useForm'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { TextField } from '@coffeeattack/ui/TextField'
import { FilledText } from './FilledText.tsx'

type Values = { name: string; message: string }
type TemplateFieldsProps = {
  form: Pick<ReturnType<typeof useForm<Values, unknown>>, 'values' | 'field'>
  filling: Filling
}

/** Its name and its words. A variable that nothing fills is named with its last letter, not on saving. */
export function TemplateFields({ form, filling }: TemplateFieldsProps) {
  const { message } = form.values
  const field = form.field('message')
  const unknown = message.trim() === '' ? null : templateProblem(message)
  return (
    <>
      <TextField
        label="이름"
        placeholder="예: 결제 백엔드"
        maxLength={TEMPLATE.nameLimit}
        counter
        autoComplete="off"
        {...form.field('name')}
      />
      <TextArea
        label="내용"
        limit={COMPOSING.messageLimit}
        atLimit={limitMessage(COMPOSING.messageLimit)}
        helper={`${variables.map((name) => `{${name}}`).join(' ')}은 받는 분과 우리 회사에 맞게 채워져요`}
        {...field}
        error={field.error ?? unknown}
      />
      {message.trim() !== '' && !unknown && (
        <section aria-label="채우면 이렇게 보여요" className="rounded-field bg-surface-2 px-4 py-3">
          <h3 className="text-caption font-medium text-ink-3">채우면 이렇게 보여요</h3>
          <p className="mt-1 max-h-40 overflow-y-auto text-body-s leading-normal whitespace-pre-line">
            <FilledText text={fill(message, filling)} filling={filling} />
          </p>
        </section>
      )}
    </>
  )
}
