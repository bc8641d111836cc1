import { PageStyle } from '../../public/chrome/PageStyle.tsx'
import timelineCss from './timeline.css?inline'

type Stage = { title: string; about: string; marked?: boolean }

/** One thing after the other, from top to bottom; the marked one is what it is all about. */
export function Timeline({ stages }: { stages: readonly Stage[] }) {
  return (
    <>
      <PageStyle name="content-timeline" css={import.meta.env.SSR ? timelineCss : ''} />
      <ol className="timeline">
        {stages.map(({ title, about, marked }) => (
          <li key={title} className={marked ? 'marked' : undefined}>
            <b>{title}</b>
            <span>{about}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
