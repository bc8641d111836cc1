import { consolePaths } from '@coffeeattack/contract/console-pages'
import { type Condition, conditionsInWords } from '@coffeeattack/domain/candidates/saved-search'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Button } from '@coffeeattack/ui/Button'
import { Empty } from '@coffeeattack/ui/Empty'
import { Bell } from '@coffeeattack/ui/icons/Bell'
import { Check } from '@coffeeattack/ui/icons/Check'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { CandidateTable } from '../CandidateTable.tsx'
import { type Near, nearQuery } from '../queries.ts'
import { termKinds } from '../reading/reading.ts'
import { keptOf, nameFor, useSavedSearches } from '../saved/use-saved-searches.ts'
import { scaleFor } from '../scale/scale.ts'
import {
  type Change,
  EVERYBODY,
  filterText,
  isNarrowed,
  isOfMarked,
  type Search,
  totalText,
} from '../search.ts'

type NobodyFoundProps = {
  /** The nearest people behave like a list for the keyboard. */
  ref: Ref<HTMLTableElement>
  search: Search
  /** The searched words, which the rows mark. */
  sought: readonly string[]
  change: Change
  openId: string | undefined
}

/** Shown when nobody matches: likely spellings, conditions to drop, and the nearest people (BIZ-8). */
export function NobodyFound(props: NobodyFoundProps) {
  const { search } = props
  if (!isNarrowed(search))
    return (
      <div className="rounded-card bg-surface py-16">
        <Empty title="아직 찾을 수 있는 분이 없어요" description="새로 오는 분부터 여기에 보여요." />
      </div>
    )
  if (isOfMarked(search) && filterText(search) === '') return <NobodyMarked search={search} />
  return (
    <div className="rounded-card bg-surface pt-7 pb-2">
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 sm:px-7">
        <h2 className="text-h2">다 맞는 분은 아직 없어요</h2>
        <TellMeButton search={search} />
      </div>
      <NearPeople {...props} />
    </div>
  )
}

/** Nobody has this mark, or those who have it are not active. */
function NobodyMarked({ search: { starred, hidden } }: Pick<NobodyFoundProps, 'search'>) {
  const [title, description] = hidden
    ? ['숨긴 분이 없어요', '숨긴 분은 여기에서 다시 볼 수 있어요.']
    : starred
      ? ['지금 볼 수 있는 담아 둔 분이 없어요', '별을 누르면 여기에 모여요. 쉬고 있는 분은 보이지 않아요.']
      : ['지금 볼 수 있는 분이 없어요', '프로필에서 태그를 달거나 목록에 넣으면 여기에 모여요.']
  return (
    <div className="rounded-card bg-surface py-16">
      <Empty title={title} description={description} />
    </div>
  )
}

function NearPeople({ ref, search, sought, change, openId }: NobodyFoundProps) {
  const near = useQuery(nearQuery(search))
  return (
    <Loaded
      query={near}
      title="가까운 분을 찾지 못했어요"
      className="py-12"
      skeleton={
        <Skeletons
          label="가까운 분을 찾고 있어요"
          round="card"
          className="grid gap-3 px-5 pt-5 pb-6 sm:grid-cols-2 sm:px-7"
          shapes={['h-32', 'h-32']}
        />
      }
    >
      {({ words, loosened, people }) => (
        <>
          {words.length + loosened.length > 0 ? (
            <>
              <p className="mt-0.5 px-5 text-body-s text-ink-2 sm:px-7">이렇게 바꾸면 만날 수 있어요.</p>
              <Suggested words={words} loosened={loosened} />
            </>
          ) : (
            <p className="px-5 py-5 text-body-s text-ink-3 sm:px-7">
              다른 말로 찾거나{' '}
              <button
                type="button"
                className="font-medium text-ink-2 underline underline-offset-4"
                onClick={() => change(EVERYBODY)}
              >
                처음부터 다시
              </button>{' '}
              찾아보세요.
            </p>
          )}
          {people.length > 0 && (
            <>
              <h3 className="mt-6 mb-2.5 px-5 text-body-s font-bold sm:px-7">{`가장 가까운 분 ${people.length}명`}</h3>
              <CandidateTable
                ref={ref}
                label="가장 가까운 분"
                rows={people}
                scale={scaleFor(people)}
                sought={sought}
                budget={EVERYBODY.hope}
                openId={openId}
              />
            </>
          )}
        </>
      )}
    </Loaded>
  )
}

