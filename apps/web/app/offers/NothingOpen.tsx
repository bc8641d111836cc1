import { Empty } from '@coffeeattack/ui/Empty'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { listAt } from './listed.ts'
import { offerListQuery } from './queries.ts'

/** The empty pane on a desktop; without offers it asks nothing. */
export default function NothingOpen() {
  const { data } = useQuery(offerListQuery(listAt(useLocation()).mode))
  return (
    <div className="sticky top-0 hidden h-dvh border-l border-line bg-canvas lg:flex">
      {data && data.offerItems.length > 0 && (
        <Empty
          title="어떤 어택을 볼까요?"
          description="왼쪽에서 어택을 골라 주세요."
          className="m-auto pb-16"
        />
      )}
    </div>
  )
}
