import { Card } from '@coffeeattack/ui/Card'
import { Cup } from '@coffeeattack/ui/Cup'
import { Invitation } from '../asking/Invitation.tsx'
import type { PaidCard } from '../cards.ts'

type PaidHomeCardProps = {
  check: PaidCard
  /** The person declined on this page. */
  isDeclined: boolean
  onDeclined: () => void
}

/** Whether the promised pay is paid, asked on the home page (KEEP-7). */
export default function PaidHomeCard({ check, isDeclined, onDeclined }: PaidHomeCardProps) {
  return isDeclined ? <Declined /> : <Invitation check={check} onDeclined={onDeclined} />
}

export const Declined = () => (
  <Card className="flex flex-col items-center pt-8 pb-6 text-center">
    <Cup size={104} />
    <h2 className="mt-4 text-h2">알겠어요, 다시 묻지 않을게요</h2>
    <p className="mt-1.5 text-body-s text-ink-3">답하지 않은 것은 어디에도 세지 않아요.</p>
  </Card>
)