/** Saves the search with notifications about new matches. */
function TellMeButton({ search }: { search: Search }) {
  const { kept, keep, change } = useSavedSearches()
  const items = kept.data?.items ?? []
  const own = keptOf(items, search)
  if (own?.tells)
    return (
      <output className="flex min-h-10 items-center gap-1.5 text-body-s font-medium text-ink-2">
        <Check size={16} strokeWidth={2.4} className="text-success" />
        이런 분이 오면 알려 드릴게요
      </output>
    )

  function tell() {
    if (own) void change.run({ id: own.id, tells: true })
    else void keep.run({ name: nameFor(search, items), filter: filterText(search), tells: true })
  }
  return (
    <Button
      kind="line"
      size="sm"
      disabled={!kept.data}
      busy={(keep.busy || change.busy) && '저장하는 중'}
      onClick={tell}
    >
      <Bell size={17} />
      이런 분이 오면 알려 주기
    </Button>
  )
}

/** Suggestions shown per group. */
const SHOWN = 3

/** Likely spellings and searches without one condition, each with its number of results. */
function Suggested({ words, loosened }: Pick<Near, 'words' | 'loosened'>) {
  return (
    <div className="grid gap-3 px-5 pt-5 sm:px-7 sm:grid-cols-2">
      {words.length > 0 && (
        <Ways title="혹시 이 말인가요?">
          {words.slice(0, SHOWN).map(({ typed, name, ...other }) => (
            <Way key={`${typed} ${name}`} {...other}>
              <s className="text-ink-3 decoration-[1.5px]">{typed}</s>
              <ChevronRight size={14} className="shrink-0 text-ink-3" />
              <b className="font-bold">{name}</b>
            </Way>
          ))}
        </Ways>
      )}
      {loosened.length > 0 && (
        <Ways title={loosened.some(({ also }) => also) ? '조건을 두 개 풀면' : '조건을 하나만 풀면'}>
          {loosened.slice(0, SHOWN).map(({ condition, also, ...other }) => (
            <Way key={conditionsInWords(also ? [condition, also] : [condition])} {...other}>
              <span>
                {also && <Named condition={also} josa="와/과" />}
                <Named condition={condition} josa="을/를" />
                빼요
              </span>
            </Way>
          ))}
        </Ways>
      )}
    </div>
  )
}

type NamedProps = { condition: Condition; josa: '을/를' | '와/과' }

const Named = ({ condition, josa }: NamedProps) => (
  <>
    {kindOf(condition)} <b className="font-bold">{nameOf(condition)}</b>
    {withJosa(nameOf(condition), josa).slice(nameOf(condition).length)}{' '}
  </>
)

function Ways({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-button bg-surface-2 px-4.5 pt-4 pb-2">
      <h3 className="text-caption font-medium text-ink-3">{title}</h3>
      <ul>{children}</ul>
    </section>
  )
}

type WayProps = { filter: string; total: number; isMore: boolean; children: ReactNode }

function Way({ filter, total, isMore, children }: WayProps) {
  const { figure } = totalText(total, isMore)
  return (
    <li className="border-line not-first:border-t">
      <Link
        to={{ pathname: consolePaths.candidates(), search: filter && `?${filter}` }}
        className="flex min-h-11 items-center gap-2 text-label"
      >
        {children}
        <span className="ml-auto font-bold tnum">{figure + (isMore ? '+' : '')}</span>
      </Link>
    </li>
  )
}

function kindOf(condition: Condition): string {
  if (condition.kind === 'years') return '경력'
  if (condition.kind === 'hope') return '희망'
  if (condition.kind !== 'terms') return ''
  const [term] = condition.terms
  return condition.isNot || !term ? '제외' : termKinds[term.kind]
}

const nameOf = (condition: Condition) =>
  condition.kind === 'terms'
    ? condition.terms.map(({ name }) => name).join(' 또는 ')
    : conditionsInWords([condition])
