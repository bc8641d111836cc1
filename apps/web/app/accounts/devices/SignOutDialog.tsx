import { Dialog } from '@coffeeattack/ui/Dialog'
import { useOneAtATime } from '../../api/use-one-at-a-time.ts'
import { insist } from '../../layout/failure/tell-failure.ts'
import { endLogins, questionFor, type SignOut } from './sign-out.ts'

type SignOutDialogProps = { signOut: SignOut; open: boolean; onOpenChange: (open: boolean) => void }

/** Asks, and stays until it is done. */
export function SignOutDialog({ signOut, open, onOpenChange }: SignOutDialogProps) {
  const [busy, runOne] = useOneAtATime()
  const { title, description, confirm } = questionFor(signOut)
  const close = () => onOpenChange(false)
  const signOutNow = () =>
    runOne(async () => {
      await insist(() => endLogins(signOut))
      close()
    })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || !busy) && onOpenChange(next)}
      title={title}
      description={description}
      cancel={{ label: '그대로 두기', onPress: close }}
      confirm={{ label: confirm, busy: busy && '로그아웃하는 중', onPress: () => void signOutNow() }}
    />
  )
}
