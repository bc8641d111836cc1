import { agoText, fullDayText, kstDay } from '@coffeeattack/domain/kst'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { canUsePasskeys } from '../passkey.ts'
import { NewPasskeyDialog } from './NewPasskeyDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { type Factors, hasOnlyOne, keepFactors, type Passkey, tellLast } from './queries.ts'
import { SecurityRow } from './SecurityRow.tsx'

export function Passkeys({ factors }: { factors: Factors }) {
  const now = useNow(60_000)
  const [asking, ask] = useState<'add' | Passkey | null>(null)
  const close = () => ask(null)
  const leaving = typeof asking === 'object' ? asking : null

  async function remove({ id }: Passkey, password: string) {
    keepFactors(await api('POST /console/me/passkeys/:id/remove', { params: { id }, body: { password } }))
    toast('패스키를 지웠어요', { kind: 'done' })
    close()
  }
  return (
    <div>
      <SecurityRow title="패스키" note="지문이나 얼굴, 화면 잠금으로 비밀번호 없이 로그인해요.">
        {canUsePasskeys() && (
          <Button kind="weak" size="sm" onClick={() => ask('add')}>
            패스키 추가
          </Button>
        )}
      </SecurityRow>
      {factors.passkeys.length > 0 && (
        <ul aria-label="등록한 패스키" className="mt-3 grid gap-3 rounded-field bg-surface-2 px-4 py-3">
          {factors.passkeys.map((passkey) => (
            <li key={passkey.id}>
              <SecurityRow title={passkey.name} note={historyOf(passkey, now)}>
                <Button
                  kind="line"
                  size="sm"
                  aria-label={`${passkey.name} 지우기`}
                  onClick={() => (hasOnlyOne(factors) ? tellLast() : ask(passkey))}
                >
                  지우기
                </Button>
              </SecurityRow>
            </li>
          ))}
        </ul>
      )}
      {asking === 'add' && <NewPasskeyDialog onClose={close} />}
      {leaving && (
        <PasswordDialog
          title={`${leaving.name} 패스키를 지울까요?`}
          description="이 패스키로는 더 로그인할 수 없어요."
          submit="지우기"
          danger
          run={(password) => remove(leaving, password)}
          onClose={close}
        />
      )}
    </div>
  )
}

function historyOf({ createdAt, lastUsedAt }: Passkey, now: Date): string {
  const made = `${fullDayText(kstDay(new Date(createdAt)))}에 등록`
  return `${made} · ${lastUsedAt ? `${agoText(new Date(lastUsedAt), now)} 사용` : '아직 쓰지 않았어요'}`
}
