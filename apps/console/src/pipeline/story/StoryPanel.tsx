import { consolePaths } from '@coffeeattack/contract/console-pages'
import { isDue, remindText } from '@coffeeattack/domain/pipeline/next'
import { isCandidates, stageNames } from '@coffeeattack/domain/pipeline/stage'
import { jobTitle } from '@coffeeattack/domain/profiles/anonymous-name'
import { lengthText } from '@coffeeattack/domain/profiles/career'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { useNow } from '@coffeeattack/kit/useNow'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { DashedFace } from '@coffeeattack/ui/DashedFace'
import { Empty } from '@coffeeattack/ui/Empty'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { ChevronLeft } from '@coffeeattack/ui/icons/ChevronLeft'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { Close } from '@coffeeattack/ui/icons/Close'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { earnedText } from '../../candidates/scale/drawn.ts'
import { useOpenedTitle } from '../../layout/ConsolePage.tsx'
import { panelLook, SidePanel } from '../../layout/SidePanel.tsx'
import { Turner } from '../../list/turning.tsx'
import { NoteField } from '../../memory/NoteField.tsx'
import { type MenuKind, usePipeline } from '../context.ts'
import { whyNotMovable } from '../menu/choices.ts'
import { type Card, type Story, storyQuery } from '../queries.ts'
import { whoIs, whoIsSpoken } from '../words.ts'
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

type StoryHeadProps = { card: Card; profile: Story['profile'] }

/** The person and the facts that colleagues set. */
function StoryHead({ card, profile }: StoryHeadProps) {
  const closeTo = { pathname: consolePaths.pipeline(), search: useLocation().search }
  const [now] = useState(() => new Date())
  const facts = [
    card.name !== null && jobTitle(card),
    lengthText(card.totalMonth),
    card.name === null && card.handle,
    profile && profile.income.kind !== 'hidden' && earnedText(profile, now),
  ]
  return (
    <header className="shrink-0">
      <div className="flex h-14 items-center px-2 lg:hidden">
        <Link to={closeTo} aria-label="뒤로" className={iconButtonLook}>
          <ChevronLeft size={22} />
        </Link>
        <Turner />
      </div>
      <div className="flex items-center gap-3 pr-4 pl-5 lg:pt-5 lg:pl-6">
        {card.name ? <Avatar name={card.name} /> : <DashedFace size="lg" />}
        <div className="min-w-0 flex-1">
          <Name>{whoIs(card)}</Name>
          <p className="truncate text-caption text-ink-3 tnum">
            <MaskedText text={facts.filter(Boolean).join(' · ')} />
          </p>
        </div>
        <Link to={closeTo} aria-label="닫기" className={`${iconButtonLook} max-lg:hidden`}>
          <Close size={20} strokeWidth={1.8} />
        </Link>
      </div>
      <Settled card={card} />
      <Onward card={card} />
    </header>
  )
}

/** Focuses the name when one story replaces another. */
function Name({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <h2 ref={heading} data-opened-title tabIndex={-1} className="truncate text-h3 font-bold outline-none">
      <MaskedText text={children} />
    </h2>
  )
}

function Settled({ card }: { card: Card }) {
  const now = useNow()
  const { stage, assignee, remindOn, position } = card
  return (
    <dl className="grid grid-cols-2 gap-x-3 gap-y-1.5 px-5 max-lg:gap-y-3 max-lg:pb-1.5 pt-3.5 lg:px-6">
      <Fact name="단계" kind="move" card={card} isStill={whyNotMovable(card) !== null}>
        {isCandidates(stage) && <Person size={13} strokeWidth={2.2} />}
        <span className="truncate">{stageNames[stage]}</span>
      </Fact>
      <Fact name="담당" kind="assign" card={card}>
        {assignee && <Avatar name={assignee.name} className="-ml-1 size-5! text-[11px]!" />}
        <span className="truncate">{assignee?.name ?? '정하기'}</span>
      </Fact>
      <Fact name="다시 보기" kind="remind" card={card} isHot={isDue(remindOn, now)}>
        <Clock size={14} strokeWidth={2.2} />
        <span className="truncate tnum">{remindOn ? remindText(remindOn, now) : '정하기'}</span>
      </Fact>
      <Fact name="포지션" kind="position" card={card}>
        <span className="truncate">{position?.title ?? '정하기'}</span>
      </Fact>
    </dl>
  )
}

type FactProps = {
  name: string
  kind: MenuKind
  card: Card
  isHot?: boolean
  isStill?: boolean
  children: ReactNode
}

/** A fact as a button that changes it. */
function Fact({ name, kind, card, isHot = false, isStill = false, children }: FactProps) {
  const { openMenu, isComing } = usePipeline()
  return (
    <div className="flex min-w-0 items-center gap-2">
      <dt className="w-13 shrink-0 text-caption text-ink-3">{name}</dt>
      <dd className="min-w-0">
        <button
          type="button"
          aria-haspopup="menu"
          aria-disabled={isComing(card.id) || undefined}
          onClick={({ currentTarget }) => openMenu(kind, card, currentTarget)}
          className={`relative inline-flex h-8 max-w-full items-center gap-1.5 rounded-[10px] px-2.5 text-caption font-semibold before:absolute before:inset-x-0 before:-inset-y-1.5 aria-disabled:opacity-60 ${isHot ? 'bg-primary text-on-primary' : 'bg-surface-2 hover:bg-surface-3'}`}
        >
          <span className="sr-only">{name} </span>
          {children}
          {kind === 'move' && !isStill && <ChevronDown size={14} strokeWidth={2.2} className="shrink-0" />}
        </button>
      </dd>
    </div>
  )
}

/** Links to the step on another page. */
function Onward({ card: { stage, candidateId, coffeechat, hire, position } }: { card: Card }) {
  const way =
    stage === 'SAVED'
      ? { to: consolePaths.compose(candidateId, position?.id), text: '어택 보내기' }
      : stage === 'TERMS' && coffeechat && !hire
        ? { to: consolePaths.coffeechat(coffeechat.id), text: '채용 확정 알리기' }
        : null
  if (!way) return null
  return (
    <p className="px-5 pt-3 lg:px-6">
      <Link to={way.to} className={buttonLook({ size: 'sm', wide: true })}>
        {way.text}
      </Link>
    </p>
  )
}
