import { consolePaths } from '@coffeeattack/contract/pages'
import { anonymousName, jobTitle } from '@coffeeattack/domain/profiles/anonymous-name'
import { fieldsOf } from '@coffeeattack/kit/failure'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useWrongField } from '@coffeeattack/kit/useWrongField'
import { Button } from '@coffeeattack/ui/Button'
import { Bolt } from '@coffeeattack/ui/icons/Bolt'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { profileQuery, type Profile } from '../../candidates/profile-query.ts'
import { Restored } from '../../drafts/Restored.tsx'
import { useDraft } from '../../drafts/use-draft.ts'
import { MOD_CAP, useKeys } from '../../keys/registry.ts'
import { useOpenedTitle } from '../../layout/opened-title.ts'
import { SidePanel } from '../../layout/SidePanel.tsx'
import { useMe } from '../../sessions/me.ts'
import { ComposeFields } from './ComposeFields.tsx'
import { emptyDraft, problemsOf } from './draft.ts'
import { draftIn } from './kept-draft.ts'
import { Preview } from './Preview.tsx'
import { useSend } from './use-send.ts'

/** BIZ-3: an offer, or a message only, to the candidate whose profile is open. */
export function ComposePanel() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const opened = useQuery(profileQuery(id))
  useOpenedTitle(opened.data && anonymousName(opened.data.profile))
  return (
    <Loaded
      query={opened}
      title="프로필을 불러오지 못했어요"
      className="py-20"
      skeleton={<ComposerSkeleton />}
      renderFrame={(inside) => (
        <SidePanel title="어택 보내기" closeTo={{ pathname: consolePaths.candidates(), search }}>
          {inside}
        </SidePanel>
      )}
    >
      {({ profile }) => <Composer key={id} candidateId={id} profile={profile} />}
    </Loaded>
  )
}

function ComposerSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton round="card" className="h-16" />
      <Skeleton round="card" className="mt-6 h-40" />
      <Skeleton round="card" className="mt-6 h-40" />
    </SkeletonGroup>
  )
}

function Composer({ candidateId, profile }: { candidateId: string; profile: Profile }) {
  const me = useMe()
  const { search } = useLocation()
  const navigate = useNavigate()
  const empty = emptyDraft(jobTitle(profile))
  const kept = useDraft({ place: `offer:${candidateId}`, empty, read: (found) => draftIn(found, empty) })
  const { value: draft, write } = kept
  const { place, showWrong } = useWrongField<HTMLDivElement>()
  const [tried, setTried] = useState(false)
  const [previewing, setPreviewing] = useState(false)
  const profileAddress = { pathname: consolePaths.candidate(candidateId), search }
  const send = useSend({
    candidateId,
    isForOwnCompany: me.company !== null,
    onSent: () => {
      kept.forget()
      void navigate(profileAddress)
    },
    onRefused: showWrong,
  })
  const problems = problemsOf(draft, me.company === null)

  function trySend(): boolean {
    setTried(true)
    setPreviewing(false)
    showWrong(problems)
    if (Object.keys(problems).length === 0) void send.run(draft)
    return true
  }
  useKeys('어택 보내기', [
    { on: ['Enter'], mod: true, caps: [MOD_CAP, 'Enter'], does: '어택 보내기', press: trySend },
  ])
  return (
    <SidePanel
      title="어택 보내기"
      closeTo={{ pathname: consolePaths.candidates(), search }}
      backTo={profileAddress}
      footer={
        <>
          <Button kind="line" size="md" wide={false} className="w-28" onClick={() => setPreviewing(true)}>
            미리보기
          </Button>
          <Button size="md" className="flex-1" busy={send.busy && '보내는 중'} onClick={trySend}>
            <Bolt size={20} />
            어택 보내기
          </Button>
        </>
      }
    >
      <Restored draft={kept} className="-mt-2 mb-1" />
      <div ref={place}>
        <ComposeFields
          profile={profile}
          draft={draft}
          change={(part) => write((was) => ({ ...was, ...part }))}
          problems={{ ...(tried && problems), ...(send.input === draft && fieldsOf(send.failure)) }}
          needsCompany={me.company === null}
        />
      </div>
      <Preview
        open={previewing}
        onOpenChange={setPreviewing}
        draft={draft}
        profile={profile}
        me={me}
        busy={send.busy}
        onSend={trySend}
      />
    </SidePanel>
  )
}
