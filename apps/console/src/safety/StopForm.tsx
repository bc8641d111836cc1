import { STOP, stopEndsAt } from '@coffeeattack/domain/safety/stop'
import { useForm } from '@coffeeattack/kit/useForm'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Person } from '@coffeeattack/ui/icons/Person'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../api/client.ts'
import { caseDecided } from './queries.ts'
import { longTime } from './words.ts'

type StopFormProps = { id: string; name: string; onClose: () => void }

/** Why the sender is stopped, and until when (FIRM-9). The sender reads the reason. */
export function StopForm({ id, name, onClose }: StopFormProps) {
  const now = useNow()
  const form = useForm({
    first: { reason: '' },
    rules: { reason: (reason) => (reason.trim() === '' ? '이유를 적어 주세요' : null) },
    send: ({ reason }) =>
      api('POST /console/safety/:id/stop', { params: { id }, body: { reason: reason.trim() } }),
    onDone(decided) {
      caseDecided(decided)
      toast('보낸 사람을 멈췄어요', { kind: 'done' })
      onClose()
    },
  })
  const facts = [
    [Clock, `${longTime(stopEndsAt(now).toISOString(), now)}에 저절로 풀려요.`],
    [Person, `${name} 님은 이유를 읽고 다시 봐 달라고 할 수 있어요.`],
    [Lock, '누가 신고했는지는 알리지 않아요.'],
  ] as const
  return (
    <form {...form.props}>
      <h2 className="text-h3 font-bold">{name} 님을 멈출까요?</h2>
      <TextField className="mt-3" label="이유" maxLength={STOP.reasonLimit} {...form.field('reason')} />
      <ul className="mt-3 mb-4 grid gap-2.5 text-label text-ink-2 tnum">
        {facts.map(([Icon, text]) => (
          <li key={text} className="flex gap-2.5">
            <Icon size={17} strokeWidth={1.8} className="mt-0.5 shrink-0 text-ink-3" />
            {text}
          </li>
        ))}
      </ul>
      <div className="grid gap-2">
        <Button type="submit" size="md" busy={form.busy && '멈추는 중'}>
          {STOP.hours}시간 멈추기
        </Button>
        <Button kind="line" size="md" disabled={form.busy} onClick={onClose}>
          그만두기
        </Button>
      </div>
    </form>
  )
}
