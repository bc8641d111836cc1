import { lengthText } from '@coffeeattack/domain/profiles/career'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import type { ReactNode, Ref } from 'react'
import { Link, type To } from 'react-router'
import { ticks, type Scale } from './scale/scale.ts'

type PeopleTableProps = {
  ref: Ref<HTMLTableElement>
  label: string
  /** Grid classes that the head and all rows share. */
  columns: string
  /** Column heads left of the salary scale. */
  before: ReactNode
  /** Column heads right of the salary scale. */
  after?: ReactNode
  scale: Scale
  children: ReactNode
}

/** A table of people whose salaries stand on one scale. The search and a position's matches use it. */
export function PeopleTable({ ref, label, columns, before, after, scale, children }: PeopleTableProps) {
  return (
    <table ref={ref} aria-label={label} className="block bg-surface max-sm:-mx-4 sm:rounded-card">
      <thead className="block max-sm:sr-only">
        <tr className={`${columns} h-[38px] border-b border-line text-caption text-ink-3`}>
          {before}
          <th scope="col" className="relative h-[18px] p-0 text-left font-normal tnum">
            <span className="sr-only">소득과 희망 연봉</span>
            {ticks(scale).map(({ at, text }, index, { length }) => (
              <i
                key={text}
                aria-hidden="true"
                style={{ left: `${at}%` }}
                className={`absolute whitespace-nowrap not-italic ${index === 0 ? '' : index === length - 1 ? '-translate-x-full' : '-translate-x-1/2'}`}
              >
                {text}
              </i>
            ))}
          </th>
          {after}
        </tr>
      </thead>
      <tbody className="block">{children}</tbody>
    </table>
  )
}

type PeopleTableRowProps = { columns: string; isOpen: boolean; children: ReactNode }

/** A row with a mark on its left edge while its profile is open. */
export function PeopleTableRow({ columns, isOpen, children }: PeopleTableRowProps) {
  return (
    <tr
      className={`${columns} relative border-b border-line py-3 transition-colors last:border-0 hover:bg-surface-2/50 sm:last:rounded-b-card ${isOpen ? 'bg-surface-2/60 before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-primary' : ''}`}
    >
      {children}
    </tr>
  )
}

type PersonLinkProps = {
  person: { id: string; totalMonth: number; handle: string }
  to: To
  isOpen: boolean
  isSeen?: boolean
  /** The person's job title. */
  children: ReactNode
}

/** The job title, whose link covers the whole row, the verified length of the career, and the handle. */
export function PersonLink({ person, to, isOpen, isSeen = false, children }: PersonLinkProps) {
  return (
    <>
      <Link
        data-row={person.id}
        to={to}
        aria-current={isOpen ? 'true' : undefined}
        className={`min-w-16 truncate text-body-s tracking-snug after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-field focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus ${isSeen ? 'font-medium text-ink-2' : 'font-bold'}`}
      >
        {children}
      </Link>
      <ShieldCheck size={15} strokeWidth={2.2} className="shrink-0 text-success" />
      <span className="sr-only">경력 인증</span>
      <span className="shrink-0 text-label tnum">{lengthText(person.totalMonth)}</span>
      <span className="max-w-24 shrink-0 truncate text-caption text-ink-3">{person.handle}</span>
    </>
  )
}
