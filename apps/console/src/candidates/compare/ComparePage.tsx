import { consolePaths } from '@coffeeattack/contract/console-pages'
import { dayAgoText, kstDay, parseDay } from '@coffeeattack/domain/kst'
import { COMPARED } from '@coffeeattack/domain/memory/limits'
import { jobTitle } from '@coffeeattack/domain/profiles/anonymous-name'
import { lengthText, periodText } from '@coffeeattack/domain/profiles/career'
import { disclosedText } from '@coffeeattack/domain/profiles/disclosure'
import { hashtagText } from '@coffeeattack/domain/profiles/hashtags'
import { originText } from '@coffeeattack/domain/salary/counted-income'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { MaskedTag, MaskedText } from '@coffeeattack/kit/MaskedText'
import { useNow } from '@coffeeattack/kit/useNow'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Empty } from '@coffeeattack/ui/Empty'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { CandidateSalaryScale } from '../CandidateSalaryScale.tsx'
import { type Compared, comparedQuery } from '../queries.ts'
import { scaleFor, ticks } from '../scale/scale.ts'

const back = (
  <Link to={consolePaths.candidates()} className={textLinkLook}>
    후보자 찾기로 돌아가기
  </Link>
)

/** BIZ-11: two to four people side by side on one salary scale. Opening it is recorded for each of them. */
export function ComparePage() {
  const [params] = useSearchParams()
  const ids = [...new Set((params.get('ids') ?? '').split(',').filter(Boolean))]
  const isEnough = ids.length >= COMPARED.least && ids.length <= COMPARED.most
  const compared = useQuery({ ...comparedQuery(ids), enabled: isEnough })
  return (
    <ConsolePage isWide title="나란히 보기" action={back}>
      {isEnough ? (
        <Loaded
          query={compared}
          title="비교할 분을 불러오지 못했어요"
          className="py-24"
          skeleton={<CompareSkeleton />}
        >
          {({ people }) =>
            people.length === 0 ? (
              <Nobody title="지금 볼 수 있는 분이 없어요" description="쉬고 있거나 사라진 프로필이에요." />
            ) : (
              <>
                <p className="mb-3 flex items-center gap-1.5 text-caption text-ink-3">
                  <Eye size={16} className="shrink-0" />
                  {people.length < ids.length
                    ? `${ids.length - people.length}명은 쉬고 있거나 사라져 볼 수 없어요.`
                    : '프로필을 연 회사와 시간은 후보자에게 보여요.'}
                </p>
                <CompareTable people={people} />
              </>
            )
          }
        </Loaded>
      ) : (
        <Nobody
          title={`${COMPARED.least}명에서 ${COMPARED.most}명까지 나란히 볼 수 있어요`}
          description="후보자 찾기에서 비교할 분을 골라 주세요."
        />
      )}
    </ConsolePage>
  )
}

function Nobody({ title, description }: { title: string; description: string }) {
  return (
    <div className="rounded-card bg-surface py-20">
      <Empty title={title} description={description} />
    </div>
  )
}

function CompareSkeleton() {
  return (
    <SkeletonGroup label="비교할 분을 불러오는 중이에요">
      <Skeleton className="mb-3 h-5 w-64 max-w-full" />
      <Skeleton round="card" className="h-[480px]" />
    </SkeletonGroup>
  )
}

type CompareTableProps = { people: readonly Compared[] }

/** Makes the scroller focusable, so that the arrow keys scroll it. */
const SCROLLED = { tabIndex: 0 }

