import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { questionsQuery } from './queries.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { QuestionShapes } from './QuestionShapes.tsx'

type AskedQuestionsProps = { coffeechatId: string; closed?: boolean }

/** The questions of a coffee chat and the answers so far (OFR-11). */
export function AskedQuestions({ coffeechatId, closed = false }: AskedQuestionsProps) {
  const { data, isError, isFetching, refetch } = useQuery(questionsQuery(coffeechatId))
  if (data) return <QuestionForm coffeechatId={coffeechatId} questions={data.items} closed={closed} />
  if (!isError) return <QuestionShapes />
  return (
    <ErrorState
      title="질문을 불러오지 못했어요"
      busy={isFetching && '불러오는 중'}
      onRetry={() => void refetch()}
    />
  )
}
