import { useLocation, useMatches } from 'react-router'
import { comingAppPages } from '../coming/app-pages.ts'
import { comingPage } from '../coming/coming-page.ts'
import { ComingView } from '../coming/ComingView.tsx'
import { Header } from '../layout/Header.tsx'
import { Page } from '../layout/Page.tsx'
import { SettingsLink } from '../layout/SettingsLink.tsx'
import { TabHeader } from '../layout/TabHeader.tsx'
import { isTabRoot } from '../layout/tabs.ts'
import { paths } from '../paths.ts'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/coming.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(comingPage(comingAppPages, matches).title)

export default function Coming() {
  const page = comingPage(comingAppPages, useMatches())
  const { pathname } = useLocation()
  const header = isTabRoot(pathname) ? (
    <TabHeader title={page.title} branded={pathname === paths.my()} actions={<SettingsLink />} />
  ) : (
    <Header backTo={pathname.startsWith(paths.my()) ? paths.my() : paths.home()} />
  )
  return (
    <Page header={header}>
      <ComingView page={page} home={paths.home()} />
    </Page>
  )
}
