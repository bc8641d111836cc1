import { consolePaths } from '@coffeeattack/contract/console-pages'
import type { ApplicationState } from '@coffeeattack/domain/companies/application'
import type { CompanyState } from '@coffeeattack/domain/companies/state'
import { useNow } from '@coffeeattack/kit/useNow'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Logo } from '@coffeeattack/ui/Logo'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Alike } from './queries.ts'
import { alikeWords, applicationStateNames, companyStateNames, shortTime } from './words.ts'

type AlikeProps = {
  alike: readonly Alike[]
  /** Instead of the link to a company. */
  renderAction?: (company: Alike) => ReactNode
}

/** Companies and applications that may be the same one, each with nothing but what is alike. */
export function AlikeCompanies({ alike, renderAction }: AlikeProps) {
  if (alike.length === 0) return null
  return (
    <Card
      title={
        <span className="flex items-baseline justify-between gap-3">
          같거나 비슷한 회사
          <span className="text-label font-normal text-ink-3 tnum">{alike.length}곳</span>
        </span>
      }
    >
      <ul aria-label="같거나 비슷한 회사" className="mt-1.5 divide-y divide-line">
        {alike.map((one) => (
          <Row key={one.id} one={one} renderAction={renderAction} />
        ))}
      </ul>
    </Card>
  )
}

function stateText({ kind, state }: Alike): string {
  if (kind === 'COMPANY')
    return state === 'APPROVED' ? '고객' : (companyStateNames[state as CompanyState] ?? state)
  return `신청 · ${applicationStateNames[state as ApplicationState] ?? state}`
}

type RowProps = { one: Alike; renderAction: AlikeProps['renderAction'] }

function Row({ one, renderAction }: RowProps) {
  const { kind, id, name, since, reasons, mailDomain, reason } = one
  const now = useNow()
  const words = reasons.map((why) => alikeWords[why]).join(' ')
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-3">
      <Logo name={name} size={32} muted />
      <span className="min-w-0 flex-1 basis-36">
        <b className="block truncate text-body-s font-semibold">{name}</b>
        <span className="block text-caption text-ink-3 tnum">
          {stateText(one)} · {shortTime(since, now)}부터
        </span>
      </span>
      <span className="min-w-0 flex-[2] basis-52 text-label text-ink-2 [overflow-wrap:anywhere]">
        {words}
        {mailDomain && !reasons.includes('DOMAIN') && ` 메일 주소는 ${mailDomain}이라 달라요.`}
        {reason && <span className="block text-ink-3">거절 이유: {reason}</span>}
      </span>
      {renderAction && kind === 'COMPANY' ? (
        renderAction(one)
      ) : (
        <Link
          to={kind === 'COMPANY' ? consolePaths.company(id) : consolePaths.companyApplication(id)}
          className={buttonLook({ kind: 'line', size: 'sm' })}
        >
          {kind === 'COMPANY' ? '회사 보기' : '신청 보기'}
        </Link>
      )}
    </li>
  )
}
