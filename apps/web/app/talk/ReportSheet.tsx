import { type ReportReason, reportReasons } from '@coffeeattack/domain/talk/moderation'
import { Button } from '@coffeeattack/ui/Button'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { toast } from '@coffeeattack/ui/toast'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'
import { act } from './act.ts'

type ReportSheetProps = { postId: string; open: boolean; onOpenChange: (open: boolean) => void }

export function ReportSheet({ postId, open, onOpenChange }: ReportSheetProps) {
  const name = useId()
  const navigate = useNavigate()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [busy, runOne] = useOneAtATime()

  async function report() {
    if (!reason) return
    const done = await act(
      () => api('POST /talk/posts/:id/report', { params: { id: postId }, body: { reason } }),
      (path) => void navigate(path),
    )
    onOpenChange(false)
    if (done) toast('신고를 받았어요. 살펴볼게요', { kind: 'done' })
  }
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => (next || !busy) && onOpenChange(next)}
      title="어떤 점이 불편했나요?"
      description="누가 신고했는지는 아무에게도 알리지 않아요."
      footer={
        <Button disabled={!reason} busy={busy && '보내는 중'} onClick={() => void runOne(report)}>
          신고하기
        </Button>
      }
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">신고하는 이유</legend>
        {reportReasons.map((choice) => (
          <OptionRow
            key={choice}
            type="radio"
            name={name}
            title={choice}
            checked={reason === choice}
            onChange={() => setReason(choice)}
          />
        ))}
      </fieldset>
    </Sheet>
  )
}
