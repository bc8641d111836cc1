import { useCall } from '@coffeeattack/kit/useCall'
import { Switch } from '@coffeeattack/ui/Switch'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { namingQuery } from '../queries.ts'

/** Whether the position names its company where it is suggested to people (MATCH-1). */
export function Naming({ positionId }: { positionId: string }) {
  const naming = useQuery(namingQuery(positionId))
  const turn = useCall(
    (isNamed: boolean) =>
      api('POST /console/positions/:id/naming', { params: { id: positionId }, body: { isNamed } }),
    {
      onDone(saved) {
        queries.setQueryData(namingQuery(positionId).queryKey, saved)
        toast(saved.isNamed ? '추천에서 회사 이름을 밝혀요' : '추천에서 회사 이름을 가려요', { kind: 'done' })
      },
    },
  )
  const isNamed = turn.busy ? turn.input === true : naming.data?.isNamed === true
  return (
    <div className="mt-3 flex items-center gap-3 rounded-card bg-surface px-5 py-3">
      <span className="min-w-0 flex-1">
        <b className="block text-body-s font-medium">추천에서 회사 이름 밝히기</b>
        <span className="block text-caption text-ink-3">
          후보자에게 이 포지션을 추천할 때 보여요. 끄면 하는 일만 보이고, 연봉은 늘 보이지 않아요.
        </span>
      </span>
      <Switch
        label="추천에서 회사 이름 밝히기"
        checked={isNamed}
        disabled={!naming.data}
        onCheckedChange={(wanted) => void turn.run(wanted)}
      />
    </div>
  )
}
