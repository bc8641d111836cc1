import { nameAsTyped } from '@coffeeattack/domain/verification/person'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { meQuery, useMe } from '../../sessions/me.ts'

const GREETING_LIMIT = 200

/** How candidates get to know me. */
export function ProfileForm() {
  const me = useMe()
  const form = useForm({
    first: { name: me.name, greeting: me.greeting },
    blame: 'name',
    send: (body) => api('PATCH /console/me', { body }),
    onDone(saved) {
      queries.setQueryData(meQuery.queryKey, { ...me, ...saved })
      toast('저장했어요', { kind: 'done' })
    },
  })
  const { name, greeting } = form.values
  return (
    <Card>
      <form {...form.props} className="grid gap-4">
        <TextField label="이름" autoComplete="name" format={nameAsTyped} {...form.field('name')} />
        <TextField
          label="인사말"
          helper="후보자가 메시지에서 이름과 함께 봐요."
          counter
          maxLength={GREETING_LIMIT}
          {...form.field('greeting')}
        />
        <Button
          type="submit"
          size="sm"
          className="justify-self-end"
          disabled={name === me.name && greeting === me.greeting}
          busy={form.busy && '저장하는 중'}
        >
          저장하기
        </Button>
      </form>
    </Card>
  )
}
