import { paths } from '@coffeeattack/contract/pages'
import { politeName } from '@coffeeattack/domain/text/names'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { Card } from '@coffeeattack/ui/Card'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Document } from '@coffeeattack/ui/icons/Document'
import { icon } from '@coffeeattack/ui/icons/Icon'
import { Message } from '@coffeeattack/ui/icons/Message'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type PaidCheck, shortDay } from '../queries.ts'

const Phone = icon(
  <path d="M13.8 16.6a1 1 0 0 0 1.2-.3l.4-.5A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.5.4a1 1 0 0 0-.3 1.2 14 14 0 0 0 6.4 6.4Z" />,
)

const LABOUR_OFFICE = 'tel:1350'

type NextStepsProps = { check: PaidCheck; name: string | null }

/** Paper first, then our desk, then the office of labour: nothing goes to the company by itself. */
export function NextSteps({ check: { id, pact }, name }: NextStepsProps) {
  const person = name ? politeName(name) : '본인'
  return (
    <Card className="px-5! py-1! [&>*+*]:border-t [&>*+*]:border-line">
      {pact && (
        <Link to={paths.pact(pact.id)} className={ROW}>
          <Step
            Icon={Document}
            title="처우 합의서 다시 보기"
            note={`${shortDay(pact.sealedOn)}에 서로 서명했어요`}
          />
        </Link>
      )}
      <Link to={paths.ask(paths.paidCheck(id))} className={ROW}>
        <Step
          Icon={Message}
          title="상담하기"
          note={`${withJosa(person, '이/가')} 원할 때만 회사와 이야기해요`}
        />
      </Link>
      <a href={LABOUR_OFFICE} className={ROW}>
        <Step Icon={Phone} title="고용노동부 1350" note="평일 오전 9시부터 오후 6시까지" />
      </a>
    </Card>
  )
}

const ROW = 'flex min-h-15 items-center gap-3 font-medium'

type StepProps = { Icon: typeof Phone; title: ReactNode; note: string }

const Step = ({ Icon, title, note }: StepProps) => (
  <>
    <Icon size={21} strokeWidth={1.8} className="shrink-0" />
    <span className="min-w-0 flex-1">
      {title}
      <span className="block text-caption font-normal text-ink-3">{note}</span>
    </span>
    <ChevronRight size={18} className="shrink-0 text-ink-3" />
  </>
)
