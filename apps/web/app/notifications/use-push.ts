import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'
import { canRing, isBlocked, rings, startRinging, stopRinging } from './push.ts'
import { pushKeyQuery } from './queries.ts'

/** Whether this browser rings, and the way to change it; null where it cannot. */
export function usePush() {
  const { data } = useQuery(pushKeyQuery)
  const [isOn, setOn] = useState<boolean | null>(null)
  const [isBusy, runOne] = useOneAtATime()
  useEffect(() => {
    let left = false
    if (canRing())
      rings().then(
        (on) => left || setOn(on),
        // A browser that does not even tell is offered nothing.
        () => {},
      )
    return () => {
      left = true
    }
  }, [])
  const publicKey = data?.publicKey
  if (!publicKey || isOn === null) return null

  async function change(wanted: boolean, key: string) {
    if (wanted) {
      const asked = await startRinging(key)
      if (asked === 'failed') toast('이 브라우저에서는 알림을 켜지 못했어요')
      setOn(asked === 'on')
      return
    }
    await stopRinging().then(
      () => setOn(false),
      () => toast('알림을 끄지 못했어요. 다시 시도해 주세요.'),
    )
  }

  return {
    isOn,
    isBusy,
    isBlocked: isBlocked(),
    change: (wanted: boolean) => runOne(() => change(wanted, publicKey)),
  }
}
