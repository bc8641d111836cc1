import { moneyText } from '@coffeeattack/domain/salary/format'
import { Person } from '@coffeeattack/ui/icons/Person'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Link } from 'react-router'
import type { Profile } from '../../candidates/profile-query.ts'
import { anonymousName } from '../../candidates/words.ts'
import { paths } from '../../paths.ts'

/** For whom it is; who it is stays the candidate's to tell. */
export function CandidateCard({ profile }: { profile: Profile }) {
  const facts = [
    profile.isEmployed ? '재직 중' : '이직 준비',
    profile.hopeSalary === null ? null : `희망 ${moneyText(profile.hopeSalary)}`,
    ...profile.hashtags.slice(0, 3).map((tag) => `#${tag}`),
  ]
  return (
    <section aria-label="받는 사람" className="flex items-center gap-3.5 rounded-card bg-surface px-6 py-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface-2 text-ink-2">
        <Person size={22} strokeWidth={1.8} />
      </span>
      <p className="min-w-0 flex-1 leading-even">
        <b className="block font-bold">{anonymousName(profile)}</b>
        <span className="block truncate text-label text-ink-3 tnum">{facts.filter(Boolean).join(' · ')}</span>
      </p>
      <Link to={paths.candidate(profile.id)} className={buttonLook({ kind: 'weak', size: 'sm' })}>
        프로필 보기
      </Link>
    </section>
  )
}
