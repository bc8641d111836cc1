import { dayAgoText, kstDay, parseDay } from '@coffeeattack/domain/kst'
import { disclosedText } from '@coffeeattack/domain/profiles/disclosure'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import { Person } from '@coffeeattack/ui/icons/Person'
import { SlipRow } from '@coffeeattack/ui/Slip'
import { Tag } from '@coffeeattack/ui/Tag'
import type { OpenedProfile } from '../profile-query.ts'
import { anonymousName } from '../words.ts'
import { useNow } from '../../clock/use-now.ts'
import { Careers } from './Careers.tsx'
import { OfferHistory } from './OfferHistory.tsx'
import { Part } from './Part.tsx'
import { Schools } from './Schools.tsx'

/** Everything a company may know before a match, and nothing else. */
export function ProfileView({ opened: { profile, lastActiveOn, offers } }: { opened: OpenedProfile }) {
  const now = useNow(10 * 60_000)
  const today = kstDay(now)
  return (
    <>
      <div className="flex items-center gap-3 rounded-button bg-surface-2 px-3.5 py-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface text-ink-2">
          <Person size={22} strokeWidth={1.8} />
        </span>
        <p className="min-w-0 leading-close">
          <b className="block text-body-s font-semibold">{anonymousName(profile)}</b>
          <span className="text-caption text-ink-3">
            {[
              profile.ageBand,
              profile.isEmployed ? '재직 중' : '이직 준비',
              dayAgoText(parseDay(lastActiveOn) ?? today, today),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
      </div>
      <p className="mt-2.5 flex items-center gap-1.5 text-caption text-ink-3">
        <Eye size={16} />
        프로필을 연 회사와 시간은 후보자에게 보여요.
      </p>
      <dl className="mt-4">
        <SlipRow label="지금 소득">{disclosedText(profile.income)}</SlipRow>
        <SlipRow label="희망 연봉">
          {profile.hopeSalary === null ? '아직 정하지 않았어요' : moneyText(profile.hopeSalary)}
        </SlipRow>
        <SlipRow label="이력서">{filesText(profile)}</SlipRow>
      </dl>
      <Careers items={profile.careerItems} now={now} />
      <Words title="기술" words={profile.techStackItems} />
      <Words title="업무 키워드" words={profile.hashtags.map((tag) => `#${tag}`)} />
      <Schools items={profile.schools} />
      <OfferHistory offers={offers} now={now} />
    </>
  )
}

/** That there is something to read; it opens with the match. */
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
            <Tag>{word}</Tag>
          </li>
        ))}
      </ul>
    </Part>
  )
}
