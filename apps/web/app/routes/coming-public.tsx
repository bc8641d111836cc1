import { useLocation, useMatches } from 'react-router'
import { comingPage } from '../coming/coming-page.ts'
import { ComingView } from '../coming/ComingView.tsx'
import { paths } from '../paths.ts'
import { publicPage } from '../public-page.ts'
import { comingPublicPages } from '../public/coming-pages.ts'
import { PublicPage } from '../public/chrome/PublicPage.tsx'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/coming-public.ts'

export const handle = publicPage

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(comingPage(comingPublicPages, matches).title)

export default function ComingPublic() {
  return (
    <PublicPage path={useLocation().pathname}>
      <ComingView page={comingPage(comingPublicPages, useMatches())} home={paths.home()} />
    </PublicPage>
  )
}
