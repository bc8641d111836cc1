import { consolePaths } from '@coffeeattack/contract/pages'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Empty } from '@coffeeattack/ui/Empty'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useOpenedTitle } from '../../layout/opened-title.ts'
import { panelLook, SidePanel } from '../../layout/SidePanel.tsx'
import { NoteField } from '../../memory/NoteField.tsx'
import { usePipeline } from '../context.ts'
import { type Story, storyQuery } from '../queries.ts'
import { whoIsSpoken } from '../words.ts'
import { StoryHead } from './StoryHead.tsx'
import { StoryList } from './StoryList.tsx'

/** BIZ-10: everything between the company and a person, in the order of time. */
export function StoryPanel() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const story = useQuery(storyQuery(id))
  // The cached story of a person who left or blocked the company is not shown.
  const query = isGone(story.error) ? { ...story, data: undefined } : story
  useOpenedTitle(query.data && whoIsSpoken(query.data.card))
  return (
    <Loaded
      query={query}
      title="이야기를 불러오지 못했어요"
      className="py-20"
      skeleton={<StorySkeleton />}
      renderFailure={(failure) => isGone(failure) && <NobodyHere />}
      renderFrame={(inside) => (
        <SidePanel title="이야기" closeTo={{ pathname: consolePaths.pipeline(), search }}>
          {inside}
        </SidePanel>
      )}
    >
      {(opened) => <Opened key={id} story={opened} />}
    </Loaded>
  )
}

const isGone = (failure: unknown) => isApiError(failure) && failure.status === 404

function Opened({ story }: { story: Story }) {
  const { shown } = usePipeline()
  const card = shown(story.card)
  return (
    <aside aria-label={`${whoIsSpoken(card)} 이야기`} data-panel className={panelLook}>
      <StoryHead card={card} profile={story.profile} />
      <StoryList card={card} story={story} />
      <Foot>
        <NoteField candidateId={card.candidateId} />
      </Foot>
    </aside>
  )
}

/** The note field, focused when the address asks for it. */
function Foot({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { state, pathname, search } = useLocation()
  const isWriting = isNoteState(state)
  const begin = useEffectEvent(() => {
    foot.current?.querySelector('textarea')?.focus()
    // Removes that parameter, so that Back does not focus the field again.
    void navigate({ pathname, search }, { replace: true })
  })
  useEffect(() => {
    if (isWriting) begin()
  }, [isWriting])
  return (
    <div ref={foot} data-bottom-bar className="border-line px-4 pb-safe-4 max-lg:border-t max-lg:pt-3">
      {children}
    </div>
  )
}

const isNoteState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isWriting' in state

function NobodyHere() {
  return (
    <Empty
      title="볼 수 없는 분이에요"
      description="떠났거나, 더는 파이프라인에 없는 분이에요."
      className="py-20"
    />
  )
}

function StorySkeleton() {
  return (
    <SkeletonGroup label="이야기를 불러오는 중이에요">
      <Skeleton round="card" className="h-14" />
      <Skeleton className="mt-5 h-8" />
      <Skeleton className="mt-2 h-8" />
      {['a', 'b', 'c', 'd'].map((line) => (
        <div key={line} className="mt-6 flex gap-3">
          <Skeleton round="card" className="size-6" />
          <Skeleton className="h-5 flex-1" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
