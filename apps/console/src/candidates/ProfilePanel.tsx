import { consolePaths } from '@coffeeattack/contract/console-pages'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { agoText } from '@coffeeattack/domain/kst'
import { COMPARED } from '@coffeeattack/domain/memory/limits'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useNow } from '@coffeeattack/kit/useNow'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Empty } from '@coffeeattack/ui/Empty'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { Bolt } from '@coffeeattack/ui/icons/Bolt'
import { Columns } from '@coffeeattack/ui/icons/Columns'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import { EyeOff } from '@coffeeattack/ui/icons/EyeOff'
import { Pencil } from '@coffeeattack/ui/icons/Pencil'
import { Skeleton, SkeletonGroup, Skeletons } from '@coffeeattack/ui/Skeleton'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation, useOutletContext, useParams } from 'react-router'
import { useOpenedTitle } from '../layout/ConsolePage.tsx'
import { SidePanel } from '../layout/SidePanel.tsx'
import { hide, type MarkedPerson, noteSeen, show } from '../memory/marks.ts'
import { NoteField } from '../memory/NoteField.tsx'
import { NoteWords } from '../memory/NoteWords.tsx'
import { type Note, notesQuery } from '../memory/queries.ts'
import { StarButton } from '../memory/StarButton.tsx'
import { TagsAndLists } from '../memory/TagsAndLists.tsx'
import { isSecondPress } from '../offers/compose/second-press.ts'
import { useMe } from '../sessions/me.ts'
import { useChoosing } from './compare/choosing.ts'
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
  const { row, closeTo, composeTo, explained } = useOutletContext<OpenedFrom>()
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
            {explained ?? <ReasonBox why={row?.why ?? []} />}
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
        onClick={isSecondPress}
        className={buttonLook({ size: 'md' })}
      >
        <Bolt size={20} />
        어택 보내기
      </Link>
    </>
  )
}

/** The notes about a person, newest next to the field for a new one. */
function Notes({ candidateId, count }: { candidateId: string; count: number }) {
  const notes = useQuery({ ...notesQuery(candidateId), enabled: count > 0 })
  return (
    <section aria-label="메모" className="mt-6">
      <h3 className="mb-2.5 text-label font-semibold text-ink-2">메모</h3>
      {(count > 0 || notes.data) && (
        <Loaded
          query={notes}
          title="메모를 불러오지 못했어요"
          className="py-4"
          skeleton={<Skeletons label="메모를 불러오는 중이에요" round="card" shapes={['mb-3 h-16']} />}
        >
          {({ items }) => (
            <ul className="mb-3 grid gap-3 empty:hidden">
              {items.map((note) => (
                <OneNote key={note.id} note={note} candidateId={candidateId} />
              ))}
            </ul>
          )}
        </Loaded>
      )}
      <NoteField candidateId={candidateId} />
    </section>
  )
}

function OneNote({ note, candidateId }: { note: Note; candidateId: string }) {
  const now = useNow(60_000)
  const { author, createdAt, editedAt } = note
  return (
    <li>
      <p className="flex items-baseline justify-between gap-2 text-caption text-ink-3">
        <b className="text-label font-semibold text-ink">{author.name}</b>
        <time dateTime={createdAt}>{agoText(new Date(createdAt), now)}</time>
      </p>
      <NoteWords note={{ ...note, isEdited: editedAt !== null }} candidateId={candidateId} />
    </li>
  )
}

/** The menu in the head of a profile: compare and hide. */
function PersonMenu({ person }: { person: MarkedPerson }) {
  const choosing = useChoosing()
  const isHidden = person.marks?.isHidden ?? false
  const isChosen = choosing?.chosen.includes(person.id) ?? false
  return (
    <span className="-my-1 -mr-2 ml-auto flex">
      {choosing && (
        <IconButton
          label="비교에 넣기"
          title="비교에 넣기"
          aria-pressed={isChosen}
          disabled={!isChosen && choosing.chosen.length >= COMPARED.most}
          onClick={() => choosing.toggle(person.id)}
          className={isChosen ? 'bg-surface-3' : ''}
        >
          <Columns size={19} />
        </IconButton>
      )}
      <IconButton
        label={isHidden ? '다시 보이기' : '숨기기'}
        title={isHidden ? '다시 보이기' : '숨기기'}
        onClick={() => void (isHidden ? show(person) : hide(person))}
      >
        {isHidden ? <Eye size={19} /> : <EyeOff size={19} />}
      </IconButton>
    </span>
  )
}

/** Says why the person is in no list. */
function HiddenNow({ person }: { person: MarkedPerson }) {
  return (
    <p className="mt-3 flex items-center justify-between gap-3 rounded-field bg-surface-2 py-1 pr-3 pl-3.5 text-label text-ink-2">
      <span className="py-1.5">우리 팀이 숨긴 분이에요. 검색에 보이지 않아요.</span>
      <TextLink size="sm" className="shrink-0" onClick={() => void show(person)}>
        되돌리기
      </TextLink>
    </p>
  )
}

const square = 'size-12 shrink-0 rounded-field bg-surface-2 press:bg-surface-3'

/** Beside the link to the composer: star the person or write a note. */
function KeepButtons({ person }: { person: MarkedPerson }) {
  function write() {
    const field = document.querySelector<HTMLElement>('[data-panel] textarea')
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }
  return (
    <>
      <StarButton person={person} size={22} className={square} />
      <button
        type="button"
        aria-label="메모 쓰기"
        onClick={write}
        className={`grid place-items-center ${square}`}
      >
        <Pencil size={20} strokeWidth={1.9} />
      </button>
    </>
  )
}
