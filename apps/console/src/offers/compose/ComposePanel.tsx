import { Button } from '@coffeeattack/ui/Button'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Bolt } from '@coffeeattack/ui/icons/Bolt'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { profileQuery, type Profile } from '../../candidates/profile-query.ts'
import { fieldsOf } from '../../layout/tell-failure.ts'
import { jobTitle } from '../../candidates/words.ts'
import { SidePanel } from '../../layout/SidePanel.tsx'
import { paths } from '../../paths.ts'
import { useMe } from '../../sessions/me.ts'
import { problemsOf } from './draft.ts'
import { ComposeFields } from './ComposeFields.tsx'
import { Preview } from './Preview.tsx'
import { useDraft } from './use-draft.ts'
import { useSend } from './use-send.ts'

/** BIZ-3: an offer, or a message only, to the candidate whose profile is open. */
export function ComposePanel() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const opened = useQuery(profileQuery(id))
  if (opened.data) return <Composer key={id} candidateId={id} profile={opened.data.profile} />
  return (
    <SidePanel title="어택 보내기" closeTo={{ pathname: paths.candidates(), search }}>
      {opened.isError ? (
        <ErrorState
          title="프로필을 불러오지 못했어요"
          onRetry={() => void opened.refetch()}
          className="py-20"
        />
      ) : (
        <SkeletonGroup>
          <Skeleton round="card" className="h-16" />
          <Skeleton round="card" className="mt-6 h-40" />
          <Skeleton round="card" className="mt-6 h-40" />
        </SkeletonGroup>
      )}
    </SidePanel>
  )
}

function Composer({ candidateId, profile }: { candidateId: string; profile: Profile }) {
  const me = useMe()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { draft, change, forget } = useDraft({ operatorId: me.id, candidateId }, jobTitle(profile))
  const [tried, setTried] = useState(false)
  const [previewing, setPreviewing] = useState(false)
  const profileAddress = { pathname: paths.candidate(candidateId), search }
  const send = useSend({
    candidateId,
    isForOwnCompany: me.company !== null,
    onSent: () => {
      forget()
      void navigate(profileAddress)
    },
  })
  const problems = problemsOf(draft, me.company === null)

  function trySend() {
    setTried(true)
    setPreviewing(false)
    if (Object.keys(problems).length === 0) send.mutate(draft)
  }
  return (
    <SidePanel
      title="어택 보내기"
      closeTo={{ pathname: paths.candidates(), search }}
      backTo={profileAddress}
      footer={
        <>
          <Button kind="line" size="md" wide={false} className="w-28" onClick={() => setPreviewing(true)}>
            미리보기
          </Button>
          <Button size="md" className="flex-1" busy={send.isPending && '보내는 중'} onClick={trySend}>
            <Bolt size={20} />
            어택 보내기
          </Button>
        </>
      }
    >
      <ComposeFields
        profile={profile}
        draft={draft}
        change={change}
        problems={{ ...(tried && problems), ...(send.variables === draft && fieldsOf(send.error)) }}
        needsCompany={me.company === null}
      />
      <Preview
        open={previewing}
        onOpenChange={setPreviewing}
        draft={draft}
        profile={profile}
        me={me}
        busy={send.isPending}
        onSend={trySend}
      />
    </SidePanel>
  )
}
