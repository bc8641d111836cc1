import { PASSWORD_LINK } from '@coffeeattack/domain/partners/password-link'
import { useForm } from '@coffeeattack/kit/useForm'
import { TextField } from '@coffeeattack/ui/TextField'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { offerLink } from '../operators/offer-link.ts'
import { partnersQuery } from './queries.ts'

export function NewPartnerDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useForm({
    first: { name: '', email: '', code: '' },
    blame: 'name',
    send: (given) => api('POST /console/partners', { body: { ...given, email: given.email.trim() } }),
    onDone(made) {
      form.reset()
      onClose()
      void offerLink(made)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: partnersQuery.queryKey }),
  })
  function close() {
    form.reset(form.values)
    onClose()
  }
  return (
    <FormDialog
      open={open}
      title="파트너 등록"
      description={`비밀번호를 정할 링크를 이메일로 보내요. ${PASSWORD_LINK.days}일 동안 한 번 쓸 수 있어요.`}
      form={form}
      submit="등록하기"
      busy="등록하는 중"
      onClose={close}
    >
      <TextField label="이름" maxLength={50} autoComplete="off" {...form.field('name')} />
      <TextField label="이메일" type="email" inputMode="email" autoComplete="off" {...form.field('email')} />
      <TextField
        label="추천 코드"
        helper="추천 링크 끝에 붙어요. 나중에 바꿀 수 없어요."
        placeholder="dev-news"
        maxLength={30}
        autoComplete="off"
        {...form.field('code')}
      />
    </FormDialog>
  )
}
