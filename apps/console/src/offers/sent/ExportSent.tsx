import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../../api/client.ts'
import { saveText } from '../../operators/audit/save-text.ts'
import { type Filter, filterQuery } from './filter.ts'

/** What is shown, as a file; who took it stands in the trail. */
export function ExportSent({ filter }: { filter: Filter }) {
  const { run, busy } = useCall(() => api('POST /console/offers/export', { body: filterQuery(filter) }), {
    onDone({ fileName, csv, rows }) {
      saveText(fileName, csv, 'text/csv;charset=utf-8')
      toast(`${rows}건을 내려받았어요`, { kind: 'done' })
    },
  })
  return (
    <Button
      kind="line"
      size="sm"
      className="bg-surface"
      busy={busy && '만드는 중'}
      onClick={() => void run()}
    >
      CSV 내려받기
    </Button>
  )
}
