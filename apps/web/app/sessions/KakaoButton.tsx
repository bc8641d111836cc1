import { Button } from '@coffeeattack/ui/Button'
import { KakaoBubble } from '@coffeeattack/ui/icons/KakaoBubble'
import { useEffect, useState } from 'react'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'
import { insist } from '../layout/failure/tell-failure.ts'
import { beginMessengerLogin } from './begin-messenger-login.ts'

/** Leads to the messenger's own login (AUTH-1). */
export function KakaoButton({ from }: { from: string | undefined }) {
  const [busy, runOne] = useOneAtATime()
  const [leaving, setLeaving] = useLeaving()

  const begin = () =>
    runOne(async () => {
      const address = await insist(() => beginMessengerLogin(from))
      if (!address) return
      setLeaving(true)
      window.location.assign(address)
    })
  return (
    <Button kind="kakao" busy={(busy || leaving) && '카카오로 가는 중'} onClick={() => void begin()}>
      <KakaoBubble />
      카카오로 시작하기
    </Button>
  )
}

/** The page stays a moment after it was told to leave, and may come back out of the browser's memory. */
function useLeaving() {
  const state = useState(false)
  const [, setLeaving] = state
  useEffect(() => {
    const cameBack = () => setLeaving(false)
    window.addEventListener('pageshow', cameBack)
    return () => window.removeEventListener('pageshow', cameBack)
  }, [setLeaving])
  return state
}
