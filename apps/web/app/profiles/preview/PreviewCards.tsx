import { schoolText } from './school-text.ts'
import { Card } from '@coffeeattack/ui/Card'
import { Tag } from '@coffeeattack/ui/Tag'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import type { AnonymousProfile } from './queries.ts'
import { Careers } from './Careers.tsx'
import { Facts } from './Facts.tsx'
import { Titled } from './Titled.tsx'

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
