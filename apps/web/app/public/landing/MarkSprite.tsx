import { landingCompanies } from './companies.ts'

export const markId = (slug: string) => `mark-${slug}`

const files = import.meta.env.SSR
  ? import.meta.glob<string>('../../../public/logos/*.svg', { query: '?raw', import: 'default', eager: true })
  : {}

/** The marks once, inside the page: lighter than a request for each, and any place can show one by name. */
export function MarkSprite() {
  const symbols = landingCompanies.map(({ slug }) => {
    const file = files[`../../../public/logos/${slug}.svg`] ?? ''
    const drawing = file.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
    return `<symbol id="${markId(slug)}" viewBox="0 0 64 64">${drawing}</symbol>`
  })
  return <svg aria-hidden="true" className="hidden" dangerouslySetInnerHTML={{ __html: symbols.join('') }} />
}
