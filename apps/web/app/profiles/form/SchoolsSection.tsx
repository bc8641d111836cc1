import { canAddSchool, schoolRow } from '@coffeeattack/domain/catalogue/education'
import { EDUCATION } from '@coffeeattack/domain/catalogue/education-limits'
import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import { AddChip } from '@coffeeattack/ui/AddChip'
import { tell } from '@coffeeattack/ui/ask'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import type { SchoolItem } from './queries.ts'
import { Section } from './Section.tsx'

type SchoolsSectionProps = { schools: readonly SchoolItem[]; onOpen: (id?: string) => void }

/** The education list: at most ten entries (PRO-8, VAL-19). */
export function SchoolsSection({ schools, onOpen }: SchoolsSectionProps) {
  function add() {
    const { title, body, button } = candidateCatalogue.EDUCATION_LIMIT
    if (canAddSchool(schools.length)) onOpen()
    else void tell(title, body, button)
  }
  const count = (
    <span className="text-label text-ink-3 tnum">
      <b className="text-ink">{schools.length}</b> / {EDUCATION.max}
      <span className="sr-only">개</span>
    </span>
  )
  return (
    <Section title="학력" aside={count}>
      <ul aria-label="학력" className="mb-3 grid gap-2 empty:hidden">
        {schools.map((school) => (
          <li key={school.id}>
            <SchoolRow school={school} onClick={() => onOpen(school.id)} />
          </li>
        ))}
      </ul>
      <AddChip onClick={add}>학력 추가하기</AddChip>
    </Section>
  )
}

function SchoolRow({ school, onClick }: { school: SchoolItem; onClick: () => void }) {
  const row = schoolRow(school)
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex w-full items-center gap-3 rounded-field py-3 pr-3 pl-4 text-left inset-ring inset-ring-line-2 transition-colors press:bg-surface-2"
    >
      <span className="min-w-0 flex-1">
        <b className="block truncate text-h3">{row.school}</b>
        <span className={`block truncate text-body-s ${row.needsMajor ? 'text-ink-4' : 'text-ink-2'}`}>
          {row.major}
        </span>
        <span className="block text-caption text-ink-3 tnum">{row.period}</span>
      </span>
      <ChevronRight size={18} className="shrink-0 text-ink-3" />
    </button>
  )
}
