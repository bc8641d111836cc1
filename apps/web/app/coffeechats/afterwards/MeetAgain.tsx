import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { toast } from '@coffeeattack/ui/toast'
import { lazy, Suspense, useState } from 'react'
import type { Proposal } from '../TimePickerSheet.tsx'
import { useArrange } from '../use-arrange.ts'
import type { Asked } from './asked.ts'

/** Loaded only for a person who wants to meet again. */
const TimePickerSheet = lazy(() => import('../TimePickerSheet.tsx'))

type MeetAgainProps = {
  asked: Asked
  /** The two agreed to meet later, so the picker opens by itself. */
  isMoved: boolean
}

/** After a meeting that did not happen, the person can propose another time. */
export function MeetAgain({ asked, isMoved }: MeetAgainProps) {
  const { busy, run: arrange } = useArrange(asked.id)
  const [picker, setPicker] = useState<'unused' | 'open' | 'closed'>(isMoved ? 'open' : 'unused')
  const [isProposed, setProposed] = useState(false)

  async function propose(proposal: Proposal) {
    if (!(await arrange({ kind: 'propose', ...proposal }))) return
    setPicker('closed')
    setProposed(true)
    toast('시간을 제안했어요', { kind: 'done' })
  }
  return (
    <Card aria-labelledby="outcome">
      <h2 id="outcome" className="text-h3">
        {isProposed ? '새 시간을 제안했어요' : '알려 주셔서 고마워요'}
      </h2>
      <p className="mt-0.5 text-label text-ink-3">
        {isProposed
          ? '회사가 하나로 정하면 바로 알려 드려요.'
          : `${asked.name} 커피챗을 다시 잡고 싶다면 시간을 제안해 보세요.`}
      </p>
      {!isProposed && (
        <Button kind="line" size="md" className="mt-4" onClick={() => setPicker('open')}>
          시간 제안하기
        </Button>
      )}
      {picker !== 'unused' && (
        <Suspense>
          <TimePickerSheet
            open={picker === 'open'}
            onOpenChange={(open) => setPicker(open ? 'open' : 'closed')}
            busy={busy}
            replaces={false}
            onPropose={(proposal) => void propose(proposal)}
          />
        </Suspense>
      )}
    </Card>
  )
}
