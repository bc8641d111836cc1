import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { TabHeader } from './Header.tsx'
import { Page } from './Page.tsx'

/** The skeleton of the home page. Its dark card already shows the brand's line, so that the first paint has text. */
export function HomeShapes() {
  return (
    <SkeletonGroup label="홈을 불러오는 중이에요">
      <div className="flex flex-col gap-3">
        <div className="flex flex-col gap-2 px-1 pt-2 pb-3">
          <Skeleton className="h-7 w-44" />
          <Skeleton className="h-7 w-60" />
        </div>
        <div className="flex h-72 flex-col justify-between rounded-home bg-shot p-5 text-on-shot">
          <p className="text-[2.5rem] leading-[1.2] font-extrabold tracking-[-.04em]">
            연봉 먼저,
            <br />
            커피는 그다음
          </p>
          <span className="block min-h-row rounded-bar bg-shot-2" />
        </div>
        <Skeleton round="card" className="h-21" />
        <Skeleton round="card" className="h-70" />
        <Skeleton round="card" className="h-44" />
      </div>
    </SkeletonGroup>
  )
}

/** The home page as the server renders it, before the browser has looked for a token. */
export function HomeFrame() {
  return (
    <Page tone="canvas" header={<TabHeader title="홈" branded />}>
      <div className={homeColumn}>
        <HomeShapes />
      </div>
    </Page>
  )
}

export const homeColumn = 'flex flex-1 flex-col gap-3 px-4 pt-1 pb-6 lg:px-6 lg:pb-10'
