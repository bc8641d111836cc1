import { toast } from '@coffeeattack/ui/toast'
import { useEffect, useState } from 'react'
import { useCall } from '../useCall.ts'
import { type BrowserPush, supportsPush, isBlocked } from './browserPush.ts'

/** Whether this browser is subscribed, and how to change it; null if pushes cannot work here. */
export function usePush({ rings, start, stop }: BrowserPush, publicKey: string | null | undefined) {
  const [isOn, setOn] = useState<boolean | null>(null)
  const { busy, run: change } = useCall(async (wanted: boolean) => {
    if (wanted) {
      const asked = await start(publicKey ?? '')
      if (asked === 'failed') toast('이 브라우저에서는 알림을 켜지 못했어요')
      setOn(asked === 'on')
      return
    }
    await stop().then(
      () => setOn(false),
      () => toast('알림을 끄지 못했어요. 다시 시도해 주세요.'),
    )
  })
  useEffect(() => {
    let left = false
    if (supportsPush())
      rings().then(
        (on) => left || setOn(on),
        // A browser that fails to answer gets no switch.
        () => {},
      )
    return () => {
      left = true
    }
  }, [rings])
  if (!publicKey || isOn === null) return null
  return { isOn, isBusy: busy, isBlocked: isBlocked(), change }
}
