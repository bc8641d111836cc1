import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { problemsOf, tellUnlessField } from '../form/problems.ts'
import { partnersQuery } from './queries.ts'

const empty = { name: '', email: '', code: '' }

export function NewPartnerDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [given, setGiven] = useState(empty)
  const create = useMutation({
    mutationFn: () => api('POST /console/partners', { body: { ...given, email: given.email.trim() } }),
    onSuccess(made) {
      toast(`${made.email}로 비밀번호를 보냈어요`, { kind: 'done' })
      setGiven(empty)
      onClose()
    },
    onError: tellUnlessField,
    onSettled: () => queries.invalidateQueries({ queryKey: partnersQuery.queryKey }),
  })
  function close() {
    create.reset()
    onClose()
  }
  const problems = problemsOf(create.error, 'name')
  const field = (name: keyof typeof empty) => ({
    value: given[name],
    onValueChange: (value: string) => setGiven((was) => ({ ...was, [name]: value })),
    error: problems[name],
    autoComplete: 'off',
  })
  return (
    <FormDialog
      open={open}
      title="파트너 등록"
      description="비밀번호와 추천 링크를 이메일로 보내요."
      submit="등록하기"
      busy={create.isPending && '등록하는 중'}
      onSubmit={() => create.mutate()}
      onClose={close}
    >
      <TextField label="이름" maxLength={50} {...field('name')} />
      <TextField label="이메일" type="email" inputMode="email" {...field('email')} />
      <TextField
        label="추천 코드"
        helper="추천 링크 끝에 붙어요. 나중에 바꿀 수 없어요."
        placeholder="dev-news"
        maxLength={30}
        {...field('code')}
      />
    </FormDialog>
  )
}
