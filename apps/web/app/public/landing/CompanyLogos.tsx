import { CarouselArrows, CarouselTrack } from './Carousel.tsx'
import { landingCompanies } from './companies.ts'
import { logoPages } from './logo-pages.ts'
import { SectionTitle } from './SectionTitle.tsx'

export function CompanyLogos() {
  const pages = logoPages(landingCompanies)
  return (
    <section
      data-carousel
      aria-roledescription="캐러셀"
      aria-label="제안하는 회사"
      className="border-y-10 border-canvas pt-11 pb-8"
    >
      <div className="flex items-end justify-between px-(--gut)">
        <SectionTitle lines={['이런 회사가', '연봉을 제안해요']} />
        <CarouselArrows of="회사" />
      </div>
      <CarouselTrack label="회사 넘겨 보기" className="mt-6.5">
        {pages.map((companies, page) => (
          <li key={companies[0]?.slug} className="w-full shrink-0 snap-start px-(--gut)">
            <ul
              aria-label={`${pages.length}장 중 ${page + 1}장`}
              className="grid grid-cols-3 gap-x-2 gap-y-6"
            >
              {companies.map(({ slug, name }) => (
                <li
                  key={slug}
                  className="flex flex-col items-center gap-2.5 text-label font-medium text-ink-2"
                >
                  <CompanyMark slug={slug} size={44} />
                  {name}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </CarouselTrack>
      <div data-dots aria-hidden="true" className="needs-script mt-7 flex justify-center gap-1.5">
        {pages.map((companies, page) => (
          <i
            key={companies[0]?.slug}
            data-on={page === 0 || undefined}
            className="size-1.5 rounded-[3px] bg-line-2 [transition:width_var(--t2)_var(--ease)] data-on:w-4.5 data-on:bg-ink"
          />
        ))}
      </div>
    </section>
  )
}

const markId = (slug: string) => `mark-${slug}`

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

/** One logo of the sprite. The name stands beside it, so it is hidden from screen readers. */
export function CompanyMark({ slug, size }: { slug: string; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      aria-hidden="true"
      className="rounded-[26%] shadow-[inset_0_0_0_1px_rgb(44_24_18/.06)]"
    >
      <use href={`#${markId(slug)}`} />
    </svg>
  )
}
