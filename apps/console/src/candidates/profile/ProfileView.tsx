import { degreeNames, degrees } from '@coffeeattack/domain/catalogue/education'
import { agoText, dayAgoText, kstDay, parseDay } from '@coffeeattack/domain/kst'
import { periodText } from '@coffeeattack/domain/profiles/career'
import { disclosedText } from '@coffeeattack/domain/profiles/disclosure'
import { hashtagText } from '@coffeeattack/domain/profiles/hashtags'
import { incomeLabel, incomeWord, originText } from '@coffeeattack/domain/salary/counted-income'
import { moneyText, rangeText } from '@coffeeattack/domain/salary/format'
import { MaskedTag, MaskedText } from '@coffeeattack/kit/MaskedText'
import { useNow } from '@coffeeattack/kit/useNow'
import { Amounts } from '@coffeeattack/ui/Amounts'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import { SlipRow } from '@coffeeattack/ui/Slip'
import { Tag } from '@coffeeattack/ui/Tag'
import type { ReactNode } from 'react'
import { statusNames } from '../offer-status.ts'
import type { OpenedProfile, Profile } from '../profile-query.ts'
import { PersonHead } from './PersonHead.tsx'

/** The disclosed income with its year and office; one that is too old is not called today's (VER-14). */
function EarnedRow({ income, incomeOrigin, now }: Pick<Profile, 'income' | 'incomeOrigin'> & { now: Date }) {
  return (
    <SlipRow label={incomeLabel(incomeWord(incomeOrigin?.year ?? null, now))}>
      <Amounts>{disclosedText(income)}</Amounts>
      {incomeOrigin && (
        <span className="block text-caption font-normal text-ink-3">{originText(incomeOrigin)}</span>
      )}
    </SlipRow>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-6">
      <h3 className="mb-2.5 text-label font-semibold text-ink-2">{title}</h3>
      {children}
    </section>
  )
}

/** Earlier offers of this company to the candidate. */
function OfferHistory({ offers, now }: { offers: OpenedProfile['offers']; now: Date }) {
  if (offers.length === 0) return null
  return (
    <Part title="우리가 보낸 어택">
      <ul className="grid gap-2">
        {offers.map(({ id, status, salaryMin, salaryMax, sentAt }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-3 rounded-field bg-surface-2 px-3.5 py-2.5"
          >
            <p className="text-body-s leading-close font-semibold tnum">
              {salaryMin !== null && salaryMax !== null ? rangeText(salaryMin, salaryMax) : '메시지'}
              <span className="block text-caption font-normal text-ink-3">
                {agoText(new Date(sentAt), now)}
              </span>
            </p>
            <Tag kind={status === 'MATCHED' ? 'shot' : 'plain'}>{statusNames[status]}</Tag>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Schools({ items }: { items: Profile['schools'] }) {
  if (items.length === 0) return null
  return (
    <Part title="학력">
      <ul className="grid gap-2">
        {items.map(({ name, major, degree }) => (
          <li key={`${name}${major}`} className="text-body-s leading-even">
            <b className="font-semibold">
              <MaskedText text={name} />
            </b>
            {major && (
              <span className="block text-caption text-ink-3">
                <MaskedText text={[major, degreeText(degree)].filter(Boolean).join(' · ')} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function degreeText(degree: string | null): string | null {
  const known = degrees.find((one) => one === degree)
  return known && known !== 'NONE' ? degreeNames[known] : null
}

function Careers({ items, now }: { items: Profile['careerItems']; now: Date }) {
  if (items.length === 0) return null
  return (
    <Part title="경력">
      <ol className="grid gap-4">
        {items.map((item) => (
          <li key={`${item.company}${item.start}`} className="border-l-2 border-line-2 pl-3.5">
            <p className="text-body-s leading-close font-semibold">{item.company}</p>
            <p className="text-caption text-ink-3 tnum">
              <MaskedText text={[item.job, periodText(item, now)].filter(Boolean).join(' · ')} />
            </p>
            {item.detail && (
              <p className="mt-1.5 text-label leading-relaxed whitespace-pre-line text-ink-2">
                <MaskedText text={item.detail} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </Part>
  )
}

type ProfileViewProps = {
  opened: OpenedProfile
  /** The person's menu, at the right of the head. */
  menu?: ReactNode
  /** Shown below the head: why the person matched. */
  children?: ReactNode
  /** Shown at the end: the colleagues' notes. */
  behind?: ReactNode
}

/** Everything that a company may know before a match. */
export function ProfileView({ opened, menu, children, behind }: ProfileViewProps) {
  const { profile, lastActiveOn, offers } = opened
  const now = useNow(10 * 60_000)
  const today = kstDay(now)
  return (
    <>
      <PersonHead
        profile={profile}
        line={[
          profile.isEmployed ? '재직 중' : '이직 준비',
          dayAgoText(parseDay(lastActiveOn) ?? today, today),
        ].join(' · ')}
      >
        {menu}
      </PersonHead>
      <p className="mt-2.5 flex items-center gap-1.5 text-caption text-ink-3">
        <Eye size={16} />
        프로필을 연 회사와 시간은 후보자에게 보여요.
      </p>
      {children}
      <dl className="mt-4">
        <EarnedRow {...profile} now={now} />
        <SlipRow label="희망 연봉">
          {profile.hopeSalary === null ? '아직 정하지 않았어요' : moneyText(profile.hopeSalary)}
        </SlipRow>
        <SlipRow label="이력서">{filesText(profile)}</SlipRow>
      </dl>
      <Careers items={profile.careerItems} now={now} />
      <Words title="기술" words={profile.techStackItems} />
      <Words title="업무 키워드" words={profile.hashtags.map(hashtagText)} />
      <Schools items={profile.schools} />
      <OfferHistory offers={offers} now={now} />
      {behind}
    </>
  )
}

/** Says which files exist; they can be opened after the match. */
function filesText({ hasResume, hasPortfolio }: { hasResume: boolean; hasPortfolio: boolean }): string {
  const names = [hasResume && '이력서', hasPortfolio && '포트폴리오'].filter(Boolean)
  return names.length === 0 ? '없음' : `${names.join(' · ')} (수락하면 열려요)`
}

function Words({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <Part title={title}>
      <ul className="flex flex-wrap gap-1.5">
        {words.map((word) => (
          <li key={word}>
            <MaskedTag text={word} />
          </li>
        ))}
      </ul>
    </Part>
  )
}
