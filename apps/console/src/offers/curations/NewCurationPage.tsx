import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { profileQuery } from '../../candidates/profile-query.ts'
import { ConsolePage, useOpenedTitle } from '../../layout/ConsolePage.tsx'
import { ChooseReceiver } from './ChooseReceiver.tsx'
import { CurationComposer } from './CurationComposer.tsx'

/** A curation for the candidate in the address, and for the wish that it answers; without one the candidate is chosen first. */
export function NewCurationPage() {
  const [params] = useSearchParams()
  const candidateId = params.get('candidate')
  return (
    <ConsolePage title="큐레이션 만들기" isWide={candidateId !== null}>
      {candidateId ? (
        <ForCandidate key={candidateId} id={candidateId} requestId={params.get('request')} />
      ) : (
        <ChooseReceiver />
      )}
    </ConsolePage>
  )
}

function ForCandidate({ id, requestId }: { id: string; requestId: string | null }) {
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
      {({ profile }) => <CurationComposer candidateId={id} requestId={requestId} profile={profile} />}
    </Loaded>
  )
}
