import { paths } from '@coffeeattack/contract/pages'
import { lengthText, orderCareer } from '@coffeeattack/domain/profiles/career'
import {
  completenessAlt,
  type CompletenessField,
  completenessFlags,
  type CompletenessFlags,
  completenessTitle,
  missingParts,
} from '@coffeeattack/domain/profiles/completeness'
import { ownMonths } from '@coffeeattack/domain/profiles/own-months'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { CompletenessRing } from '@coffeeattack/ui/CompletenessRing'
import { Banknote } from '@coffeeattack/ui/icons/Banknote'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Document } from '@coffeeattack/ui/icons/Document'
import { Heart } from '@coffeeattack/ui/icons/Heart'
import { Layers } from '@coffeeattack/ui/icons/Layers'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Search } from '@coffeeattack/ui/icons/Search'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
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
          <Completion profile={known} />
          <IncomeCard {...known} />
          <ProfileSummary profile={known} />
        </>
      )}
    </Loaded>
  )
}

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

/** The field that each part is filled in at, and its icon. */
const fields: Readonly<Record<CompletenessField, { to: string; Icon: typeof Document }>> = {
  resume: { to: paths.profile('resume'), Icon: Document },
  portfolio: { to: paths.profile('portfolio'), Icon: Document },
  techstack: { to: paths.profile('techstack'), Icon: Layers },
  hashtag: { to: paths.profile('hashtag'), Icon: Search },
  detail: { to: paths.profile('detail'), Icon: Message },
  companies: { to: paths.profile('companies'), Icon: Heart },
  income: { to: paths.income(), Icon: Banknote },
  career: { to: paths.submit(), Icon: ShieldCheck },
}

/** '두 가지만 채우면 / 프로필 완성이에요', with its line break. */
function completionTitle(flags: CompletenessFlags): readonly [string, string] {
  const title = completenessTitle(flags)
  const middle = title.indexOf(' 프로필 ')
  return middle < 0 ? [title, ''] : [title.slice(0, middle), title.slice(middle + 1)]
}

/** More than two would read like a list of chores. */
const SHOWN = 2

/** How many of the six parts are filled, and what the next ones bring (PRO-5). */
function Completion({ profile }: { profile: Profile }) {
  const flags = profile.completeness
  const [first, second] = completionTitle(flags)
  const next = missingParts(flags, profile).slice(0, SHOWN)
  return (
    <Card aria-labelledby="completion">
      <div className="flex items-center gap-4.5">
        <CompletenessRing
          size={92}
          flags={completenessFlags.map((flag) => flags[flag])}
          percent={flags.percent}
          label={`프로필 완성도 ${flags.percent}퍼센트. ${completenessAlt(flags)}`}
        />
        <h2 id="completion" className="text-h2">
          {first}
          <span className="block">{second}</span>
        </h2>
      </div>
      {next.length > 0 && (
        <ul aria-label="다음에 채울 것" className="mt-4 -mb-2.5">
          {next.map((part) => (
            <MissingRow key={part.name} part={part} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function MissingRow({ part: { name, benefit, field } }: { part: ReturnType<typeof missingParts>[number] }) {
  const { to, Icon } = fields[field]
  return (
    <li>
      <Link to={to} className="flex items-center gap-3 rounded-field py-2.5 text-ink-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-field bg-surface-2 text-ink-2">
          <Icon size={22} strokeWidth={1.8} />
        </span>
        <span className="min-w-0 flex-1">
          <b className="block text-body leading-close font-semibold text-ink">{name}</b>
          <span className="block text-label leading-close">{risen(benefit)}</span>
        </span>
        <ChevronRight size={20} />
      </Link>
    </li>
  )
}

/** Only the figure is coloured: the '21%' of '제안이 21% 더 와요'. */
function risen(benefit: string) {
  return benefit.split(/(\d+%)/).map((piece) =>
    /^\d+%$/.test(piece) ? (
      <em key={piece} className="font-bold text-rise-text not-italic tnum">
        {piece}
      </em>
    ) : (
      piece
    ),
  )
}
