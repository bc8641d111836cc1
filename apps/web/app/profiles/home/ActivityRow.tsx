import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

/** Whether companies see the profile and until when; the settings change it (PRO-13). */
export function ActivityRow({ person }: { person: ApiResult<'GET /v3/users/my'> }) {
  const { isActivate, expiredAt } = person
  return (
    <Link
      to={paths.account()}
      className="flex items-center gap-3 rounded-card bg-surface p-5 text-ink-3 tnum press:bg-surface-2"
    >
      <span
        aria-hidden="true"
        className={`size-2.5 shrink-0 rounded-full ${isActivate ? 'bg-success' : 'bg-line-field'}`}
      />
      <span className="min-w-0 flex-1">
        <b className="block text-h3 text-ink">{isActivate ? '어택 받는 중' : '어택 쉬는 중'}</b>
        <span className="block text-caption">
          {isActivate && expiredAt
            ? `${dottedDay(expiredAt)}까지 회사에 보여요`
            : '회사에 프로필이 보이지 않아요'}
        </span>
      </span>
      <ChevronRight size={20} />
    </Link>
  )
}

/** '2026.02.10' */
function dottedDay(at: string): string {
  return formatDay(kstDay(new Date(at))).replaceAll('-', '.')
}
