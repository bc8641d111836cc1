import { consolePaths } from '@coffeeattack/contract/pages'
import { type Condition, conditionsInWords } from '@coffeeattack/domain/candidates/saved-search'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Near } from '../queries.ts'
import { termKinds } from '../reading/reading.ts'
import { totalText } from '../search.ts'

/** Suggestions shown per group. */
const SHOWN = 3

/** Likely spellings and searches without one condition, each with its number of results. */
export function Suggested({ words, loosened }: Pick<Near, 'words' | 'loosened'>) {
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
        <Ways title="조건을 하나만 풀면">
          {loosened.slice(0, SHOWN).map(({ condition, ...other }) => (
            <Way key={conditionsInWords([condition])} {...other}>
              <span>
                {kindOf(condition)} <b className="font-bold">{nameOf(condition)}</b>
                {withJosa(nameOf(condition), '을/를').slice(nameOf(condition).length)} 빼요
              </span>
            </Way>
          ))}
        </Ways>
      )}
    </div>
  )
}

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
