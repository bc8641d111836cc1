import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import {
  asTemplate,
  fill,
  filledParts,
  type Filling,
  TEMPLATE,
  templateNameProblem,
  templateProblem,
  variables,
} from '@coffeeattack/domain/offers/template'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { useForm } from '@coffeeattack/kit/useForm'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { Empty } from '@coffeeattack/ui/Empty'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { Trash } from '@coffeeattack/ui/icons/Trash'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { TextField } from '@coffeeattack/ui/TextField'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { queries } from '../../../api/queries.ts'
import { type OfferTemplate, templatesQuery } from '../../queries.ts'

type TemplatesDialogProps = {
  open: boolean
  onClose: () => void
  filling: Filling
  /** The current message, with which a new template starts. */
  written: string
  onTake: (name: string, message: string) => void
}

/** The company's templates: use, create, edit and delete (BIZ-13). */
export function TemplatesDialog({ open, onClose, filling, written, onTake }: TemplatesDialogProps) {
  const [editing, setEditing] = useState<OfferTemplate | 'new' | null>(null)
  const form = useForm({
    first: { name: '', message: '' },
    rules: { name: templateNameProblem, message: templateProblem },
    blame: 'name',
    send: (body, idempotencyKey) =>
      editing === 'new' || editing === null
        ? api('POST /console/offer-templates', { body, idempotencyKey })
        : api('PATCH /console/offer-templates/:id', { params: { id: editing.id }, body }),
    onDone({ name }) {
      toast(`‘${name}’ 양식을 저장했어요`, { kind: 'done' })
      setEditing(null)
    },
    onSettled: () => queries.invalidateQueries(templatesQuery),
  })
  function edit(template: OfferTemplate | 'new') {
    form.reset(
      template === 'new'
        ? { name: '', message: asTemplate(written, filling) }
        : { name: template.name, message: template.message },
    )
    setEditing(template)
  }
  function close() {
    setEditing(null)
    onClose()
  }
  if (editing === null)
    return (
      <Dialog
        wide
        open={open}
        onOpenChange={(next) => !next && close()}
        title="양식"
        description="동료와 함께 써요. 고르면 받는 분에 맞게 채워져요."
        cancel={{ label: '닫기', onPress: close }}
        confirm={{
          label: written.trim() === '' ? '새 양식 만들기' : '지금 메시지로 만들기',
          onPress: () => edit('new'),
        }}
      >
        <TemplateList filling={filling} onTake={onTake} onEdit={edit} />
      </Dialog>
    )
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={(next) => !next && close()}
      title={editing === 'new' ? '새 양식' : '양식 고치기'}
      cancel={{ label: '목록으로', onPress: () => setEditing(null) }}
      confirm={{ label: '저장하기', busy: form.busy && '저장하는 중', onPress: () => void form.submit() }}
    >
      <form {...form.props} className="grid gap-4">
        <TemplateFields form={form} filling={filling} />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  )
}

type Values = { name: string; message: string }
type TemplateFieldsProps = {
  form: Pick<ReturnType<typeof useForm<Values, unknown>>, 'values' | 'field'>
  filling: Filling
}

/** The name and text of a template. An unknown variable is reported while typing. */
function TemplateFields({ form, filling }: TemplateFieldsProps) {
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

type TemplateListProps = {
  filling: Filling
  onTake: (name: string, message: string) => void
  onEdit: (template: OfferTemplate) => void
}

/** The templates filled in for this person; a press uses one. */
function TemplateList({ filling, onTake, onEdit }: TemplateListProps) {
  const templates = useQuery(templatesQuery)
  return (
    <Loaded
      query={templates}
      title="양식을 불러오지 못했어요"
      className="py-10"
      skeleton={<Skeletons round="card" shapes={['h-20', 'mt-2 h-20']} />}
    >
      {({ items }) =>
        items.length === 0 ? (
          <Empty
            title="아직 양식이 없어요"
            description="자주 쓰는 인사를 적어 두면 직무와 경력, 회사 이름이 저절로 채워져요."
            className="py-8"
          />
        ) : (
          <ul className="grid max-h-[calc(100dvh-20rem)] gap-2 overflow-y-auto">
            {items.map((template) => (
              <li key={template.id} className="flex items-center gap-1 rounded-field bg-surface-2 pr-1">
                <button
                  type="button"
                  onClick={() => onTake(template.name, template.message)}
                  className="min-w-0 flex-1 rounded-field py-3 pl-4 text-left leading-normal"
                >
                  <b className="block truncate text-body-s font-semibold">{template.name}</b>
                  <span className="line-clamp-2 text-label text-ink-2">
                    <FilledText text={fill(template.message, filling)} filling={filling} />
                  </span>
                </button>
                <TextLink size="sm" className="shrink-0 px-2" onClick={() => onEdit(template)}>
                  고치기
                  <span className="sr-only"> {template.name}</span>
                </TextLink>
                <DeleteButton template={template} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

/** Deletes a template for the whole company; a toast offers to undo it. */
function DeleteButton({ template: { id, name, message } }: { template: OfferTemplate }) {
  const refresh = () => queries.invalidateQueries(templatesQuery)
  const restore = useCall(() => api('POST /console/offer-templates', { body: { name, message } }), {
    onSettled: refresh,
  })
  const remove = useCall(() => api('DELETE /console/offer-templates/:id', { params: { id } }), {
    onDone: () =>
      toast(`‘${name}’ 양식을 지웠어요`, {
        action: { label: '되돌리기', onPress: () => void restore.run() },
      }),
    onSettled: refresh,
  })
  return (
    <IconButton label={`${name} 지우기`} disabled={remove.busy} onClick={() => void remove.run()}>
      <Trash size={20} />
    </IconButton>
  )
}

/** A message with the filled-in values marked. */
export function FilledText({ text, filling }: { text: string; filling: Filling }) {
  let at = 0
  return filledParts(text, filling).map((part) => {
    const key = (at += part.text.length)
    if (!part.isFilled) return <span key={key}>{part.text}</span>
    return (
      <mark key={key} className="-mx-0.5 rounded-xs bg-surface-3 box-decoration-clone px-0.5 text-inherit">
        {part.text}
      </mark>
    )
  })
}
