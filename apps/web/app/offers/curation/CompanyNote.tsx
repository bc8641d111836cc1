import { firstYearText } from '@coffeeattack/domain/offers/pay-words.ko'
import type { CurationItem } from './queries.ts'

type CompanyNoteProps = Pick<CurationItem, 'position' | 'domain' | 'salaryMin' | 'salaryMax' | 'pay'>

/** The position, the company's business and, when more than a salary is named, the first year. */
export function CompanyNote({ position, domain, ...offered }: CompanyNoteProps) {
  const first = firstYearText(offered)
  return (
    <>
      <span className="text-body-s text-ink-2">{position}</span> {/* The dot wraps with its text. */}
      <span className="inline-block text-caption">{position && domain ? `· ${domain}` : domain}</span>
      {first && <span className="block text-caption text-ink-2 tnum">첫해에 모두 {first}</span>}
    </>
  )
}
