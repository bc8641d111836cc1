import { Logo } from '@coffeeattack/ui/Logo'
import { Tag } from '@coffeeattack/ui/Tag'

type ReportHeadProps = {
  company: { name: string; logo: string | null }
  about: string
  tag: string
  isOpen?: boolean
}

/** The company, what it is about, and how it stands. */
export function ReportHead({ company, about, tag, isOpen = false }: ReportHeadProps) {
  return (
    <span className="flex items-center gap-3">
      <Logo name={company.name} src={company.logo} size={44} muted={!isOpen} />
      <span className="min-w-0 flex-1">
        <b className="block truncate text-body font-bold">{company.name}</b>
        <span className="block text-label text-ink-3 tnum">{about}</span>
      </span>
      <Tag kind={isOpen ? 'shot' : 'plain'}>{tag}</Tag>
    </span>
  )
}
