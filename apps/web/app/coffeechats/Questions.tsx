import { Card } from '@coffeeattack/ui/Card'
import { useQuery } from '@tanstack/react-query'
import { AskedQuestions } from './AskedQuestions.tsx'
import { type Coffeechat, questionsQuery } from './queries.ts'

/** What the company would like to know before the two meet (OFR-11). */
export function Questions({ chat, closed }: { chat: Coffeechat; closed: boolean }) {
  const { data } = useQuery(questionsQuery(chat.id))
  if (data?.items.length === 0) return null
  return (
    <Card aria-labelledby="questions">
      <h2 id="questions" className="text-h3">
        만나기 전에 답해 주세요
      </h2>
      <p className="mt-0.5 text-label text-ink-3">답은 만나는 회사만 볼 수 있어요. 언제든 고칠 수 있어요.</p>
      <AskedQuestions coffeechatId={chat.id} closed={closed} />
    </Card>
  )
}
