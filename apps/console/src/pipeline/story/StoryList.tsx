import { consolePaths } from '@coffeeattack/contract/console-pages'
import type { StoryGroup } from '@coffeeattack/domain/pipeline/story'
import { MaskedTag } from '@coffeeattack/kit/MaskedText'
import { useNow } from '@coffeeattack/kit/useNow'
import { Bolt } from '@coffeeattack/ui/icons/Bolt'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { CoffeeCup } from '@coffeeattack/ui/icons/CoffeeCup'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Pencil } from '@coffeeattack/ui/icons/Pencil'
import { Person } from '@coffeeattack/ui/icons/Person'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { CandidateSalaryScale } from '../../candidates/CandidateSalaryScale.tsx'
import { scaleFor } from '../../candidates/scale/scale.ts'
import { NoteWords } from '../../memory/NoteWords.tsx'
import type { Card, Story, StoryEntry } from '../queries.ts'
import { entryTime, inMonths } from '../words.ts'

const tabs = [
  ['all', '모두'],
  ['profile', '프로필'],
  ['offer', '어택'],
  ['talk', '대화'],
  ['meeting', '만남'],
  ['note', '메모'],
] as const satisfies readonly (readonly [StoryGroup | 'all', string])[]

type Tab = (typeof tabs)[number][0]

/** The story in the order of time, newest next to the note field. */
export function StoryList({ card, story: { profile, story } }: { card: Card; story: Story }) {
  const [tab, setTab] = useState<Tab>('all')
  const now = useNow()
  const scroller = useRef<HTMLDivElement>(null)
  const entries = tab === 'all' ? story : story.filter(({ group }) => group === tab)
  const hasProfile = (tab === 'all' || tab === 'profile') && profile !== null
  useNewestInSight(scroller, `${tab} ${entries.at(-1)?.id}`)
  return (
    <>
      <Tabs tab={tab} onTab={setTab} />
      <div
        ref={scroller}
        role="tabpanel"
        id="story"
        aria-labelledby={`story-${tab}`}
        // The list may contain no focusable element; tabIndex lets keys scroll it.
        tabIndex={0}
        className="relative flex min-h-0 flex-1 flex-col overflow-y-auto px-5 pt-1.5 pb-3 lg:px-6"
      >
        {hasProfile && <Profile card={card} profile={profile} />}
        <div className="mt-auto">
          {inMonths(entries, now).map((month) => (
            <section key={month.name} aria-label={month.name}>
              <h3 className="pt-0.5 pb-1 pl-9 text-[0.78rem] leading-[18px] font-normal tracking-normal text-ink-3">
                {month.name}
              </h3>
              <ol>
                {month.entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} card={card} now={now} />
                ))}
              </ol>
            </section>
          ))}
          {entries.length === 0 && !hasProfile && (
            <p className="py-10 text-center text-label text-ink-3">{nothing[tab]}</p>
          )}
        </div>
      </div>
    </>
  )
}

const nothing: Readonly<Record<Tab, string>> = {
  all: '아직 아무 일도 없었어요',
  profile: '지금은 프로필을 볼 수 없어요',
  offer: '아직 보낸 어택이 없어요',
  talk: '아직 나눈 대화가 없어요',
  meeting: '아직 만난 적이 없어요',
  note: '아직 남긴 메모가 없어요',
}

function Tabs({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const bar = useRef<HTMLDivElement>(null)
  function turn(by: number) {
    const at = tabs.findIndex(([each]) => each === tab)
    const next = tabs.at((at + by) % tabs.length)
    if (!next) return
    onTab(next[0])
    bar.current?.querySelector<HTMLElement>(`#story-${next[0]}`)?.focus()
  }
  return (
    <div
      ref={bar}
      role="tablist"
      aria-label="이야기 나누어 보기"
      className="strip flex shrink-0 gap-0.5 border-b border-line px-3 pt-2 lg:px-4"
    >
      {tabs.map(([each, name]) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`story-${each}`}
          aria-selected={each === tab}
          aria-controls="story"
          tabIndex={each === tab ? 0 : -1}
          onClick={() => onTab(each)}
          onKeyDown={({ key }) => (key === 'ArrowRight' ? turn(1) : key === 'ArrowLeft' && turn(-1))}
          className="h-10 shrink-0 px-2.5 text-label font-medium text-ink-3 outline-offset-[-2px] max-lg:h-11 aria-selected:font-bold aria-selected:text-ink aria-selected:shadow-[inset_0_-2px_0_var(--primary)]"
        >
          {name}
        </button>
      ))}
    </div>
  )
}

