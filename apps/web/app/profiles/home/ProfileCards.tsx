import { paths } from '@coffeeattack/contract/pages'
import { orderCareer, lengthText, totalMonths } from '@coffeeattack/domain/profiles/career'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { Tag } from '@coffeeattack/ui/Tag'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Profile } from '../profile-query.ts'
import { Completion } from './Completion.tsx'
import { IncomeCard } from './IncomeCard.tsx'

/** What is left to fill, the verified income, and the profile in short. */
export function ProfileCards({ profile }: { profile: UseQueryResult<Profile> }) {
  return (
    <Loaded
      query={profile}
      title="프로필을 불러오지 못했어요"
      skeleton={
        <SkeletonGroup label="프로필을 불러오는 중이에요">
          <div aria-hidden="true" className="flex flex-col gap-3">
            <Skeleton round="card" className="h-66" />
            <Skeleton round="card" className="h-50" />
            <Skeleton round="card" className="h-52" />
          </div>
        </SkeletonGroup>
      }
      renderFrame={(inside, state) => (state === 'failed' ? <Card>{inside}</Card> : inside)}
    >
      {(known) => (
        <>
          <Completion flags={known.completeness} />
          <IncomeCard {...known} />
          <ProfileSummary profile={known} />
        </>
      )}
    </Loaded>
  )
}

/** Fits two lines. */
const WORDS = 6

/** The person's job, career and skills, with links to the preview and the form. */
function ProfileSummary({ profile }: { profile: Profile }) {
  const [now] = useState(() => new Date())
  const { jobSubLabel, jobLabel, careerItems, techStackItems, hashtags } = profile
  const [latest] = orderCareer(careerItems)
  const words = [...new Set([...techStackItems, ...hashtags])].slice(0, WORDS)
  return (
    <Card aria-labelledby="profile-summary">
      <h2 id="profile-summary" className="text-h3">
        {jobSubLabel || jobLabel || '내 프로필'}
      </h2>
      {latest && (
        <p className="mt-0.5 text-label text-ink-3 tnum">
          {latest.company} ·{' '}
          <span className="whitespace-nowrap">경력 {lengthText(totalMonths(careerItems, now))}</span>
        </p>
      )}
      {words.length > 0 && (
        <ul aria-label="나를 나타내는 말" className="mt-3 flex flex-wrap gap-1.5">
          {words.map((word) => (
            <li key={word} className="flex">
              <Tag>{word}</Tag>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Link to={paths.careerDetail(profile.id)} className={buttonLook({ kind: 'weak', size: 'md' })}>
          회사에 보이는 모습
        </Link>
        <Link to={paths.profile()} className={buttonLook({ kind: 'weak', size: 'md' })}>
          프로필 고치기
        </Link>
      </div>
    </Card>
  )
}
