import { passwordProblem } from '@coffeeattack/domain/operators/password'
import { exits } from '@coffeeattack/domain/sessions/destinations'
import { ChangePasswordFields } from '@coffeeattack/kit/passwordForms'
import { useCall } from '@coffeeattack/kit/useCall'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { toast } from '@coffeeattack/ui/toast'
import { useId, useState } from 'react'
import { pageGone, takeExit } from '../sessions/take-exit.ts'
import { asPartner, partnerApi } from './api.ts'

type PasswordSheetProps = { email: string; open: boolean; onOpenChange: (open: boolean) => void }

function PasswordSheet({ email, open, onOpenChange }: PasswordSheetProps) {
  const id = useId()
  const form = useForm({
    first: { current: '', next: '' },
    rules: { next: (next) => passwordProblem(next, email) },
    send: (body) => asPartner(() => partnerApi('POST /partners/me/password', { body })),
    onDone() {
      onOpenChange(false)
      form.reset()
      toast('비밀번호를 바꿨어요', { kind: 'done' })
    },
  })
  const { current, next } = form.values
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="비밀번호 바꾸기"
      description="바꾸면 다른 기기에서는 로그아웃돼요."
      footer={
        <Button
          type="submit"
          form={id}
          disabled={current === '' || next === ''}
          busy={form.busy && '바꾸는 중'}
        >
          비밀번호 바꾸기
        </Button>
      }
    >
      <form {...form.props} id={id} className="grid gap-4 pb-2">
        <ChangePasswordFields form={form} />
      </form>
    </Sheet>
  )
}

/** Logging out works even when the server cannot be reached. */
const PATIENCE_MS = 4000

async function logoutPartner(): Promise<never> {
  await partnerApi('POST /partners/auth/logout', { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => {})
  takeExit(exits.partnerLoginExpired)
  return pageGone()
}

export function PartnerAccount({ email }: { email: string }) {
  const [open, setOpen] = useState(false)
  const logout = useCall(logoutPartner)
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
          busy={logout.busy && '로그아웃하는 중'}
          onClick={() => void logout.run()}
        >
          로그아웃
        </Button>
      </div>
      <PasswordSheet email={email} open={open} onOpenChange={setOpen} />
    </Card>
  )
}
