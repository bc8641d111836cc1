import { data, isRouteErrorResponse } from 'react-router'
import { ErrorView } from '../layout/failure/ErrorView.tsx'
import { findPreview } from '../campaigns/find-preview.server.ts'
import { ShortLinkScreen } from '../campaigns/ShortLinkScreen.tsx'
import type { FlowPanelText } from '../layout/flow-panel.ts'
import { NotFoundView } from '../public/NotFoundView.tsx'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/short-link.ts'

/** Every address of one word that is no page comes here; what is no link of ours is not found (ROUTE-6, ROUTE-9). */
export async function loader({ params, ...asking }: Route.LoaderArgs) {
  const preview = await findPreview(params.token, asking)
  if (!preview) throw data(null, { status: 404 })
  return preview
}

/** The column says the panel's usual line itself. */
export const handle: { flowPanel: FlowPanelText } = {
  flowPanel: {
    title: ['연봉 먼저,', '커피는 그다음'],
    line: '커리어를 인증하면 회사가 연봉을 걸고 먼저 제안해요.',
  },
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? '받은 어택' : '찾을 수 없어요')

export default function ShortLink({ loaderData, params }: Route.ComponentProps) {
  return <ShortLinkScreen token={params.token} preview={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <main className="flex flex-1 flex-col">{isMissing ? <NotFoundView /> : <ErrorView />}</main>
}
