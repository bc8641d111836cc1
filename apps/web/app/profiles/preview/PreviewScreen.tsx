import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { EyeOff } from '@coffeeattack/ui/icons/EyeOff'
import { useQuery } from '@tanstack/react-query'
import { isApiError } from '../../api/query-client.ts'
import { Header } from '../../layout/Header.tsx'
import { Page } from '../../layout/Page.tsx'
import { paths } from '../../paths.ts'
import { NotFoundView } from '../../public/NotFoundView.tsx'
import { PreviewCards } from './PreviewCards.tsx'
import { previewQuery } from './queries.ts'
import { privateMeta } from '../../seo.ts'
import type { Route } from './+types/PreviewScreen.ts'

/** What no company sees before the person chooses its offer, said plainly. */
function NotShown() {
  return (
    <p className="flex gap-3 rounded-card bg-surface p-5 text-body-s text-ink-2">
      <EyeOff size={22} strokeWidth={1.8} className="mt-px shrink-0" />
      <span>
        <b className="block font-semibold text-ink">
          이름, 휴대전화, 이메일, 생년월일, 링크, 파일, 숨긴 경력은 보이지 않아요.
        </b>
        이름과 연락처는 내가 고른 회사에만 공개되고, 지금 다니는 회사와 숨긴 회사에는 프로필이 보이지 않아요.
      </span>
    </p>
  )
}

/** The person's own profile through a company's eyes (ROUTE-10). Anybody else's leads nowhere. */
export function PreviewScreen({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(previewQuery(id))
  if (!data && isApiError(error) && error.status === 404) {
    return (
      <Page header={<Header backTo={paths.my()} />}>
        <NotFoundView />
      </Page>
    )
  }
  return (
    <Page tone="canvas" header={<Header backTo={paths.my()} />}>
      <h1 className="px-5 pt-2 text-h1">
        회사는 내 프로필을
        <span className="block">이렇게 봐요</span>
      </h1>
      <div className="flex flex-1 flex-col gap-3 px-4 pt-5 pb-safe-8 lg:px-6">
        <NotShown />
        {data && <PreviewCards profile={data} />}
        {!data && error && (
          <ErrorState
            title="프로필을 불러오지 못했어요"
            busy={isFetching && '불러오는 중'}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <PreviewShapes />}
      </div>
    </Page>
  )
}

function PreviewShapes() {
  return (
    <SkeletonGroup label="프로필을 불러오는 중이에요">
      <div className="flex flex-col gap-3">
        <Skeleton round="card" className="h-52" />
        <Skeleton round="card" className="h-64" />
        <Skeleton round="card" className="h-28" />
      </div>
    </SkeletonGroup>
  )
}

export const meta = () => privateMeta('회사가 보는 내 프로필')

export default function CareerDetail({ params }: Route.ComponentProps) {
  return <PreviewScreen id={params.id} />
}
