import { fullDayText, kstDay } from '@coffeeattack/domain/kst'
import { roleNames } from '@coffeeattack/domain/operators/role'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Tag } from '@coffeeattack/ui/Tag'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { LoadedRows } from '../../list/ConsoleList.tsx'
import { offerLink } from '../offer-link.ts'
import { type Invitation, invitationsQuery } from './queries.ts'

const reload = () => queries.invalidateQueries({ queryKey: invitationsQuery.queryKey })

/** Open invitations; hidden when there are none. */
export function Invitations() {
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
    onSettled: reload,
  })
  const resend = useCall(() => api('POST /console/invitations/resend', { body: { id, expiresAt } }), {
    asks: () => ({
      title: '초대를 다시 보낼까요?',
      description: `${email}로 새 링크를 보내요. 앞서 보낸 링크는 더 쓸 수 없어요.`,
      confirm: '다시 보내기',
    }),
    onDone: (made) => void offerLink(made),
    onSettled: reload,
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
      <div className="flex flex-wrap gap-2">
        <Button
          kind={isExpired ? 'line' : 'weak'}
          size="sm"
          busy={resend.busy && '보내는 중'}
          onClick={() => void resend.run()}
        >
          다시 보내기
        </Button>
        <Button kind="weak" size="sm" busy={cancel.busy && '취소하는 중'} onClick={() => void cancel.run()}>
          초대 취소
        </Button>
      </div>
    </div>
  )
}
