import { consolePaths } from '@coffeeattack/contract/console-pages'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import { disclosedText } from '@coffeeattack/domain/profiles/disclosure'
import { hashtagText } from '@coffeeattack/domain/profiles/hashtags'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Link } from 'react-router'
import type { Profile } from '../../candidates/profile-query.ts'

/** The candidate of the curation, without a name, with what the ranges of the positions are held against. */
export function Receiver({ profile }: { profile: Profile }) {
  const { id, isEmployed, income, hopeSalary, hashtags } = profile
  const facts = [
    isEmployed ? '재직 중' : '이직 준비',
    `희망 ${hopeSalary === null ? '없음' : moneyText(hopeSalary)}`,
    `소득 ${disclosedText(income)}`,
  ]
  return (
    <section
      aria-label="받는 사람"
      className="flex flex-wrap items-center gap-x-3.5 gap-y-3 rounded-card bg-surface px-6 py-4 max-sm:px-5"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface-2 text-ink-2">
        <Person size={22} strokeWidth={1.8} />
      </span>
      <p className="min-w-0 flex-1 basis-52 leading-even">
        <b className="block font-bold">
          <MaskedText text={anonymousName(profile)} />
        </b>
        <span className="block text-label text-pretty text-ink-2 tnum">{facts.join(' · ')}</span>
        {hashtags.length > 0 && (
          <span className="block truncate text-label text-ink-3">
            <MaskedText text={hashtags.slice(0, 4).map(hashtagText).join(' ')} />
          </span>
        )}
      </p>
      <span className="flex gap-2">
        <Link to={consolePaths.newCuration()} className={buttonLook({ kind: 'weak', size: 'sm' })}>
          다른 분 고르기
        </Link>
        <Link to={consolePaths.candidate(id)} className={buttonLook({ kind: 'weak', size: 'sm' })}>
          프로필 보기
        </Link>
      </span>
    </section>
  )
}
