import { nameAsTyped } from '@coffeeattack/domain/verification/name'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { problemsOf, tellUnlessField } from '../../form/problems.ts'
import { meQuery, useMe } from '../../sessions/me.ts'

const GREETING_LIMIT = 200

/** How candidates get to know me. */
export function ProfileForm() {
  const me = useMe()
  const [name, setName] = useState(me.name)
  const [greeting, setGreeting] = useState(me.greeting)
  const save = useMutation({
    mutationFn: () => api('PATCH /console/me', { body: { name, greeting } }),
    onSuccess: (saved) => {
      queries.setQueryData(meQuery.queryKey, { ...me, ...saved })
      toast('저장했어요', { kind: 'done' })
    },
    onError: tellUnlessField,
  })
  const problems = problemsOf(save.error, 'name')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  return (
    <Card>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          label="이름"
          autoComplete="name"
          format={nameAsTyped}
          value={name}
          onValueChange={setName}
          error={problems['name']}
        />
        <TextField
          label="인사말"
          helper="후보자가 메시지에서 이름과 함께 봐요."
          counter
          maxLength={GREETING_LIMIT}
          value={greeting}
          onValueChange={setGreeting}
          error={problems['greeting']}
        />
        <Button
          type="submit"
          size="sm"
          className="justify-self-end"
          disabled={name === me.name && greeting === me.greeting}
          busy={save.isPending && '저장하는 중'}
        >
          저장하기
        </Button>
      </form>
    </Card>
  )
}
