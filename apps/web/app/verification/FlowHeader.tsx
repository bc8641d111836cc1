import { IconButton } from '@coffeeattack/ui/IconButton'
import { Close } from '@coffeeattack/ui/icons/Close'
import { Header } from '../layout/Header.tsx'
import { leaveFlow } from './leave-flow.ts'

/** Back one step, or out of the flow. `asks`: confirm first, because something would be lost. */
export function FlowHeader({ backTo, asks = false }: { backTo: string; asks?: boolean }) {
  return <Header backTo={backTo} actions={<LeaveButton asks={asks} />} />
}

export function LeaveButton({ asks }: { asks: boolean }) {
  return (
    <IconButton label="나가기" onClick={() => void leaveFlow({ asks })}>
      <Close size={24} strokeWidth={1.8} />
    </IconButton>
  )
}
