import { Chip } from '@coffeeattack/ui/Chip'
import { Logo } from '@coffeeattack/ui/Logo'
import { Tag } from '@coffeeattack/ui/Tag'

type CareerHeadProps = {
  company: string
  logo: string | null
  period: string
  hidden: boolean
  onHide: (hidden: boolean) => void
}

/** Where and how long, confirmed by the office; and whether companies see it at all (PRO-4). */
export function CareerHead({ company, logo, period, hidden, onHide }: CareerHeadProps) {
  const doing = hidden ? '다시 보이기' : '숨기기'
  return (
    <div className="flex items-center gap-3.5">
      <Logo name={company} src={logo} muted={hidden} />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-1.5">
          <h3 className={`truncate text-h3 ${hidden ? 'text-ink-3' : ''}`}>{company}</h3>
          <Tag kind="verified">인증</Tag>
        </div>
        <p className="text-label text-ink-3 tnum">{hidden ? '어느 회사에도 보이지 않아요' : period}</p>
      </div>
      <Chip onClick={() => onHide(!hidden)} aria-label={`${company} 경력 ${doing}`}>
        {doing}
      </Chip>
    </div>
  )
}
