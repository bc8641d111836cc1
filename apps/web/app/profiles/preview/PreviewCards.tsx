import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paths } from '@coffeeattack/contract/pages'
import { degreeNames } from '@coffeeattack/domain/catalogue/education'
import { lengthText, periodText } from '@coffeeattack/domain/profiles/career'
import { disclosedText } from '@coffeeattack/domain/profiles/disclosure'
import { originText } from '@coffeeattack/domain/salary/counted-income'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { hidesSomething } from '@coffeeattack/domain/text/marks'
import { MaskedTag, MaskedText } from '@coffeeattack/kit/MaskedText'
import { Card } from '@coffeeattack/ui/Card'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Tag } from '@coffeeattack/ui/Tag'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { queryOf } from '../../api/client.ts'

type AnonymousProfile = ApiResult<'GET /users/profile/:id'>

/** The profile as companies see it (ROUTE-10). Never cached, because the person has often just changed it. */
export const previewQuery = (id: string) =>
  queryOf('GET /users/profile/:id', ['preview', id], { params: { id } }, { meta: { load: 'profile' } })

/** The career, newest first. */
function Careers({ items }: { items: AnonymousProfile['careerItems'] }) {
  const [now] = useState(() => new Date())
  return (
    <ul className="mt-3 grid gap-5">
      {items.map((item) => (
        <li key={`${item.company} ${item.start}`}>
          <p className="text-body font-semibold">{item.company}</p>
          <p className="text-caption text-ink-3 tnum">
            <MaskedText text={[item.job, periodText(item, now)].filter(Boolean).join(' · ')} />
          </p>
          {item.detail && (
            <p className="mt-1.5 text-body-s break-words whitespace-pre-line text-ink-2">
              <MaskedText text={item.detail} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** '서울과학기술대학교 · 컴퓨터공학과 · 학사' */
function schoolText({ name, major, degree }: AnonymousProfile['schools'][number]): string {
  const names: Readonly<Record<string, string>> = degreeNames
  const degreeName = degree === null || degree === 'NONE' ? null : names[degree]
  return [name, major, degreeName].filter(Boolean).join(' · ')
}

/** The person's own texts, as companies read them. */
const wordsOf = ({
  jobLabel,
  jobSubLabel,
  careerItems,
  techStackItems,
  hashtags,
  schools,
}: AnonymousProfile) => [
  jobLabel,
  jobSubLabel,
  ...careerItems.flatMap(({ job, detail }) => [job, detail]),
  ...techStackItems,
  ...hashtags,
  ...schools.map(schoolText),
]

function UntilWhen() {
  return (
    <p className="flex gap-2 px-5 text-label text-ink-3">
      <Lock size={16} className="mt-0.75 shrink-0" />
      연락처와 이름은 커피챗이 정해질 때까지 가려져요
    </p>
  )
}

/** In the order in which a company reads it: the person, the career, the skills. */
export function PreviewCards({ profile }: { profile: AnonymousProfile }) {
  const { careerItems, techStackItems, hashtags, schools } = profile
  const words = [...new Set([...techStackItems, ...hashtags])]
  return (
    <>
      {wordsOf(profile).some(hidesSomething) && <UntilWhen />}
      <Facts profile={profile} />
      {careerItems.length > 0 && (
        <Card title="경력">
          <Careers items={careerItems} />
        </Card>
      )}
      {words.length > 0 && (
        <Card title="기술과 업무 키워드">
          <ul className="mt-3 flex flex-wrap gap-1.5">
            {words.map((word) => (
              <li key={word} className="flex">
                <MaskedTag text={word} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {schools.length > 0 && (
        <Card title="학력">
          <ul className="mt-2 grid gap-1.5 text-body-s text-ink-2">
            {schools.map((school) => (
              <li key={schoolText(school)}>
                <MaskedText text={schoolText(school)} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card className="flex flex-wrap justify-center gap-x-6 py-1.5!">
        <Link to={paths.profile()} className={textLinkLook}>
          프로필 고치기
        </Link>
        <Link to={paths.incomeDisclosure()} className={textLinkLook}>
          소득 공개 범위
        </Link>
        <Link to={paths.hiddenFrom()} className={textLinkLook}>
          숨길 회사
        </Link>
      </Card>
    </>
  )
}

/** The person as a company may know them: no name, no age, and the income as far as it is disclosed. */
function Facts({ profile }: { profile: AnonymousProfile }) {
  const { jobSubLabel, jobLabel, totalMonth, isEmployed, income, incomeOrigin, hopeSalary } = profile
  const attached = [profile.hasResume && '이력서 있음', profile.hasPortfolio && '포트폴리오 있음'].filter(
    (one) => one !== false,
  )
  return (
    <Card aria-label="요약">
      <div className="flex items-center gap-3.5">
        <span
          aria-hidden="true"
          className="grid size-13 shrink-0 place-items-center rounded-full bg-surface-2 text-ink-3"
        >
          <Person size={28} />
        </span>
        <div className="min-w-0">
          <h2 className="text-h2">
            <MaskedText text={jobSubLabel || jobLabel || '아직 고른 직무가 없어요'} />
          </h2>
          <p className="text-label text-ink-3 tnum">
            <span className="whitespace-nowrap">경력 {lengthText(totalMonth)}</span>
            {isEmployed && ' · 재직 중'}
          </p>
        </div>
      </div>
      <dl className="mt-4.5 grid gap-2.5 rounded-field bg-surface-2 p-4 text-body-s">
        <Fact label="인증한 소득">
          {disclosedText(income)}
          {incomeOrigin && (
            <span className="block text-caption font-normal text-ink-3">{originText(incomeOrigin)}</span>
          )}
        </Fact>
        <Fact label="희망 연봉">{hopeSalary === null ? '아직 정하지 않았어요' : moneyText(hopeSalary)}</Fact>
      </dl>
      {attached.length > 0 && (
        <p className="mt-3.5 flex flex-wrap gap-1.5">
          {attached.map((one) => (
            <Tag key={one} kind="verified">
              {one}
            </Tag>
          ))}
        </p>
      )}
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-3">{label}</dt>
      <dd className="text-right font-semibold tnum">{children}</dd>
    </div>
  )
}
