import { operatorRoles, roleNames, type OperatorRole } from '@coffeeattack/domain/operators/role'
import { useForm } from '@coffeeattack/kit/useForm'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import type { PickedCompany } from '../../companies/CompanyLookup.tsx'
import { FormDialog } from '../../form/FormDialog.tsx'
import { CompanyOf } from './CompanyOf.tsx'
import type { Person } from './queries.ts'

const roles = operatorRoles.map((value) => ({ value, label: roleNames[value] }))

type Move = { role: OperatorRole; company: PickedCompany | null }

const companyIdOf = ({ role, company }: Move) => (role === 'recruiter' ? (company?.id ?? null) : null)

type MoveDialogProps = { person: Person; open: boolean; onClose: () => void }

/** Another role or another company (BIZ-18). What a colleague changed meanwhile is not overwritten. */
export function MoveDialog({ person, open, onClose }: MoveDialogProps) {
  const { id, name } = person
  const was: Move = { role: person.role, company: person.company }
  const form = useForm({
    first: was,
    rules: {
      company: (company, { role }) => (role === 'recruiter' && !company ? '회사를 골라 주세요' : null),
    },
    blame: 'company',
    send: (next) =>
      api('PATCH /console/operators/:id', {
        params: { id },
        body: {
          move: {
            was: { role: was.role, companyId: companyIdOf(was) },
            next: { role: next.role, companyId: companyIdOf(next) },
          },
        },
      }),
    onDone() {
      onClose()
      toast(`${name} 님의 역할을 바꿨어요`, { kind: 'done' })
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['people'] }),
        queries.invalidateQueries({ queryKey: ['invitations'] }),
      ]),
  })
  const { role, company } = form.values
  function close() {
    form.reset(was)
    onClose()
  }
  return (
    <FormDialog
      open={open}
      title={`${name} 님의 역할과 회사`}
      description="바꾸면 모든 기기에서 로그아웃되고 메일로 알려 드려요. 보낸 어택과 대화는 지금 회사에 남아요."
      form={form}
      submit="바꾸기"
      busy="바꾸는 중"
      onClose={close}
    >
      <Segmented
        label="역할"
        options={roles}
        value={role}
        onValueChange={(value) => form.set({ role: value })}
      />
      {role === 'recruiter' && (
        <CompanyOf
          company={company}
          onChange={(picked) => form.set({ company: picked })}
          error={form.problems['company'] ?? form.problems['companyId']}
        />
      )}
    </FormDialog>
  )
}
