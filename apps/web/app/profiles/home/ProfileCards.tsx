import { paths } from '@coffeeattack/contract/pages'
import { orderCareer, lengthText, totalMonths } from '@coffeeattack/domain/profiles/career'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { Tag } from '@coffeeattack/ui/Tag'
import type { UseQueryResult } from '@tanstack/react-query'
import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { isOpening } from '../../api/early-calls.ts'
import type { Profile } from '../profile-query.ts'
import { Completion } from './Completion.tsx'
import { IncomeCard } from './IncomeCard.tsx'

const shapes = [
  <Skeleton key="completion" round="card" className="h-66" />,
  <Skeleton key="income" round="card" className="h-50" />,
  <Skeleton key="summary" round="card" className="h-52" />,
]

/**
 * What is left to fill, what is verified, who the person is. In a page that was just opened each is drawn after what stands
 * above it: all at once they would hold a phone for a seventh of a second.
 */
export function ProfileCards({ profile }: { profile: UseQueryResult<Profile> }) {
  const [isOpened] = useState(isOpening)
  const isTheirTurn = useDeferredValue(true, !isOpened)
  if (!isTheirTurn) return <Waiting from={0} />
  return (
    <Loaded
      query={profile}
      title="프로필을 불러오지 못했어요"
      skeleton={
        <SkeletonGroup label="프로필을 불러오는 중이에요">
          <Waiting from={0} />
        </SkeletonGroup>
      }
      renderFrame={(inside, state) => (state === 'failed' ? <Card>{inside}</Card> : inside)}
    >
      {(known) => <Cards profile={known} inTurns={isOpened} />}
    </Loaded>
  )
}

function Cards({ profile, inTurns }: { profile: Profile; inTurns: boolean }) {
  const [drawn, setDrawn] = useState(inTurns ? 1 : shapes.length)
  useEffect(() => {
    if (drawn < shapes.length) startTransition(() => setDrawn(drawn + 1))
  }, [drawn])
  return (
    <>
      <Completion flags={profile.completeness} />
      {drawn > 1 && <IncomeCard {...profile} />}
      {drawn > 2 && <ProfileSummary profile={profile} />}
      {drawn < shapes.length && <Waiting from={drawn} />}
    </>
  )
}

/** The shapes of those whose turn has not come. */
const Waiting = ({ from }: { from: number }) => (
  <div aria-hidden="true" className="flex flex-col gap-3">
    {shapes.slice(from)}
  </div>
)

/** As many words as fill two lines. */
const WORDS = 6

/** Who the person is in three lines, and the way to see it as companies do. */
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
