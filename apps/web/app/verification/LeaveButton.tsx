import { IconButton } from '@coffeeattack/ui/IconButton'
import { Close } from '@coffeeattack/ui/icons/Close'
import { leaveFlow } from './leave-flow.ts'

/** Out of the flow. `asks`: confirm first, because something would be lost. */
export function LeaveButton({ asks = false }: { asks?: boolean }) {
  return (
    <IconButton label="나가기" onClick={() => void leaveFlow({ asks })}>
      <Close size={24} strokeWidth={1.8} />
    </IconButton>
  )
}
