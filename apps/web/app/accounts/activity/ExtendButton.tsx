import { Button } from '@coffeeattack/ui/Button'
import { useState } from 'react'
import type { ActivityState } from './activity-state.ts'
import { ExtendSheet } from './ExtendSheet.tsx'

type ExtendButtonProps = { state: ActivityState; until: Date | null; now: Date }

/** More months, or the way back for whoever is resting. */
export function ExtendButton({ state, until, now }: ExtendButtonProps) {
  const [open, setOpen] = useState(false)
  const resting = state !== 'visible'
  return (
    <>
      <Button kind={resting ? 'filled' : 'weak'} size="md" onClick={() => setOpen(true)}>
        {resting ? '다시 받기' : '기간 늘리기'}
      </Button>
      <ExtendSheet {...{ open, resting, until, now }} onOpenChange={setOpen} />
    </>
  )
}
