import { CircleInfo } from '@coffeeattack/ui/icons/CircleInfo'
import { ReportWay } from './ReportWay.tsx'

/** Under a message that asks for an account or a resident number (FIRM-9). It blocks nothing. */
export function CareNote({ roomId }: { roomId: string }) {
  return (
    <aside aria-label="안내" className="flex gap-3 rounded-card px-4 py-3.5 inset-ring inset-ring-line-2">
      <CircleInfo size={20} strokeWidth={1.8} className="mt-0.5 shrink-0 text-ink-2" />
      <div>
        <b className="block text-body-s font-semibold">계좌나 주민등록번호는 보내지 않아도 돼요</b>
        <p className="text-label text-ink-3">커피챗 전에 필요한 일은 없어요.</p>
        <ReportWay about={{ place: 'ROOM', id: roomId }} look="note" />
      </div>
    </aside>
  )
}
