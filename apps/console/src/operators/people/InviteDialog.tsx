import { INVITATION } from '@coffeeattack/domain/operators/invitation'
import { operatorRoles, roleNames, type OperatorRole } from '@coffeeattack/domain/operators/role'
import { useForm } from '@coffeeattack/kit/useForm'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { TextField } from '@coffeeattack/ui/TextField'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import type { PickedCompany } from '../../companies/CompanyLookup.tsx'
import { FormDialog } from '../../form/FormDialog.tsx'
import { useMe } from '../../sessions/me.ts'
import { offerLink } from '../offer-link.ts'
import { CompanyOf } from './CompanyOf.tsx'
import { invitationsQuery } from './queries.ts'

const roles = operatorRoles.map((value) => ({ value, label: roleNames[value] }))

type Invited = { email: string; role: OperatorRole; company: PickedCompany | null }
const nobody: Invited = { email: '', role: 'recruiter', company: null }

export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const isAdmin = useMe().role === 'admin'
  const form = useForm({
    first: nobody,
    rules: {
      company: (company, { role }) =>
        isAdmin && role === 'recruiter' && !company ? '회사를 골라 주세요' : null,
    },
    blame: 'email',
    send: ({ email, role, company }) =>
      api('POST /console/invitations', {
        body: {
          email: email.trim(),
          role,
          ...(role === 'recruiter' && company && { companyId: company.id }),
        },
      }),
    onDone(made, sent) {
      form.reset({ ...sent, email: '' })
      onClose()
      void offerLink(made)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  })
  const { role, company } = form.values

  function close() {
    form.reset(form.values)
    onClose()
  }
  return (
    <FormDialog
      open={open}
      title="콘솔로 초대하기"
      description={`이메일로 링크를 보내요. ${INVITATION.days}일 동안 한 번 쓸 수 있어요.`}
      form={form}
      submit="초대 보내기"
      busy="보내는 중"
      onClose={close}
    >
      <TextField label="이메일" type="email" inputMode="email" autoComplete="off" {...form.field('email')} />
      {isAdmin && (
        <Segmented
          label="역할"
          options={roles}
          value={role}
          onValueChange={(value) => form.set({ role: value })}
        />
      )}
      {isAdmin && role === 'recruiter' && (
        <CompanyOf
          company={company}
          onChange={(picked) => form.set({ company: picked })}
          error={form.problems['company']}
        />
      )}
    </FormDialog>
  )
}
