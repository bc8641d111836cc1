import { spokenTimeText } from '@coffeeattack/domain/kst'
import { Card } from '@coffeeattack/ui/Card'
import { Logo } from '@coffeeattack/ui/Logo'
import { useId } from 'react'
import type { ProfileView } from '../queries.ts'

const roles: Record<ProfileView['role'], string> = { recruiter: '채용 담당자', agent: '에이전트' }

export function ViewsOfDay({ day, views }: { day: string; views: readonly ProfileView[] }) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="pb-3!">
      <h2 id={id} className="text-label font-medium text-ink-3 tnum">
        {day}
      </h2>
      <ul>
        {views.map(({ company, logo, role, at }) => (
          <li key={`${company} ${role} ${at}`} className="flex min-h-16 items-center gap-3.5 py-2">
            <Logo name={company} src={logo} />
            <div className="min-w-0 flex-1">
              <p className="truncate text-body font-semibold">{company}</p>
              <p className="text-caption text-ink-3">{roles[role]}</p>
            </div>
            <time dateTime={at} className="shrink-0 text-caption text-ink-3 tnum">
              {spokenTimeText(new Date(at))}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  )
}
