import { Card } from '@coffeeattack/ui/Card'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { type Coffeechat, questionsQuery } from '../queries.ts'
import { QuestionForm } from './QuestionForm.tsx'

/** What the company would like to know before the two meet (OFR-11). */
export function Questions({ chat, closed }: { chat: Coffeechat; closed: boolean }) {
  const { data, isError, isFetching, refetch } = useQuery(questionsQuery(chat.id))
  if (data?.items.length === 0) return null
  return (
    <Card aria-labelledby="questions">
      <h2 id="questions" className="text-h3">
        만나기 전에 답해 주세요
      </h2>
      <p className="mt-0.5 text-label text-ink-3">답은 만나는 회사만 볼 수 있어요. 언제든 고칠 수 있어요.</p>
      {data && <QuestionForm coffeechatId={chat.id} questions={data.items} closed={closed} />}
      {!data && isError && (
        <ErrorState
          title="질문을 불러오지 못했어요"
          busy={isFetching && '불러오는 중'}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <SkeletonGroup label="질문을 불러오는 중이에요">
          <Skeleton className="mt-5 h-5 w-56" />
          <Skeleton className="mt-2 h-36 rounded-field!" />
        </SkeletonGroup>
      )}
    </Card>
  )
}
