import { paths } from '@coffeeattack/contract/pages'
import { versionName } from '@coffeeattack/domain/pacts/state'
import { Document } from '@coffeeattack/ui/icons/Document'
import { useQuery } from '@tanstack/react-query'
import { pactsQuery } from '../cards.ts'
import { LinkRow } from '../LinkRow.tsx'

/** What became of an offer that was taken: its pact, once there is one (PACT-2). */
export default function PactOfOffer({ coffeechatId }: { coffeechatId: string }) {
  const { data } = useQuery(pactsQuery)
  const pact = data?.items.find((one) => one.coffeechatId === coffeechatId)
  if (!pact) return null
  return (
    <div className="mt-3">
      <LinkRow
        to={paths.pact(pact.id)}
        Icon={Document}
        title="처우 합의서"
        note={`${versionName(pact.version)} · 제안과 나란히 볼 수 있어요`}
      />
    </div>
  )
}
