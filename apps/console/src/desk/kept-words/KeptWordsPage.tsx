import { useInfiniteQuery } from '@tanstack/react-query'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { RequestList, useListStatus } from '../Handling.tsx'
import { KeptWordCard } from './KeptWordCard.tsx'
import { type KeptWordStatus, keptWordsQuery } from './queries.ts'

const tabs: Readonly<Record<KeptWordStatus, string>> = {
  open: '이야기가 필요해요',
  settled: '말이 같아졌어요',
  handled: '마쳤어요',
}
const statuses = Object.keys(tabs) as KeptWordStatus[]

const empty: Readonly<Record<KeptWordStatus, string>> = {
  open: '모두 약속을 지켰어요',
  settled: '스스로 말이 같아진 일은 아직 없어요',
  handled: '아직 마친 이야기가 없어요',
}

const notes: Readonly<Record<KeptWordStatus, string | false>> = {
  open: '말이 다른 커피챗이 생기면 여기에 올라와요.',
  settled: '두 쪽이 답을 고쳐 같은 말을 하게 되면 여기로 옮겨져요.',
  handled: false,
}

/** Contradicting words about a coffee chat, and people who twice did not come; for agents only (KEEP-3, KEEP-5). */
export function KeptWordsPage() {
  const status = useListStatus(statuses)
  const words = useInfiniteQuery(keptWordsQuery(status))
  return (
    <ConsolePage title="약속">
      <p className="-mt-2 mb-4 text-body-s text-pretty text-ink-2">
        두 쪽의 말이 다른 커피챗과 두 번 나오지 않은 분이에요. 에이전트에게만 보이고, 본 사람은 기록에 남아요.
      </p>
      <RequestList tabs={tabs} name="약속" query={words} empty={empty} description={notes[status]}>
        {(word) => <KeptWordCard key={word.id} word={word} />}
      </RequestList>
    </ConsolePage>
  )
}
