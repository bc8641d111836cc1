import { Barred } from '@coffeeattack/ui/icons/Barred'
import { PauseCircle } from '@coffeeattack/ui/icons/PauseCircle'

type StoppedNoticeProps = { kind: string; title: string; about: string; source: string }

/** What happened to the company, what that means for the person, and who says so since when (FIRM-3). */
export function StoppedNotice({ kind, title, about, source }: StoppedNoticeProps) {
  const Icon = kind === 'CLOSED' ? Barred : PauseCircle
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> holds no heading
      role="status"
      className="flex gap-3.5 rounded-card bg-surface px-5 py-4.5"
    >
      <Icon size={24} strokeWidth={1.8} className="mt-0.5 shrink-0 text-ink-2" />
      <div className="min-w-0">
        <h2 className="text-h3 font-bold">{title}</h2>
        <p className="mt-0.5 text-body-s text-ink-2">{about}</p>
        <p className="mt-2 text-caption text-ink-3 tnum">{source}</p>
      </div>
    </section>
  )
}
