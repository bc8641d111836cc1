import { fullDayText, kstDay } from '@coffeeattack/domain/kst'
import { INVITATION } from '@coffeeattack/domain/operators/invitation'
import { type OperatorRole, operatorRoles, roleNames } from '@coffeeattack/domain/operators/role'
import { useCall } from '@coffeeattack/kit/useCall'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { Tag } from '@coffeeattack/ui/Tag'
import { TextField } from '@coffeeattack/ui/TextField'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import type { PickedCompany } from '../../companies/CompanyLookup.tsx'
import { FormDialog } from '../../form/FormDialog.tsx'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { LoadedRows, PagedRows } from '../../list/ConsoleList.tsx'
import { SearchBox } from '../../list/SearchBox.tsx'
import { useMe } from '../../sessions/me.ts'
import { offerLink } from '../offer-link.ts'
import { CompanyOf, PersonRow } from './PersonRow.tsx'
import { type Invitation, invitationsQuery, peopleQuery } from './queries.ts'

/** BIZ-1, BIZ-6: the operators. A recruiter sees those of the own company. */
export function PeoplePage() {
  const me = useMe()
  const isAdmin = me.role === 'admin'
  const [q, setQ] = useState('')
  const [params, setParams] = useSearchParams()
  const invite = (isOpen: boolean) => setParams(isOpen ? { invite: 'open' } : {}, { replace: true })
  const people = useInfiniteQuery(peopleQuery(q))
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
      <Invitations />
      <SearchBox label={isAdmin ? '이름, 이메일, 회사' : '이름, 이메일'} onSearch={setQ} />
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

/** Open invitations; hidden when there are none. */
function Invitations() {
  const invitations = useQuery(invitationsQuery)
  const items = invitations.data?.items
  if (!invitations.isError && !items?.length) return null
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-h2">보낸 초대</h2>
      <LoadedRows
        label="보낸 초대"
        query={invitations}
        empty=""
        renderRow={(invitation) => <InvitationRow invitation={invitation} />}
      />
    </section>
  )
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, role, company, invitedBy, expiresAt, isExpired } = invitation
  const cancel = useCall(() => api('DELETE /console/invitations/:id', { params: { id } }), {
    asks: () => ({
      title: '초대를 취소할까요?',
      description: `${email}로 보낸 링크를 더 쓸 수 없게 돼요.`,
      confirm: '초대 취소하기',
      danger: true,
    }),
    onSettled: () => queries.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  })
  const until = isExpired ? '기한이 지났어요' : `${fullDayText(kstDay(new Date(expiresAt)))}까지`
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-1.5">
          <b className="text-body font-bold break-all">{email}</b>
          <Tag>{roleNames[role]}</Tag>
        </p>
        <p className="mt-0.5 text-label text-ink-3">
          {[company?.name, `${invitedBy} 님이 초대`, until].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button kind="weak" size="sm" busy={cancel.busy && '취소하는 중'} onClick={() => void cancel.run()}>
        초대 취소
      </Button>
    </div>
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
