import { BRAND } from '@coffeeattack/domain/brand'
import { monthText, VAT, wonText } from '@coffeeattack/domain/companies/statement'
import { dayText, kstDay, parseDay } from '@coffeeattack/domain/kst'
import { Logo } from '@coffeeattack/ui/Logo'
import type { Statement } from '../queries.ts'
import { StateTag } from './StateTag.tsx'
import { StatementLines } from './StatementLines.tsx'

/** The printed page: light theme, no backgrounds behind text, no names of people. */
export function StatementSheet({ statement }: { statement: Statement }) {
  const { companyName, month, sum, vat, total, closedAt, canClose } = statement
  const isGoingOn = closedAt === null && !canClose
  return (
    <article
      aria-label={`${companyName} ${monthText(month)} 정산서`}
      className="mx-auto flex max-w-198 scheme-light flex-col bg-surface px-5 py-8 text-ink shadow-2 sm:min-h-280 sm:px-15 sm:py-14 print:min-h-0 print:max-w-none print:p-0 print:shadow-none"
    >
      <Head statement={statement} />
      <h2 className="mt-6 text-h1 text-balance tnum">
        {headline(statement).map((line) => (
          <span key={line} className="block">{`${line} `}</span>
        ))}
      </h2>
      <dl className="mt-5 grid divide-line-2 rounded-card px-5 py-3 inset-ring inset-ring-line-2 max-sm:divide-y sm:grid-cols-3 sm:divide-x sm:py-4 print:grid-cols-3 print:divide-x print:py-4">
        <Total name="공급가액">{wonText(sum)}</Total>
        <Total name={`부가세 ${VAT.percent}%`}>{wonText(vat)}</Total>
        <Total name={total < 0 ? '돌려드릴 금액' : '입금할 금액'}>{wonText(Math.abs(total))}</Total>
      </dl>
      <Payment statement={statement} />
      <Sides statement={statement} />
      <StatementLines statement={statement} />
      <div className="mt-auto pt-10">
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line-2 pt-3 text-caption text-ink-3">
          <span className="text-pretty">
            {isGoingOn && '이달이 끝나기 전이라 채용이 더해지면 달라져요. '}
            채용마다 기본 연봉에 비율을 곱한 금액이에요. 부가세는 줄마다 1원 미만을 버려요. 후보자의 이름과
            연락처는 싣지 않았어요.
          </span>
          <span>{BRAND.ko}</span>
        </p>
      </div>
    </article>
  )
}

/** A month of corrections alone says only what they come to. */
function headline({ hireCount, sum, total }: Statement): string[] {
  if (hireCount > 0) return [`${hireCount}명이 함께하기로 해서`, `성공 보수는 ${wonText(sum)}이에요`]
  return ['앞선 정산서를 바로잡아', total < 0 ? `${wonText(-total)}을 돌려드려요` : `${wonText(total)}이에요`]
}

const onDay = (day: string) => dayText(parseDay(day) ?? 0)

function Head({ statement }: { statement: Statement }) {
  const { companyName, companyLogo, month, number, state, closedAt, sentAt } = statement
  const facts = [monthText(month), number && `정산서 번호 ${number}`]
  return (
    <header className="flex items-center gap-3 border-b border-ink pb-4 max-sm:flex-wrap print:flex-nowrap">
      <Logo name={companyName} src={companyLogo} size={40} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-body font-bold">{`${companyName} 정산서`}</p>
        <p className="text-caption text-ink-3 tnum">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <p className="flex shrink-0 flex-col items-end gap-1 text-right text-caption text-ink-3 tnum max-sm:basis-full max-sm:flex-row max-sm:items-center max-sm:gap-2 print:basis-auto">
        <span className="print:hidden">
          <StateTag state={state} closedAt={closedAt} />
        </span>
        {sentAt && `${dayText(kstDay(new Date(sentAt)))}에 보냈어요`}
      </p>
    </header>
  )
}

function Total({ name, children }: { name: string; children: string }) {
  return (
    <div className="py-2 sm:px-5 sm:py-0 sm:first:pl-0 print:px-5 print:py-0 print:first:pl-0">
      <dt className="text-caption text-ink-3">{name}</dt>
      <dd className="text-h2 whitespace-nowrap tnum">{children}</dd>
    </div>
  )
}

/** Until when and where it is paid; before it is sent there is no such day. */
function Payment({ statement: { dueOn, paidOn, total, state, supplier } }: { statement: Statement }) {
  if (dueOn === null || total <= 0) return null
  const isOver = state === 'OVERDUE'
  return (
    <dl className="mt-3 grid gap-x-8 gap-y-1 text-body-s sm:grid-cols-[auto_1fr] print:grid-cols-[auto_1fr]">
      <dt className="text-ink-3">입금 기한</dt>
      <dd className={`tnum ${isOver ? 'font-bold text-danger' : 'font-medium'}`}>
        {isOver ? `${onDay(dueOn)} · 기한이 지났어요` : onDay(dueOn)}
      </dd>
      <dt className="text-ink-3">입금 계좌</dt>
      <dd className="font-medium tnum">{supplier.account}</dd>
      {paidOn && (
        <>
          <dt className="text-ink-3 print:hidden">입금</dt>
          <dd className="font-medium tnum print:hidden">{`${onDay(paidOn)}에 확인했어요`}</dd>
        </>
      )}
    </dl>
  )
}

function Sides({ statement: { supplier, customer } }: { statement: Statement }) {
  return (
    <div className="mt-6 grid gap-4 border-t border-line-2 pt-4 sm:grid-cols-2 print:grid-cols-2">
      <Side
        name="공급자"
        facts={[
          ['상호', supplier.name],
          ['등록번호', supplier.businessNumber],
          ['대표자', supplier.representative],
          ['주소', supplier.address],
          ['연락처', `${supplier.phone} · ${supplier.email}`],
        ]}
      />
      <Side
        name="공급받는 자"
        facts={[
          ['상호', customer.name],
          ['등록번호', customer.businessNumber ?? '아직 없어요'],
        ]}
      />
    </div>
  )
}

function Side({ name, facts }: { name: string; facts: readonly (readonly [string, string])[] }) {
  return (
    <section aria-label={name}>
      <h3 className="text-caption font-bold text-ink-3">{name}</h3>
      <dl className="mt-1 grid grid-cols-[4rem_1fr] gap-y-0.5 text-body-s">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-3">{term}</dt>
            <dd className="min-w-0 wrap-anywhere tnum">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
