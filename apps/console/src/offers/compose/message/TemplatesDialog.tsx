import {
  asTemplate,
  type Filling,
  templateNameProblem,
  templateProblem,
} from '@coffeeattack/domain/offers/template'
import { useForm } from '@coffeeattack/kit/useForm'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { queries } from '../../../api/queries.ts'
import { type OfferTemplate, templatesQuery } from '../../queries.ts'
import { TemplateFields } from './TemplateFields.tsx'
import { TemplateList } from './TemplateList.tsx'

type TemplatesDialogProps = {
  open: boolean
  onClose: () => void
  filling: Filling
  /** What stands in the message: a new template begins with it. */
  written: string
  onTake: (name: string, message: string) => void
}

/** The company's templates: one is taken, kept, changed or thrown away here (BIZ-13). */
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
