import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { useMe } from '../../sessions/me.ts'
import type { Filter } from './filter.ts'
import { saveText } from './save-text.ts'

const kinds = [
  { value: 'offers', label: '제안 성과', roles: ['admin', 'agent'] },
  { value: 'companies', label: '회사', roles: ['admin'] },
  { value: 'operators', label: '콘솔 계정', roles: ['admin'] },
  { value: 'audit', label: '기록', roles: ['admin'] },
] as const

type Kind = (typeof kinds)[number]['value']
const firstOf = (kind: Kind) => ({ kind, reason: '' })

/** Exports a table as CSV; beside the trail, what is found in the trail. The reason is recorded; no export contains candidates. */
export function ExportButton({ filter }: { filter?: Filter }) {
  const { role } = useMe()
  const [isOpen, setOpen] = useState(false)
  const form = useForm({
    first: firstOf(filter ? 'audit' : 'offers'),
    blame: 'reason',
    send: (body) =>
      api('POST /console/exports', { body: body.kind === 'audit' && filter ? { ...body, filter } : body }),
    onDone({ fileName, csv, rows }, sent) {
      saveText(fileName, csv, 'text/csv;charset=utf-8')
      toast(`${rows}줄을 내려받았어요`, { kind: 'done' })
      setOpen(false)
      form.reset({ ...sent, reason: '' })
      void queries.invalidateQueries({ queryKey: ['audit'] })
    },
  })
  function close() {
    form.reset(form.values)
    setOpen(false)
  }
  const options = kinds.filter(({ roles }) => (roles as readonly string[]).includes(role))
  return (
    <>
      <Button kind="weak" size="sm" className="bg-surface" onClick={() => setOpen(true)}>
        CSV 내려받기
      </Button>
      <FormDialog
        open={isOpen}
        title="자료 내려받기"
        description={`누가 왜 내려받았는지 기록에 남아요. 후보자의 정보는 들어 있지 않아요.${form.values.kind === 'audit' ? ' 기록은 지금 찾은 것만 내려받아요.' : ''}`}
        form={form}
        submit="내려받기"
        busy="만드는 중"
        onClose={close}
      >
        {options.length > 1 && (
          <Segmented
            label="자료"
            options={options}
            value={form.values.kind}
            onValueChange={(kind) => form.set({ kind })}
          />
        )}
        <TextField
          label="내려받는 이유"
          placeholder="예: 11월 운영 보고"
          maxLength={200}
          {...form.field('reason')}
        />
      </FormDialog>
    </>
  )
}