/** Marks values that differ between the people; values that all of them share stay plain. */
function CompareTable({ people }: CompareTableProps) {
  const now = useNow(10 * 60_000)
  const scale = scaleFor(people.map(({ profile }) => profile))
  const shared = sharedSkills(people)
  return (
    <section
      aria-label="나란히 놓은 후보자"
      {...SCROLLED}
      className="overflow-x-auto overscroll-x-contain rounded-card bg-surface max-sm:-mx-4 max-sm:rounded-none"
    >
      <table
        className="w-full table-fixed border-collapse text-left"
        style={{ minWidth: people.length * 220 }}
      >
        <thead>
          <tr className="border-b border-line align-top">
            <th scope="col" className="w-28 p-0 max-sm:hidden">
              <span className="sr-only">항목</span>
            </th>
            {people.map(({ profile, lastActiveOn }) => (
              <th key={profile.id} scope="col" className="px-4 pt-5 pb-4 font-normal">
                <Link
                  to={consolePaths.candidate(profile.id)}
                  className="flex min-h-6 items-center gap-1.5 text-body-s font-bold tracking-snug hover:underline"
                >
                  <span className="min-w-0">
                    <MaskedText text={jobTitle(profile)} />
                  </span>
                  <ShieldCheck size={15} strokeWidth={2.2} className="shrink-0 text-success" />
                  <span className="sr-only">경력 인증</span>
                </Link>
                <p className="mt-0.5 text-caption text-ink-3">
                  {[
                    profile.handle,
                    lengthText(profile.totalMonth),
                    profile.isEmployed ? '재직 중' : '이직 준비',
                    dayAgoText(parseDay(lastActiveOn) ?? kstDay(now), kstDay(now)),
                  ].join(' · ')}
                </p>
              </th>
            ))}
          </tr>
        </thead>
        <Row label="연봉" people={people} note={<Axis scale={scale} />}>
          {({ profile }) => (
            <div className="relative mx-3 py-1">
              <CandidateSalaryScale
                person={profile}
                scale={scale}
                budget={{ min: null, max: null }}
                strong={false}
              />
            </div>
          )}
        </Row>
        <Row label="확인된 소득" people={people}>
          {({ profile: { income, incomeOrigin } }) => (
            <span className="tnum">
              {disclosedText(income)}
              {incomeOrigin && (
                <span className="block text-caption text-ink-3">{originText(incomeOrigin)}</span>
              )}
            </span>
          )}
        </Row>
        <Row label="희망 연봉" people={people}>
          {({ profile }) => (
            <b className="font-semibold tnum">
              {profile.hopeSalary === null ? '–' : moneyText(profile.hopeSalary)}
            </b>
          )}
        </Row>
        <Row label="경력" people={people}>
          {({ profile }) => (
            <ol className="grid gap-2.5">
              {profile.careerItems.map((item) => (
                <li key={`${item.company}${item.start}`}>
                  <b className="block font-semibold">{item.company}</b>
                  <span className="text-caption text-ink-3 tnum">
                    <MaskedText text={[item.job, periodText(item, now)].filter(Boolean).join(' · ')} />
                  </span>
                </li>
              ))}
            </ol>
          )}
        </Row>
        <Row label="기술" people={people}>
          {({ profile }) => <Words words={profile.techStackItems} shared={shared} />}
        </Row>
        <Row label="업무 키워드" people={people}>
          {({ profile }) => <Words words={profile.hashtags.map(hashtagText)} shared={shared} />}
        </Row>
        <Row label="학력" people={people}>
          {({ profile }) =>
            profile.schools.length === 0
              ? '–'
              : profile.schools.map(({ name, major }) => (
                  <p key={`${name}${major}`}>
                    <MaskedText text={[name, major].filter(Boolean).join(' · ')} />
                  </p>
                ))
          }
        </Row>
        <Row label="우리 팀의 태그" people={people}>
          {({ marks }) => <Words words={marks.tags} shared={new Set()} />}
        </Row>
        <Row label="다음" people={people}>
          {({ profile }) => (
            <Link
              to={consolePaths.compose(profile.id)}
              className={buttonLook({ kind: 'line', size: 'sm', wide: true })}
            >
              어택 보내기
            </Link>
          )}
        </Row>
      </table>
    </section>
  )
}

type RowProps = {
  label: string
  people: readonly Compared[]
  note?: ReactNode
  children: (person: Compared) => ReactNode
}

/** On a wide screen the label stands left of the cells. On a phone it stands above them and stays in place while they scroll. */
function Row({ label, people, note, children }: RowProps) {
  return (
    <tbody>
      <tr className="border-t border-line sm:hidden">
        <th
          scope="rowgroup"
          colSpan={people.length}
          className="px-4 pt-3 text-caption font-normal text-ink-3"
        >
          <span className="sticky left-4">{label}</span>
        </th>
      </tr>
      <tr className="align-top text-label sm:border-t sm:border-line">
        <th scope="row" className="py-3.5 pl-5 font-normal text-ink-3 max-sm:hidden">
          {label}
          {note}
        </th>
        {people.map((person) => (
          <td key={person.profile.id} className="px-4 py-3.5 [overflow-wrap:anywhere] max-sm:pt-1.5">
            {children(person)}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

/** The ends of the shared salary scale. */
function Axis({ scale }: { scale: Parameters<typeof ticks>[0] }) {
  const [first, last] = [ticks(scale)[0], ticks(scale).at(-1)]
  return <span className="block text-caption tnum">{`${first?.text}~${last?.text}`}</span>
}

const sharedSkills = (people: readonly Compared[]): ReadonlySet<string> => {
  const [first, ...others] = people.map(({ profile }) => profile.techStackItems)
  return new Set(first?.filter((skill) => others.every((items) => items.includes(skill))) ?? [])
}

function Words({ words, shared }: { words: readonly string[]; shared: ReadonlySet<string> }) {
  if (words.length === 0) return '–'
  return (
    <ul className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} className={shared.has(word) ? 'font-bold' : ''}>
          <MaskedTag text={word} />
        </li>
      ))}
    </ul>
  )
}