const TECHNIQUES = 5

function Profile({ card, profile }: { card: Card; profile: NonNullable<Story['profile']> }) {
  const words = [...new Set([...profile.techStackItems, ...profile.hashtags])].slice(0, TECHNIQUES)
  return (
    <section aria-label="프로필" className="mb-2 border-b border-line pt-2 pb-3">
      <div className="relative">
        <CandidateSalaryScale
          person={profile}
          scale={scaleFor([profile])}
          budget={{ min: null, max: null }}
          strong={false}
        />
      </div>
      <div className="mt-2.5 flex flex-wrap items-center gap-1.5">
        {words.map((word) => (
          <MaskedTag key={word} text={word} />
        ))}
        <Link to={consolePaths.candidate(card.candidateId)} className={`${textLinkLook} ml-auto`}>
          프로필 모두 보기
        </Link>
      </div>
    </section>
  )
}

/** Scrolls to the newest entry on opening, on another filter and on news. */
function useNewestInSight(scroller: RefObject<HTMLElement | null>, newest: string): void {
  const isAtEnd = useRef(true)
  useEffect(() => {
    const element = scroller.current
    const look = () => {
      if (element) isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40
    }
    element?.addEventListener('scroll', look, { passive: true })
    return () => element?.removeEventListener('scroll', look)
  }, [scroller])
  useLayoutEffect(() => {
    if (isAtEnd.current) scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- looked at again when something newer is shown
  }, [scroller, newest])
}

type EntryProps = { entry: StoryEntry; card: Card; now: Date }

/** One event: a grey dot for the company's, a ring for the candidate's. */
function Entry({ entry, card, now }: EntryProps) {
  const Icon = icons[iconOf(entry)]
  const { title, body, at, link, note, side } = entry
  return (
    <li className="relative grid grid-cols-[24px_minmax(0,1fr)] gap-3 pb-2.5 before:absolute before:top-6 before:bottom-0 before:left-[11.5px] before:w-px before:bg-line-2">
      <span
        className={`relative grid size-6 place-items-center rounded-full ${side === 'candidate' ? 'border-[2.5px] border-primary bg-surface text-ink max-lg:bg-page' : 'bg-surface-3 text-ink-2'}`}
      >
        <Icon size={13} strokeWidth={2.4} />
        {side === 'candidate' && <span className="sr-only">후보자</span>}
      </span>
      <div>
        <p className="flex justify-between gap-2 leading-[22px]">
          <b className="min-w-0 text-label font-semibold [overflow-wrap:anywhere]">
            {note ? note.author.name : title}
          </b>
          <time dateTime={at} className="shrink-0 text-[0.78rem] text-ink-3 tnum">
            {entryTime(at, now)}
          </time>
        </p>
        {note ? (
          <NoteWords note={note} candidateId={card.candidateId} />
        ) : (
          (body || link) && (
            <p className="text-caption leading-[18px] text-ink-3 [overflow-wrap:anywhere]">
              {link ? (
                <Link
                  to={wayTo(link)}
                  className="font-semibold text-ink underline decoration-line-2 underline-offset-3"
                >
                  {body ?? leads[link.to]}
                </Link>
              ) : (
                body
              )}
            </p>
          )
        )}
      </div>
    </li>
  )
}

const leads = {
  room: '대화 보기',
  coffeechat: '커피챗 보기',
  offer: '어택 보기',
  profile: '프로필 보기',
} as const

function wayTo({ to, id }: NonNullable<StoryEntry['link']>): string {
  switch (to) {
    case 'room':
      return consolePaths.room(id)
    case 'coffeechat':
      return consolePaths.coffeechat(id)
    case 'offer':
      return consolePaths.sentOffers(id)
    case 'profile':
      return consolePaths.candidate(id)
  }
}

const icons = {
  profile: Person,
  offer: Bolt,
  answer: Person,
  talk: Message,
  meeting: CoffeeCup,
  step: ChevronRight,
  note: Pencil,
} as const

function iconOf({ group, side }: StoryEntry): keyof typeof icons {
  if (group === 'offer' && side === 'candidate') return 'answer'
  return group === 'meeting' && side === 'company' ? 'step' : group
}
