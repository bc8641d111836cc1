import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { Slip } from '@coffeeattack/ui/Slip'
import { Header } from '../layout/Header.tsx'
import { Page } from '../layout/Page.tsx'
import { paths } from '../paths.ts'

export function OfferSkeleton() {
  return (
    <Page tone="canvas" header={<Header backTo={paths.offers()} />}>
      <SkeletonGroup label="제안을 불러오는 중이에요">
        <div className="h-11 bg-shot lg:bg-shot-2" />
        <div className="flex flex-col gap-3 px-4 pt-4">
          <Slip>
            <div className="flex items-center gap-3.5">
              <Skeleton round="card" className="size-14" />
              <div className="flex flex-col gap-2">
                <Skeleton className="h-6 w-32" />
                <Skeleton className="h-5 w-24" />
              </div>
            </div>
            <Skeleton className="mt-8 h-5 w-36" />
            <Skeleton className="mt-2 h-11 w-full" />
            <Skeleton className="mt-7 h-6 w-full" />
            <Skeleton className="mt-3 mb-14 h-7 w-full" />
          </Slip>
          <Skeleton round="card" className="h-52" />
        </div>
      </SkeletonGroup>
    </Page>
  )
}
