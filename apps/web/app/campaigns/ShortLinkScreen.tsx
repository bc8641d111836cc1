import { paths } from '@coffeeattack/contract/pages'
import { BRAND } from '@coffeeattack/domain/brand'
import { notices } from '@coffeeattack/domain/errors/notices'
import { deadlineText } from '@coffeeattack/domain/offers/deadline'
import { BrandMark } from '@coffeeattack/ui/BrandMark'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { CircleInfo } from '@coffeeattack/ui/icons/CircleInfo'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import { Logo } from '@coffeeattack/ui/Logo'
import { Slip, SlipRow, SlipRule } from '@coffeeattack/ui/Slip'
import { useQuery } from '@tanstack/react-query'
import { data, isRouteErrorResponse, Link, Navigate } from 'react-router'
import { api } from '../api/client.ts'
import { ErrorView } from '../layout/failure/FailureView.tsx'
import { Page } from '../layout/Page.tsx'
import type { FlowPanelText } from '../layout/Panel.tsx'
import { DeadlineBadge } from '../offers/deadline.tsx'
import { SalaryRange } from '../offers/SalaryRange.tsx'
import { NotFoundView } from '../public/NotFoundView.tsx'
import { privateMeta } from '../seo.ts'
import { useSignedIn } from '../sessions/use-signed-in.ts'
import type { Route } from './+types/ShortLinkScreen.ts'
import { findPreview, type LinkPreview } from './find-preview.server.ts'
import { previewTarget, previewWords } from './preview-words.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? '받은 어택' : '찾을 수 없어요')

/** The column repeats the panel's usual line. */
export const handle: { flowPanel: FlowPanelText } = {
  flowPanel: {
    title: ['연봉 먼저,', '커피는 그다음'],
    line: '커리어를 인증하면 회사가 연봉을 걸고 먼저 제안해요.',
  },
}

/** Every one-word address that is no page comes here; unknown ones are not found (ROUTE-6, ROUTE-9). */
export async function loader({ params, ...asking }: Route.LoaderArgs) {
  const preview = await findPreview(params.token, asking)
  if (!preview) throw data(null, { status: 404 })
  return preview
}

/** The public part of an offer: company, salary and deadline. */
function PreviewSlip({ preview }: { preview: LinkPreview }) {
  const { type, logo, position, salaryMin, salaryMax, status, expiredAt } = preview
  const fromUs = type === 'group' || type === 'offers'
  const name = type === 'offers' ? BRAND.ko : preview.name
  const about = type === 'group' ? `${BRAND.ko} 에이전트` : type === 'offers' ? '받은 어택' : position
  const open = status === 'WAITING'
  return (
    <Slip>
      <div className="flex items-center gap-3.5">
        {fromUs ? (
          <span className="grid size-14 shrink-0 place-items-center rounded-full bg-shot pl-0.5">
            <BrandMark size={29} tone="on-shot" />
          </span>
        ) : (
          <Logo name={name} src={logo} size={56} muted={status !== null && !open} />
        )}
        <div className="min-w-0 flex-1">
          <p className="text-h2 leading-snug">{name}</p>
          {about && <p className="text-body-s text-ink-3">{about}</p>}
        </div>
        {open && expiredAt && <DeadlineBadge expiredAt={expiredAt} />}
      </div>
      {salaryMax !== null && (
        <>
          <p className="mt-7 text-body-s font-medium text-ink-3">제안하는 연봉</p>
          <SalaryRange salaryMin={salaryMin} salaryMax={salaryMax} size={40} />
        </>
      )}
      {expiredAt && (
        <>
          <SlipRule />
          <dl>
            <SlipRow label="답할 수 있는 날">{deadlineText(new Date(expiredAt))}</SlipRow>
          </dl>
        </>
      )}
    </Slip>
  )
}

/** Whether the link belongs to the person signed in on this browser; unknown without a login. */
type LinkOwner = 'anybodys' | 'mine' | 'anothers'

function useWhose(token: string, signedIn: boolean): LinkOwner {
  const { data } = useQuery({
    queryKey: ['link', token],
    queryFn: ({ signal }) => api('GET /users/links/:token', { params: { token }, signal }),
    enabled: signedIn,
    retry: false,
  })
  if (!data) return 'anybodys'
  return data.isMine ? 'mine' : 'anothers'
}

const { PREVIEW_ONLY } = notices

/**
 * A personal short link (ROUTE-9). Its recipient goes straight to the target; anybody else sees a preview that says
 * the offer is not theirs.
 */
export function ShortLinkScreen({ token, preview }: { token: string; preview: LinkPreview }) {
  const signedIn = useSignedIn()
  const whose = useWhose(token, signedIn)
  const target = previewTarget(preview)
  const { title, about, button } = previewWords(preview)
  const isOffer = preview.type === 'offer' || preview.type === 'group'
  if (whose === 'mine') return <Navigate to={target} replace />
  return (
    <Page
      tone="canvas"
      backTo={paths.home()}
      cta={
        <nav aria-label="이어서 하기">
          {whose === 'anothers' ? (
            <Link to={paths.offers()} className={buttonLook()}>
              {PREVIEW_ONLY.button}
            </Link>
          ) : (
            // The login returns here, where the owner is checked.
            <Link to={signedIn ? target : paths.login(paths.shortLink(token))} className={buttonLook()}>
              {button}
            </Link>
          )}
        </nav>
      }
    >
      <div className="px-5 pt-1">
        <h1 className="text-h1">
          {title.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h1>
        <p className="mt-1.5 text-ink-2">{whose === 'anothers' ? PREVIEW_ONLY.title : about}</p>
      </div>
      <div className="px-4 pt-6 pb-8">
        <PreviewSlip preview={preview} />
        <div className="mt-5 grid gap-1.5 px-1 text-label text-ink-3">
          <p className="flex gap-1.5">
            <ShieldCheck size={17} className="mt-0.5 shrink-0" />
            이름과 연락처는 내가 고른 회사에만 공개돼요.
          </p>
          {isOffer && (
            <p className="flex gap-1.5 text-pretty">
              <CircleInfo size={17} className="mt-0.5 shrink-0" />
              {whose === 'anothers'
                ? PREVIEW_ONLY.body
                : `이 링크를 받은 분이 아니라면, ${PREVIEW_ONLY.body}`}
            </p>
          )}
        </div>
      </div>
    </Page>
  )
}

export default function ShortLink({ loaderData, params }: Route.ComponentProps) {
  return <ShortLinkScreen token={params.token} preview={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <main className="flex flex-1 flex-col">{isMissing ? <NotFoundView /> : <ErrorView />}</main>
}
