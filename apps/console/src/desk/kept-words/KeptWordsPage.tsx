import { useInfiniteQuery } from '@tanstack/react-query'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { PagedCards } from '../../list/ConsoleList.tsx'
import { RequestTabs, useRequestStatus } from '../RequestTabs.tsx'
import { KeptWordCard } from './KeptWordCard.tsx'
import { keptWordsQuery } from './queries.ts'

/** Two who say different things of a coffee chat, and people who twice did not come: agents alone see them (KEEP-3, KEEP-5). */
export function KeptWordsPage() {
  const status = useRequestStatus()
  const words = useInfiniteQuery(keptWordsQuery(status))
  return (
    <ConsolePage title="약속">
      <p className="-mt-2 mb-4 text-body-s text-pretty text-ink-2">
        두 쪽의 말이 다른 커피챗과 두 번 나오지 않은 분이에요. 에이전트에게만 보이고, 본 사람은 기록에 남아요.
      </p>
      <RequestTabs
        names={{ open: '이야기가 필요해요', handled: '마쳤어요' }}
        openCount={words.data?.pages[0]?.openCount}
      />
      <PagedCards
        name="약속"
        query={words}
        empty={status === 'open' ? '모두 약속을 지켰어요' : '아직 마친 이야기가 없어요'}
        description={status === 'open' && '말이 다른 커피챗이 생기면 여기에 올라와요.'}
      >
        {(word) => <KeptWordCard key={word.id} word={word} />}
      </PagedCards>
    </ConsolePage>
  )
}
