import { PASSWORD } from '@coffeeattack/domain/operators/password'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { sessionsQuery } from './queries.ts'

export function ChangePasswordForm() {
  const form = useForm({
    first: { current: '', next: '' },
    blame: 'current',
    send: (body) => api('POST /console/me/password', { body }),
    onDone() {
      form.reset()
      toast('비밀번호를 바꿨어요. 다른 기기에서는 로그아웃됐어요.', { kind: 'done' })
      void queries.invalidateQueries(sessionsQuery)
    },
  })
  const { current, next } = form.values
  return (
    <Card>
      <form {...form.props} className="grid gap-4">
        <TextField
          label="지금 비밀번호"
          type="password"
          autoComplete="current-password"
          {...form.field('current')}
        />
        <TextField
          label="새 비밀번호"
          type="password"
          autoComplete="new-password"
          helper={`${PASSWORD.min}자 이상으로 정해 주세요.`}
          {...form.field('next')}
        />
        <Button
          type="submit"
          size="sm"
          className="justify-self-end"
          disabled={current === '' || next === ''}
          busy={form.busy && '바꾸는 중'}
        >
          비밀번호 바꾸기
        </Button>
      </form>
    </Card>
  )
}
