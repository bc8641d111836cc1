import { paths } from '@coffeeattack/contract/pages'
import { BRAND } from '@coffeeattack/domain/brand'

type ContentHeadProps = { title: string; headline: readonly string[]; description: string }

/** The way back, the page's first line, and what it is about. A space before each break is for readers that join lines. */
export function ContentHead({ title, headline, description }: ContentHeadProps) {
  return (
    <header className="content-head">
      <nav aria-label="현재 위치">
        <ol className="content-trail">
          <li>
            <a href={paths.home()}>{BRAND.ko}</a>
          </li>
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
      <h1>
        {headline.map((line, index) => (
          <span key={line}>
            {index > 0 && <br />}
            {index < headline.length - 1 ? `${line} ` : line}
          </span>
        ))}
      </h1>
      <p className="content-lead">{description}</p>
    </header>
  )
}
