import { MEMORY } from '@coffeeattack/domain/memory/limits'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { TextField } from '@coffeeattack/ui/TextField'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { listsQuery, type PeopleList } from './queries.ts'

/** Creates a list of the company, or renames one. */
export function NewList({ list, onMade }: { list?: PeopleList; onMade: (list: PeopleList) => void }) {
  const form = useForm({
    first: { name: list?.name ?? '' },
    rules: { name: (typed) => (typed.trim() === '' ? '이름을 적어 주세요' : null) },
    blame: 'name',
    send: ({ name }, idempotencyKey) => {
      const body = { name: name.trim() }
      return list
        ? api('PATCH /console/lists/:id', { params: { id: list.id }, body })
        : api('POST /console/lists', { body, idempotencyKey })
    },
    onDone: onMade,
    onSettled: () => queries.invalidateQueries(listsQuery),
  })
  return (
    <form {...form.props} className="flex items-end gap-2">
      <TextField
        label={list ? '이름' : '새 목록'}
        maxLength={MEMORY.listNameLimit}
        autoComplete="off"
        className="min-w-0 flex-1"
        {...form.field('name')}
      />
      <Button type="submit" size="sm" className="min-h-field" busy={form.busy && '저장하는 중'}>
        {list ? '바꾸기' : '만들기'}
      </Button>
    </form>
  )
}
