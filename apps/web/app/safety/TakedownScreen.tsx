import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paths } from '@coffeeattack/contract/pages'
import { dayText, kstDay } from '@coffeeattack/domain/kst'
import { takedownWords } from '@coffeeattack/domain/safety/takedown-words.ko'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Banknote } from '@coffeeattack/ui/icons/Banknote'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { prefetch } from '../api/queries.ts'
import { Page } from '../layout/Page.tsx'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/TakedownScreen.ts'
import { takedownQuery } from './queries.ts'
import { ReportHead } from './ReportHead.tsx'
import { Said, Title } from './Said.tsx'

export const meta = () => privateMeta('내려진 회사')

export const clientLoader = ({ params: { companyId } }: Route.ClientLoaderArgs) =>
  prefetch(takedownQuery(companyId))

const icons = { money: Banknote, lock: Lock, person: Person } as const

type Takedown = ApiResult<'GET /users/takedowns/:id'>

/** A company with an open offer or talk was taken down: what it means and what to do (FIRM-9). */
export default function TakedownScreen({ params: { companyId } }: Route.ComponentProps) {
  return (
    <Page
      tone="canvas"
      backTo={paths.notifications()}
      cta={
        <nav aria-label="이어서 할 일">
          <Link to={paths.offers()} className={buttonLook()}>
            다른 어택 보기
          </Link>
          <a href="tel:112" className={`${textLinkLook} -mb-2 w-full`}>
            112에 전화하기
          </a>
        </nav>
      }
    >
      <Loaded
        query={useQuery(takedownQuery(companyId))}
        title="소식을 불러오지 못했어요"
        className="mt-24"
        skeleton={
          <SkeletonGroup label="소식을 불러오는 중이에요">
            <Skeleton className="mx-5 mt-2 h-16 w-64" />
            <Skeleton round="card" className="mx-4 mt-6 h-64" />
          </SkeletonGroup>
        }
      >
        {(takedown) => <News takedown={takedown} />}
      </Loaded>
    </Page>
  )
}

function News({ takedown }: { takedown: Takedown }) {
  const { company, reason, tie } = takedown
  const { lead, why, advice } = takedownWords({ company: company.name, reason, tie })
  return (
    <div className="flex flex-col gap-3 px-4 pb-6 lg:px-6">
      <Title lines={[withJosa(company.name, '을/를'), '내렸어요']} lead={lead} />
      <Card>
        <ReportHead company={company} about={tieText(takedown)} tag="닫혔어요" />
        <Said>{why}</Said>
      </Card>
      <Card title="이렇게 해 주세요">
        <ul className="mt-3 grid gap-3 text-body-s text-ink-2">
          {advice.map(({ icon, text }) => {
            const Icon = icons[icon]
            return (
              <li key={text} className="flex gap-3">
                <Icon size={20} strokeWidth={1.8} className="mt-0.5 shrink-0 text-ink-3" />
                {text}
              </li>
            )
          })}
        </ul>
      </Card>
    </div>
  )
}

function tieText({ offers, firstOfferAt, tie }: Takedown): string {
  if (offers > 0 && firstOfferAt) return `받은 어택 ${offers}건 · ${dayText(kstDay(new Date(firstOfferAt)))}`
  return tie === 'MATCHED' ? '커피챗으로 이어진 회사' : '대화하던 회사'
}
