import { consolePaths } from '@coffeeattack/contract/pages'
import { COMPARED } from '@coffeeattack/domain/memory/limits'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Empty } from '@coffeeattack/ui/Empty'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { comparedQuery } from '../queries.ts'
import { CompareTable } from './CompareTable.tsx'

const back = (
  <Link to={consolePaths.candidates()} className={textLinkLook}>
    후보자 찾기로 돌아가기
  </Link>
)

/** BIZ-11: two to four people side by side on one salary scale. Opening it is recorded for each of them. */
export function ComparePage() {
  const [params] = useSearchParams()
  const ids = [...new Set((params.get('ids') ?? '').split(',').filter(Boolean))]
  const isEnough = ids.length >= COMPARED.least && ids.length <= COMPARED.most
  const compared = useQuery({ ...comparedQuery(ids), enabled: isEnough })
  return (
    <ConsolePage isWide title="나란히 보기" action={back}>
      {isEnough ? (
        <Loaded
          query={compared}
          title="비교할 분을 불러오지 못했어요"
          className="py-24"
          skeleton={<CompareSkeleton />}
        >
          {({ people }) =>
            people.length === 0 ? (
              <Nobody title="지금 볼 수 있는 분이 없어요" description="쉬고 있거나 사라진 프로필이에요." />
            ) : (
              <>
                <p className="mb-3 flex items-center gap-1.5 text-caption text-ink-3">
                  <Eye size={16} className="shrink-0" />
                  {people.length < ids.length
                    ? `${ids.length - people.length}명은 쉬고 있거나 사라져 볼 수 없어요.`
                    : '프로필을 연 회사와 시간은 후보자에게 보여요.'}
                </p>
                <CompareTable people={people} />
              </>
            )
          }
        </Loaded>
      ) : (
        <Nobody
          title={`${COMPARED.least}명에서 ${COMPARED.most}명까지 나란히 볼 수 있어요`}
          description="후보자 찾기에서 비교할 분을 골라 주세요."
        />
      )}
    </ConsolePage>
  )
}

function Nobody({ title, description }: { title: string; description: string }) {
  return (
    <div className="rounded-card bg-surface py-20">
      <Empty title={title} description={description} />
    </div>
  )
}

function CompareSkeleton() {
  return (
    <SkeletonGroup label="비교할 분을 불러오는 중이에요">
      <Skeleton className="mb-3 h-5 w-64 max-w-full" />
      <Skeleton round="card" className="h-[480px]" />
    </SkeletonGroup>
  )
}
