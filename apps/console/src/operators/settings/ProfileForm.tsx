import { nameAsTyped } from '@coffeeattack/domain/verification/person'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { meQuery, useMe } from '../../sessions/me.ts'

const TITLE_LIMIT = 30
const GREETING_LIMIT = 200

/** The own profile as candidates see it. */
export function ProfileForm() {
  const me = useMe()
  const form = useForm({
    first: { name: me.name, title: me.title, greeting: me.greeting },
    blame: 'name',
    send: (body) => api('PATCH /console/me', { body }),
    onDone(saved) {
      queries.setQueryData(meQuery.queryKey, { ...me, ...saved })
      toast('저장했어요', { kind: 'done' })
    },
  })
  const { name, title, greeting } = form.values
  const isSame = name === me.name && title === me.title && greeting === me.greeting
  return (
    <Card>
      <form {...form.props} className="grid gap-4">
        <TextField label="이름" autoComplete="name" format={nameAsTyped} {...form.field('name')} />
        <TextField
          label="직함"
          placeholder="예: 채용 리드"
          helper="후보자가 이름과 함께 봐요. 커피챗이 연결되면 이메일도 함께 보여요."
          counter
          maxLength={TITLE_LIMIT}
          {...form.field('title')}
        />
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
          disabled={isSame}
          busy={form.busy && '저장하는 중'}
        >
          저장하기
        </Button>
      </form>
    </Card>
  )
}
