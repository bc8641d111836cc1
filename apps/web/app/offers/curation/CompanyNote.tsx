import type { CurationItem } from './queries.ts'

/** What the person would do there, and what the company does. */
export function CompanyNote({ position, domain }: Pick<CurationItem, 'position' | 'domain'>) {
  return (
    <>
      <span className="text-body-s text-ink-2">{position}</span>{' '}
      {/* Where the line breaks, the dot goes along. */}
      <span className="inline-block text-caption">{position && domain ? `· ${domain}` : domain}</span>
    </>
  )
}
