import { paths } from '@coffeeattack/contract/pages'
import { Button } from '@coffeeattack/ui/Button'
import { TimeSlots } from '@coffeeattack/ui/chat/TimeSlots'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Coffeechat, CoffeechatTime } from '../../coffeechats/queries.ts'
import { useArrange } from '../../coffeechats/use-arrange.ts'
import { timeSlots } from './time-slots.ts'

type OfferedTimesCardProps = { chat: Coffeechat; times: readonly CoffeechatTime[] }

/** The times that the company proposed: one of them, or others (TRUST-4). */
export function OfferedTimesCard({ chat, times }: OfferedTimesCardProps) {
  const { id } = chat
  const { busy, run: arrange } = useArrange(id)
  const [wanted, setWanted] = useState<string>()
  const chosen = times.find((time) => time.id === wanted)

  async function confirm(timeId: string) {
    if (await arrange({ kind: 'confirm', timeId })) toast('만날 시간을 정했어요', { kind: 'done' })
  }
  return (
    <TimeSlots
      title="커피챗 시간 고르기"
      slots={timeSlots(times)}
      {...(chosen && { selected: chosen.id })}
      onSelect={setWanted}
      closed={busy}
    >
      <Button
        size="md"
        className="mt-2.5"
        disabled={!chosen}
        busy={busy && '정하는 중'}
        onClick={() => chosen && void confirm(chosen.id)}
      >
        이 시간으로 정하기
      </Button>
      <Link
        to={paths.accepted(id, chat.company?.name ?? chat.operator.name)}
        className={`${textLinkLook} -mb-2 w-full`}
      >
        다른 시간 제안하기
      </Link>
    </TimeSlots>
  )
}
