import { INVITATION } from '@coffeeattack/domain/operators/invitation'
import { type OperatorRole, operatorRoles, roleNames } from '@coffeeattack/domain/operators/role'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { TextField } from '@coffeeattack/ui/TextField'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import type { PickedCompany } from '../../companies/CompanyLookup.tsx'
import { FormDialog } from '../../form/FormDialog.tsx'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { PagedRows } from '../../list/ConsoleList.tsx'
import { SearchBox } from '../../list/SearchBox.tsx'
import { useFilterParams } from '../../list/use-filter-params.ts'
import { useMe } from '../../sessions/me.ts'
import { offerLink } from '../offer-link.ts'
import { Invitations } from './Invitations.tsx'
import { JoinRequests } from './JoinRequests.tsx'
import { PeopleFilters, readPeopleFilter } from './PeopleFilters.tsx'
import { CompanyOf, PersonRow } from './PersonRow.tsx'
import { invitationsQuery, peopleQuery } from './queries.ts'

/** BIZ-1, BIZ-6: the operators. A recruiter sees those of the own company. */
export function PeoplePage() {
  const me = useMe()
  const isAdmin = me.role === 'admin'
  const [q, setQ] = useState('')
  const [params, setParams] = useFilterParams()
  const filter = readPeopleFilter(params)
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next)
  }
  const invite = (isOpen: boolean) => set('invite', isOpen ? 'open' : '')
  const people = useInfiniteQuery(peopleQuery(q, filter))
  return (
    <ConsolePage
      title={isAdmin ? '사람' : '우리 팀'}
      action={
        <Button size="sm" onClick={() => invite(true)}>
          <Plus size={17} />
          초대하기
        </Button>
      }
    >
      <JoinRequests />
      <Invitations />
      <SearchBox label={isAdmin ? '이름, 이메일, 회사' : '이름, 이메일'} onSearch={setQ} />
      <PeopleFilters filter={filter} onChange={set} withRole={isAdmin} />
      <PagedRows
        label="콘솔 계정"
        query={people}
        empty="찾는 사람이 없어요"
        renderRow={(person) => <PersonRow person={person} canChange={isAdmin && person.id !== me.id} />}
      />
      <InviteDialog open={params.has('invite')} onClose={() => invite(false)} />
    </ConsolePage>
  )
}

const roles = operatorRoles.map((value) => ({ value, label: roleNames[value] }))

type Invited = { email: string; role: OperatorRole; company: PickedCompany | null }
const nobody: Invited = { email: '', role: 'recruiter', company: null }

function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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
