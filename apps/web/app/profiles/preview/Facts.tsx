import { disclosedText } from '@coffeeattack/domain/profiles/disclosure'
import { lengthText } from '@coffeeattack/domain/profiles/career-length'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { Card } from '@coffeeattack/ui/Card'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Tag } from '@coffeeattack/ui/Tag'
import type { AnonymousProfile } from './queries.ts'

/** Who it is, as far as a company may know: no name, an age band, an income as far as it is disclosed. */
export function Facts({ profile }: { profile: AnonymousProfile }) {
  const { jobSubLabel, jobLabel, ageBand, totalMonth, isEmployed, income, hopeSalary } = profile
  const attached = [profile.hasResume && '이력서 있음', profile.hasPortfolio && '포트폴리오 있음'].filter(
    (one) => one !== false,
  )
  return (
    <Card aria-label="요약">
      <div className="flex items-center gap-3.5">
        <span
          aria-hidden="true"
          className="grid size-13 shrink-0 place-items-center rounded-full bg-surface-2 text-ink-3"
        >
          <Person size={28} />
        </span>
        <div className="min-w-0">
          <h2 className="text-h2">{jobSubLabel || jobLabel || '아직 고른 직무가 없어요'}</h2>
          <p className="text-label text-ink-3 tnum">
            {ageBand && `${ageBand} · `}
            <span className="whitespace-nowrap">경력 {lengthText(totalMonth)}</span>
            {isEmployed && ' · 재직 중'}
          </p>
        </div>
      </div>
      <dl className="mt-4.5 grid gap-2.5 rounded-field bg-surface-2 p-4 text-body-s">
        <Fact label="인증한 소득">{disclosedText(income)}</Fact>
        <Fact label="희망 연봉">{hopeSalary === null ? '아직 정하지 않았어요' : moneyText(hopeSalary)}</Fact>
      </dl>
      {attached.length > 0 && (
        <p className="mt-3.5 flex flex-wrap gap-1.5">
          {attached.map((one) => (
            <Tag key={one} kind="verified">
              {one}
            </Tag>
          ))}
        </p>
      )}
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-3">{label}</dt>
      <dd className="text-right font-semibold tnum">{children}</dd>
    </div>
  )
}
