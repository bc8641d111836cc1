import { exits } from '@coffeeattack/domain/sessions/destinations'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { useState } from 'react'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'
import { PasswordSheet } from './PasswordSheet.tsx'
import { pageGone, takeExit } from '../sessions/take-exit.ts'
import { partnerApi } from './api.ts'

/** A server that cannot be reached keeps nobody signed in on this device. */
const PATIENCE_MS = 4000

async function logoutPartner(): Promise<never> {
  await partnerApi('POST /partners/auth/logout', { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => {})
  takeExit(exits.partnerLoginExpired)
  return pageGone()
}

export function PartnerAccount({ email }: { email: string }) {
  const [open, setOpen] = useState(false)
  const [busy, runOne] = useOneAtATime()
  return (
    <Card aria-labelledby="partner-account">
      <h2 id="partner-account" className="text-h3">
        내 계정
      </h2>
      <p className="mt-1 text-body-s break-all text-ink-3">{email}</p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button kind="weak" size="md" onClick={() => setOpen(true)}>
          비밀번호 바꾸기
        </Button>
        <Button
          kind="line"
          size="md"
          busy={busy && '로그아웃하는 중'}
          onClick={() => void runOne(logoutPartner)}
        >
          로그아웃
        </Button>
      </div>
      <PasswordSheet email={email} open={open} onOpenChange={setOpen} />
    </Card>
  )
}
