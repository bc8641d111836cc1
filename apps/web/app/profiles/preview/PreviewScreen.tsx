import { paths } from '@coffeeattack/contract/pages'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { EyeOff } from '@coffeeattack/ui/icons/EyeOff'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { prefetch } from '../../api/queries.ts'
import { Page } from '../../layout/Page.tsx'
import { NotFoundView } from '../../public/NotFoundView.tsx'
import { privateMeta } from '../../seo.ts'
import type { Route } from './+types/PreviewScreen.ts'
import { PreviewCards, previewQuery } from './PreviewCards.tsx'

export const meta = () => privateMeta('회사가 보는 내 프로필')

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => prefetch(previewQuery(params.id))

/** What no company sees before the person accepts its offer. */
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

/** The person's own profile as a company sees it (ROUTE-10). Another person's id is not found. */
export default function PreviewScreen({ params }: Route.ComponentProps) {
  const preview = useQuery(previewQuery(params.id))
  if (!preview.data && isApiError(preview.error) && preview.error.status === 404) {
    return (
      <Page backTo={paths.my()}>
        <NotFoundView />
      </Page>
    )
  }
  return (
    <Page tone="canvas" backTo={paths.my()}>
      <h1 className="px-5 pt-2 text-h1">
        회사는 내 프로필을
        <span className="block">이렇게 봐요</span>
      </h1>
      <div className="flex flex-1 flex-col gap-3 px-4 pt-5 pb-safe-8 lg:px-6">
        <NotShown />
        <Loaded
          query={preview}
          title="프로필을 불러오지 못했어요"
          skeleton={
            <Skeletons
              round="card"
              label="프로필을 불러오는 중이에요"
              className="flex flex-col gap-3"
              shapes={['h-52', 'h-64', 'h-28']}
            />
          }
        >
          {(profile) => <PreviewCards profile={profile} />}
        </Loaded>
      </div>
    </Page>
  )
}
