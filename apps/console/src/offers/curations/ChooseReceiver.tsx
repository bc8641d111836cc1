import { consolePaths } from '@coffeeattack/contract/console-pages'
import { agoText } from '@coffeeattack/domain/kst'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import { hashtagText } from '@coffeeattack/domain/profiles/hashtags'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { useNow } from '@coffeeattack/kit/useNow'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { type CandidateRow, candidatesQuery } from '../../candidates/queries.ts'
import { EVERYBODY } from '../../candidates/search.ts'
import { AnswerWish } from '../../desk/AnswerWish.tsx'
import { type MoreRequest, moreRequestsQuery } from '../../desk/queries.ts'
import { PagedRows } from '../../list/ConsoleList.tsx'
import { SearchBox } from '../../list/SearchBox.tsx'
import { useMe } from '../../sessions/me.ts'

/** The first step of a curation: whom it is for. Who asked for more offers stands first, everybody else is searched for. */
export function ChooseReceiver() {
  const [q, setQ] = useState('')
  const found = useInfiniteQuery(candidatesQuery({ ...EVERYBODY, q }))
  return (
    <>
      <p className="-mt-2 mb-4 text-body-s text-pretty text-ink-2">누구에게 보낼 큐레이션인가요?</p>
      <SearchBox label="직무, 기술, 키워드" onSearch={setQ} />
      {q === '' && <Wishes />}
      <Heading>{q === '' ? '최근에 들른 분' : '찾은 분'}</Heading>
      <PagedRows
        label="후보자"
        query={found}
        empty="찾는 분이 없어요"
        renderRow={(person) => <PersonRow person={person} />}
      />
    </>
  )
}

const Heading = ({ children }: { children: ReactNode }) => (
  <h2 className="mt-5 mb-2 text-label font-semibold text-ink-2">{children}</h2>
)

/** Wishes that nobody or the caller has taken; a colleague's is theirs to answer. */
function Wishes() {
  const me = useMe()
  const wishes = useInfiniteQuery(moreRequestsQuery('open')).data?.pages[0]?.items ?? []
  const mine = wishes.filter(({ handler, isActive }) => isActive && (!handler || handler.id === me.id))
  if (mine.length === 0) return null
  return (
    <>
      <Heading>제안을 더 받고 싶다고 한 분</Heading>
      <ul aria-label="제안을 더 받고 싶다고 한 분" className="rounded-card bg-surface">
        {mine.slice(0, 5).map((wish) => (
          <WishRow key={wish.id} wish={wish} />
        ))}
      </ul>
    </>
  )
}

function WishRow({ wish }: { wish: MoreRequest }) {
  const now = useNow()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 border-b border-line px-5 py-4 last:border-0">
      <p className="min-w-0 flex-1 basis-60">
        <b className="block truncate text-body-s font-semibold">
          <MaskedText text={anonymousName(wish.candidate)} />
        </b>
        <span className="block text-label text-pretty text-ink-3 tnum">
          {[agoText(new Date(wish.createdAt), now), wish.message].filter(Boolean).join(' · ')}
        </span>
      </p>
      <AnswerWish wish={wish} kind="weak">
        이 요청에 답하기
      </AnswerWish>
    </li>
  )
}

/** The link covers the whole row. */
function PersonRow({ person }: { person: CandidateRow }) {
  const facts = [
    person.isEmployed ? '재직 중' : '이직 준비',
    person.hopeSalary === null ? null : `희망 ${moneyText(person.hopeSalary)}`,
    ...person.hashtags.slice(0, 3).map(hashtagText),
  ]
  return (
    <div className="relative flex items-center gap-3">
      <p className="min-w-0 flex-1">
        <Link
          to={consolePaths.newCuration(person.id)}
          className="block truncate text-body-s font-semibold after:absolute after:-inset-x-5 after:-inset-y-4 focus-visible:outline-none focus-visible:after:rounded-field focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          <MaskedText text={anonymousName(person)} />
        </Link>
        <span className="block truncate text-label text-ink-3 tnum">
          <MaskedText text={facts.filter(Boolean).join(' · ')} />
        </span>
      </p>
      <ChevronRight size={18} className="shrink-0 text-ink-3" />
    </div>
  )
}
