import { paths } from '@coffeeattack/contract/pages'
import { prefetch } from '../api/queries.ts'
import { useGoBack } from '../layout/Header.tsx'
import { Page } from '../layout/Page.tsx'
import { profileQuery } from '../profiles/profile-query.ts'
import { privateMeta } from '../seo.ts'
import { Survey } from './Survey.tsx'

export const meta = () => privateMeta('설문')

export const clientLoader = () => prefetch(profileQuery)

/** The survey's own page (MSG-3). */
export default function SurveyScreen() {
  const goBack = useGoBack(paths.account())
  return (
    <Page backTo={paths.account()}>
      <div className="px-5 pt-2 pb-safe-8">
        <h1 className="text-h1">나에 대해 알려 주세요</h1>
        <p className="mt-1.5 mb-8 text-body-s text-balance text-ink-3">
          답은 담당 에이전트가 회사를 고를 때 참고해요. 언제든 고칠 수 있어요.
        </p>
        <Survey onSaved={goBack} />
      </div>
    </Page>
  )
}
