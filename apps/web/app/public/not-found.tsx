import { data, useLocation } from 'react-router'
import { publicPage } from '../public-page.ts'
import { privateMeta } from '../seo.ts'
import { PublicPage } from './chrome/PublicPage.tsx'
import { NotFoundView } from './NotFoundView.tsx'

/** Sent without React, so that an unknown address costs no download. */
export const handle = publicPage

export const loader = () => data(null, { status: 404 })

export const meta = () => privateMeta('찾을 수 없어요')

export default function NotFound() {
  return (
    <PublicPage path={useLocation().pathname}>
      <NotFoundView />
    </PublicPage>
  )
}
