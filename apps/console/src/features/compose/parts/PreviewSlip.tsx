import { BRAND } from '@coffeeattack/domain/brand'
import { hopeGapText } from '@coffeeattack/domain/offers/increase-rate'
import { groupDigits, moneyText } from '@coffeeattack/domain/salary/format'
import { Logo } from '@coffeeattack/ui/Logo'
import { Money } from '@coffeeattack/ui/Money'
import { Slip, SlipRow, SlipRule } from '@coffeeattack/ui/Slip'
import type { Profile } from '../../../candidate/profile-query.ts'
import { salariesOf, type Draft } from '../draft.ts'
import { raisePicture } from '../raise.ts'
import { RaiseBar } from './RaiseBar.tsx'

/** For whom is written; none when an agent writes for themselves. */
export type Company = { name: string; logo: string | null } | null

/** The café bill, as far as its writer may see it. */
export function PreviewSlip({
  draft,
  profile,
  company,
}: {
  draft: Draft
  profile: Profile
  company: Company
}) {
  const range = salariesOf(draft)
  const { salaryMin, salaryMax } = range
  const picture = raisePicture(profile.income, range)
  const hope = profile.hopeSalary
  const gap = hope === null || draft.isJustMessage ? null : hopeGapText(hope, range)
  return (
    <Slip>
      <div className="flex items-center gap-3.5">
        <Logo name={company?.name ?? BRAND.ko} src={company?.logo} size={56} />
        <p className="min-w-0 flex-1">
          <b className="block text-h2 leading-[1.35]">{company?.name ?? BRAND.ko}</b>
          <span className="text-body-s text-ink-3">{draft.position}</span>
        </p>
      </div>
      {!draft.isJustMessage && (
        <>
          <p className="mt-7 text-body-s leading-[1.4] font-medium text-ink-3">제안하는 연봉</p>
          {salaryMin !== null && salaryMax !== null ? (
            <Money
              amount={groupDigits(salaryMin)}
              to={salaryMin === salaryMax ? undefined : groupDigits(salaryMax)}
              size={40}
            />
          ) : (
            <p className="text-body text-ink-4">아직 적지 않았어요</p>
          )}
          {picture && <RaiseBar picture={picture} />}
        </>
      )}
      {hope !== null && gap && (
        <>
          <SlipRule />
          <dl>
            <SlipRow label="희망 연봉">{moneyText(hope)}</SlipRow>
            <SlipRow label="희망보다">{gap.replace(/^희망보다 /, '')}</SlipRow>
          </dl>
        </>
      )}
    </Slip>
  )
}
