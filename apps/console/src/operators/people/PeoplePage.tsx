import { Button } from '@coffeeattack/ui/Button'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { PagedRows } from '../../list/ConsoleList.tsx'
import { SearchBox } from '../../list/SearchBox.tsx'
import { useMe } from '../../sessions/me.ts'
import { Invitations } from './Invitations.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { PersonRow } from './PersonRow.tsx'
import { peopleQuery } from './queries.ts'

/** BIZ-1, BIZ-6: who works in the console. A recruiter sees the own company's. */
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
