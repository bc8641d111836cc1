import { paths } from '@coffeeattack/contract/pages'
import { lengthText, orderCareer } from '@coffeeattack/domain/profiles/career'
import { ownMonths } from '@coffeeattack/domain/profiles/own-months'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Skeleton, Skeletons } from '@coffeeattack/ui/Skeleton'
import { Tag } from '@coffeeattack/ui/Tag'
import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { Profile } from '../profile-query.ts'
import { IncomeCard } from './IncomeCard.tsx'

/** What is left to fill, the verified income, and the profile in short. */
export function ProfileCards({ profile }: { profile: UseQueryResult<Profile> }) {
  return (
    <Loaded
      query={profile}
      title="프로필을 불러오지 못했어요"
      skeleton={
        <Skeletons
          round="card"
          label="프로필을 불러오는 중이에요"
          className="flex flex-col gap-3"
          shapes={['h-66', 'h-50', 'h-52']}
        />
      }
      renderFrame={(inside, state) => (state === 'failed' ? <Card>{inside}</Card> : inside)}
    >
      {(known) => (
        <>
          <Suspense fallback={<Skeleton round="card" className="h-66" />}>
            <Completion profile={known} />
          </Suspense>
          <IncomeCard {...known} />
          <ProfileSummary profile={known} />
        </>
      )}
    </Loaded>
  )
}

/** Loaded on demand: it stands below the news of the page. */
const Completion = lazy(() => import('./Completion.tsx'))

/** Few people hide a career. */
const HiddenYears = lazy(() => import('../HiddenYears.tsx'))

/** Fits two lines. */
const WORDS = 6

/** The person's job, career and skills, with links to the preview and the form. */
function ProfileSummary({ profile }: { profile: Profile }) {
  const [now] = useState(() => new Date())
  const { jobSubLabel, jobLabel, careerItems, techStackItems, hashtags } = profile
  const [latest] = orderCareer(careerItems)
  const months = ownMonths(careerItems, now)
  const words = [...new Set([...techStackItems, ...hashtags])].slice(0, WORDS)
  return (
    <Card title={jobSubLabel || jobLabel || '내 프로필'}>
      {latest && (
        <p className="mt-0.5 text-label text-ink-3 tnum">
          {latest.company} · <span className="whitespace-nowrap">경력 {lengthText(months.totalMonth)}</span>
        </p>
      )}
      {months.totalMonth !== months.shownMonth && (
        <Suspense>
          <HiddenYears {...months} className="mt-0.5 text-label text-ink-3" />
        </Suspense>
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
