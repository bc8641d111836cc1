import {
  CAREER_DETAIL,
  CAREER_DETAIL_PLACEHOLDER,
  type CareerItem,
  isGoodDetail,
  periodText,
} from '@coffeeattack/domain/profiles/career'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { Chip } from '@coffeeattack/ui/Chip'
import { Logo } from '@coffeeattack/ui/Logo'
import { SelectRow } from '@coffeeattack/ui/SelectRow'
import { Tag } from '@coffeeattack/ui/Tag'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useState } from 'react'
import type { CareerChange } from './form.ts'

type CareerHeadProps = {
  company: string
  logo: string | null
  period: string
  hidden: boolean
  onHide: (hidden: boolean) => void
}

/** Employer and period, confirmed by the office, and whether companies see the entry at all (PRO-4). */
function CareerHead({ company, logo, period, hidden, onHide }: CareerHeadProps) {
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

type CareerItemFieldsProps = {
  item: CareerItem
  logo: string | null
  /** The first entry is the one companies read first. */
  startsOpen: boolean
  problem: string | null
  onChange: (change: CareerChange) => void
  onChangeJob: () => void
  onLeave: () => void
}

export function CareerItemFields(props: CareerItemFieldsProps) {
  const { item, logo, startsOpen, problem, onChange, onChangeJob, onLeave } = props
  const [open, setOpen] = useState(startsOpen || item.detail !== '')
  const [now] = useState(() => new Date())
  const { company, detail, hide, job } = item
  return (
    <article aria-label={company}>
      <CareerHead
        company={company}
        logo={logo}
        period={periodText(item, now)}
        hidden={hide}
        onHide={(hide) => onChange({ hide })}
      />
      <SelectRow
        className="mt-3.5"
        label="직무"
        value={job}
        placeholder="직무를 골라 주세요"
        onClick={onChangeJob}
      />
      {open ? (
        <TextArea
          className="mt-2.5"
          label={`${company}에서 한 일`}
          hideLabel
          placeholder={CAREER_DETAIL_PLACEHOLDER}
          limit={CAREER_DETAIL.limit}
          atLimit={limitMessage(CAREER_DETAIL.limit)}
          value={detail}
          onValueChange={(detail) => onChange({ detail })}
          onBlur={onLeave}
          error={problem}
          success={isGoodDetail(detail) && `${CAREER_DETAIL.good}자를 넘었어요. 제안이 더 잘 와요`}
        />
      ) : (
        <TextLink className="mt-1" onClick={() => setOpen(true)}>
          한 일 쓰기
        </TextLink>
      )}
    </article>
  )
}
