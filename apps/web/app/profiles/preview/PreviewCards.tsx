import { degreeNames } from '@coffeeattack/domain/catalogue/education'
import { periodText } from '@coffeeattack/domain/profiles/career-length'
import { Card } from '@coffeeattack/ui/Card'
import { Tag } from '@coffeeattack/ui/Tag'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import type { AnonymousProfile } from './queries.ts'
import { Facts } from './Facts.tsx'

/** What was done where, the newest first. */
function Careers({ items }: { items: AnonymousProfile['careerItems'] }) {
  const [now] = useState(() => new Date())
  return (
    <ul className="mt-3 grid gap-5">
      {items.map((item) => (
        <li key={`${item.company} ${item.start}`}>
          <p className="text-body font-semibold">{item.company}</p>
          <p className="text-caption text-ink-3 tnum">
            {item.job && `${item.job} · `}
            {periodText(item, now)}
          </p>
          {item.detail && (
            <p className="mt-1.5 text-body-s break-words whitespace-pre-line text-ink-2">{item.detail}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A card that is named by its own title. */
function Titled({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </Card>
  )
}

/** '서울과학기술대학교 · 컴퓨터공학과 · 학사' */
function schoolText({ name, major, degree }: AnonymousProfile['schools'][number]): string {
  const names: Readonly<Record<string, string>> = degreeNames
  const degreeName = degree === null || degree === 'NONE' ? null : names[degree]
  return [name, major, degreeName].filter(Boolean).join(' · ')
}

/** A company reads it from top to bottom: who, what they did, what they know. */
export function PreviewCards({ profile }: { profile: AnonymousProfile }) {
  const { careerItems, techStackItems, hashtags, schools } = profile
  const words = [...techStackItems, ...hashtags]
  return (
    <>
      <Facts profile={profile} />
      {careerItems.length > 0 && (
        <Titled title="경력">
          <Careers items={careerItems} />
        </Titled>
      )}
      {words.length > 0 && (
        <Titled title="기술과 업무 키워드">
          <ul className="mt-3 flex flex-wrap gap-1.5">
            {words.map((word) => (
              <li key={word} className="flex">
                <Tag>{word}</Tag>
              </li>
            ))}
          </ul>
        </Titled>
      )}
      {schools.length > 0 && (
        <Titled title="학력">
          <ul className="mt-2 grid gap-1.5 text-body-s text-ink-2">
            {schools.map((school) => (
              <li key={schoolText(school)}>{schoolText(school)}</li>
            ))}
          </ul>
        </Titled>
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
