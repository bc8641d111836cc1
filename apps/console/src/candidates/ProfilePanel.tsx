import { consolePaths } from '@coffeeattack/contract/pages'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Empty } from '@coffeeattack/ui/Empty'
import { Bolt } from '@coffeeattack/ui/icons/Bolt'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation, useOutletContext, useParams } from 'react-router'
import { useOpenedTitle } from '../layout/opened-title.ts'
import { SidePanel } from '../layout/SidePanel.tsx'
import { noteSeen } from '../memory/marks.ts'
import { Notes } from '../memory/Notes.tsx'
import { HiddenNow, KeepButtons, PersonMenu } from '../memory/PersonMenu.tsx'
import { TagsAndLists } from '../memory/TagsAndLists.tsx'
import { useMe } from '../sessions/me.ts'
import { type OpenedProfile, profileQuery } from './profile-query.ts'
import { ProfileView } from './profile/ProfileView.tsx'
import type { OpenedFrom } from './queries.ts'
import { ReasonBox } from './reading/Reasons.tsx'

function ProfileSkeleton() {
  return (
    <SkeletonGroup label="프로필을 불러오는 중이에요">
      <Skeleton round="card" className="h-16" />
      <Skeleton className="mt-3 h-4 w-64" />
      <Skeleton className="mt-6 h-5" />
      <Skeleton className="mt-2 h-5" />
      <Skeleton className="mt-8 h-4 w-12" />
      <Skeleton round="card" className="mt-3 h-36" />
      <Skeleton round="card" className="mt-3 h-36" />
    </SkeletonGroup>
  )
}

/** An anonymised profile beside the list. Opening it is recorded and shown to the candidate (OFR-14). */
export function ProfilePanel() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const opened = useQuery(profileQuery(id))
  useOpenedTitle(opened.data && anonymousName(opened.data.profile))
  const { row, closeTo, composeTo } = useOutletContext<OpenedFrom>()
  const marks = row?.marks ?? opened.data?.marks ?? null
  const person = { id, marks }
  useEffect(() => {
    if (opened.dataUpdatedAt > 0) noteSeen(id, new Date(opened.dataUpdatedAt))
  }, [id, opened.dataUpdatedAt])
  return (
    <SidePanel
      isText
      title="프로필"
      closeTo={closeTo ?? { pathname: consolePaths.candidates(), search }}
      footer={
        opened.data && (
          <>
            {marks && <KeepButtons person={person} />}
            <WriteTo id={id} refusal={opened.data.refusal} composeTo={composeTo} />
          </>
        )
      }
    >
      <Loaded
        query={opened}
        title="프로필을 불러오지 못했어요"
        className="py-20"
        skeleton={<ProfileSkeleton />}
        renderFailure={(failure) => isApiError(failure) && failure.status === 404 && <NoProfile />}
      >
        {(profile) => (
          <ProfileView
            opened={profile}
            menu={marks && <PersonMenu person={person} />}
            behind={marks && <Notes key={id} candidateId={id} count={marks.notes} />}
          >
            {marks?.isHidden && <HiddenNow person={person} />}
            {marks && <TagsAndLists person={person} marks={marks} />}
            <ReasonBox why={row?.why ?? []} />
          </ProfileView>
        )}
      </Loaded>
    </SidePanel>
  )
}

function NoProfile() {
  return (
    <Empty title="볼 수 없는 프로필이에요" description="쉬고 있거나 사라진 프로필이에요." className="py-20" />
  )
}

type WriteToProps = { id: string; refusal: OpenedProfile['refusal']; composeTo: OpenedFrom['composeTo'] }

/** The link to the composer, or the reason why no offer can be sent. */
function WriteTo({ id, refusal, composeTo }: WriteToProps) {
  const { search } = useLocation()
  const isAgent = useMe().role === 'agent'
  if (refusal) {
    const { title, body } = catalogue[refusal]
    return (
      <p className="flex-1 text-label text-ink-2">
        <b className="block font-semibold text-ink">{title}</b>
        {body}
      </p>
    )
  }
  return (
    <>
      {isAgent && (
        <Link to={consolePaths.newCuration(id)} className={buttonLook({ kind: 'line', size: 'md' })}>
          큐레이션 만들기
        </Link>
      )}
      <Link
        to={composeTo ?? { pathname: consolePaths.compose(id), search }}
        className={buttonLook({ size: 'md' })}
      >
        <Bolt size={20} />
        어택 보내기
      </Link>
    </>
  )
}
