import { consolePaths } from '@coffeeattack/contract/pages'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Empty } from '@coffeeattack/ui/Empty'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { profileQuery } from '../../candidates/profile-query.ts'
import { ConsolePage, useOpenedTitle } from '../../layout/ConsolePage.tsx'
import { CurationComposer } from './CurationComposer.tsx'

/** A curation for the candidate in the address; without one it links to the search. */
export function NewCurationPage() {
  const candidateId = useSearchParams()[0].get('candidate')
  return (
    <ConsolePage title="큐레이션 만들기">
      {candidateId ? <ForCandidate key={candidateId} id={candidateId} /> : <ChooseFirst />}
    </ConsolePage>
  )
}

function ForCandidate({ id }: { id: string }) {
  const opened = useQuery(profileQuery(id))
  useOpenedTitle(opened.data && anonymousName(opened.data.profile))
  return (
    <Loaded
      query={opened}
      title="이 후보자를 불러오지 못했어요"
      description="프로필을 쉬고 있거나 떠난 후보자일 수 있어요."
      className="py-24"
      skeleton={<Skeletons round="card" shapes={['h-20', 'mt-3 h-80']} />}
    >
      {({ profile }) => <CurationComposer candidateId={id} profile={profile} />}
    </Loaded>
  )
}

function ChooseFirst() {
  return (
    <div className="rounded-card bg-surface px-5 py-16">
      <Empty
        title="누구를 위한 큐레이션인가요?"
        description="후보자를 찾거나, 제안을 더 받고 싶다고 한 분부터 살펴보세요."
        action={
          <span className="flex gap-2">
            <Link to={consolePaths.candidates()} className={buttonLook({ size: 'sm' })}>
              후보자 찾기
            </Link>
            <Link to={consolePaths.moreRequests()} className={buttonLook({ kind: 'weak', size: 'sm' })}>
              요청 보기
            </Link>
          </span>
        }
      />
    </div>
  )
}
