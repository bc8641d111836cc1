import { INVITATION } from '@coffeeattack/domain/operators/invitation'
import { operatorRoles, roleNames, type OperatorRole } from '@coffeeattack/domain/operators/role'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { CompanyPicker, type PickedCompany } from '../../companies/CompanyPicker.tsx'
import { FormDialog } from '../../form/FormDialog.tsx'
import { problemsOf, tellUnlessField } from '../../form/problems.ts'
import { useMe } from '../../sessions/me.ts'
import { invitationsQuery } from './queries.ts'

const roles = operatorRoles.map((value) => ({ value, label: roleNames[value] }))

export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const isAdmin = useMe().role === 'admin'
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<OperatorRole>('recruiter')
  const [company, setCompany] = useState<PickedCompany | null>(null)
  const invite = useMutation({
    mutationFn: () =>
      api('POST /console/invitations', {
        body: {
          email: email.trim(),
          role,
          ...(role === 'recruiter' && company && { companyId: company.id }),
        },
      }),
    onSuccess(made) {
      toast(`${made.email}로 초대를 보냈어요`, { kind: 'done' })
      setEmail('')
      onClose()
    },
    onError: tellUnlessField,
    onSettled: () => queries.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  })
  function close() {
    invite.reset()
    onClose()
  }
  const problems = problemsOf(invite.error, 'email')
  return (
    <FormDialog
      open={open}
      title="콘솔로 초대하기"
      description={`이메일로 링크를 보내요. ${INVITATION.days}일 동안 한 번 쓸 수 있어요.`}
      submit="초대 보내기"
      busy={invite.isPending && '보내는 중'}
      onSubmit={() => invite.mutate()}
      onClose={close}
    >
      <TextField
        label="이메일"
        type="email"
        inputMode="email"
        autoComplete="off"
        value={email}
        onValueChange={setEmail}
        error={problems['email']}
      />
      {isAdmin && <Segmented label="역할" options={roles} value={role} onValueChange={setRole} />}
      {isAdmin && role === 'recruiter' && (
        <Company company={company} onChange={setCompany} error={problems['companyId']} />
      )}
    </FormDialog>
  )
}

type CompanyProps = {
  company: PickedCompany | null
  onChange: (company: PickedCompany | null) => void
  error: string | undefined
}

function Company({ company, onChange, error }: CompanyProps) {
  if (!company) return <CompanyPicker label="회사" without={[]} error={error} onPick={onChange} />
  return (
    <div>
      <p className="mb-2 text-label font-medium text-ink-2">회사</p>
      <RemovableChip name={company.name} onRemove={() => onChange(null)}>
        {company.name}
      </RemovableChip>
    </div>
  )
}
