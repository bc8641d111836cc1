import { feeStarts, monthText, rateLabel } from '@coffeeattack/domain/companies/statement'
import { fullDayText, kstDay } from '@coffeeattack/domain/kst'
import { useNow } from '@coffeeattack/kit/useNow'
import { TextField } from '@coffeeattack/ui/TextField'
import type { ComponentProps } from 'react'
import type { Company } from './queries.ts'

type Field = Omit<ComponentProps<typeof TextField>, 'label'>

type TermsFieldsProps = {
  company: Company | undefined
  fee: Field
  quota: { monthly: Field; daily: Field }
}

/** The company's success fee and its offer quota (BIZ-18). */
export function TermsFields({ company, fee, quota }: TermsFieldsProps) {
  const now = useNow(60_000)
  return (
    <>
      <div>
        <TextField
          label="성공 보수 비율"
          inputMode="decimal"
          unit="%"
          helper={
            company
              ? `바꾸면 ${monthText(feeStarts(now))} 채용부터예요. 이달은 ${rateLabel(company.feeRate)}이고, 이미 확정된 채용은 그때의 비율로 남아요.`
              : '기본 연봉에 곱해요.'
          }
          format={formatRate}
          {...fee}
        />
        {company && company.feeHistory.length > 0 && <FeeHistory history={company.feeHistory} />}
      </div>
      {company && (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="한 달 어택"
            inputMode="numeric"
            unit="건"
            format={formatCount}
            {...quota.monthly}
          />
          <TextField label="하루 어택" inputMode="numeric" unit="건" format={formatCount} {...quota.daily} />
          <p className="col-span-full -mt-1 text-caption text-pretty text-ink-3">
            이 회사 채용 담당자가 모두 함께 쓰는 수예요. 저장하면 바로 바뀌고, 그 회사의 메뉴에도 보여요.
          </p>
        </div>
      )}
    </>
  )
}

/** Fee changes, newest first: date, rate and operator. */
function FeeHistory({ history }: { history: Company['feeHistory'] }) {
  return (
    <ul aria-label="성공 보수가 바뀐 때" className="mt-2 grid gap-1 text-caption text-ink-3 tnum">
      {history.map(({ month, rate, setBy, setAt }) => (
        <li key={month}>
          <b className="font-semibold text-ink-2">
            {monthText(month)}부터 {rateLabel(rate)}
          </b>
          {` · ${setBy} 님이 ${fullDayText(kstDay(new Date(setAt)))}에 정했어요`}
        </li>
      ))}
    </ul>
  )
}

/** A percentage with two decimals at most. */
const formatRate = (raw: string) => /^\d{0,3}(\.\d{0,2})?/.exec(raw.replaceAll(/[^\d.]/g, ''))?.[0] ?? ''

const formatCount = (raw: string) => raw.replaceAll(/\D/g, '').slice(0, 4)
