import { paths } from '@coffeeattack/contract/pages'
import { afterResult } from '@coffeeattack/domain/sessions/destinations'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Cup } from '@coffeeattack/ui/Cup'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { prefetch } from '../api/queries.ts'
import { Page } from '../layout/Page.tsx'
import { privateMeta } from '../seo.ts'
import { personQuery } from './offer-query.ts'

export const meta = () => privateMeta('거절한 제안')

export const clientLoader = () => prefetch(personQuery)

/** After refusing an offer, or a message without a salary (OFR-5). */
export default function RefusedScreen() {
  const [query] = useSearchParams()
  const company = query.get('company')
  const wasJustMessage = query.get('message') === 'y'
  const person = useQuery(personQuery)
  const what = wasJustMessage ? '메시지' : '제안'
  return (
    <Page
      tone="canvas"
      backTo={paths.offers()}
      cta={
        <nav aria-label="이어서 하기">
          <Link to={afterResult(person.data?.certified ?? true)} className={buttonLook()}>
            내 페이지로 가기
          </Link>
          <Link to={paths.offers()} className={`${textLinkLook} -mb-2 w-full`}>
            다른 어택 보기
          </Link>
        </nav>
      }
    >
      <div className="flex flex-1 flex-col items-center justify-center px-5 pb-6 text-center">
        <Cup size={168} />
        <h1 className="mt-7 text-h1">
          {company && <span className="block">{company}</span>}
          {what}
          {wasJustMessage ? '를' : '을'} 거절했어요
        </h1>
        <p className="mt-2 text-body text-ink-2">
          이름과 연락처는 알리지 않았어요.
          <br />
          {wasJustMessage
            ? '다음에는 연봉이 담긴 제안을 찾아볼게요.'
            : '다음에는 더 잘 맞는 제안을 찾아볼게요.'}
        </p>
      </div>
    </Page>
  )
}
