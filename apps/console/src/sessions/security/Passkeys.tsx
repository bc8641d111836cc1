import { agoText, fullDayText, kstDay } from '@coffeeattack/domain/kst'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { NoPasskeyHint } from '../factor-fields.tsx'
import { canUsePasskeys, makePasskey, type NoPasskey } from '../passkey.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import {
  type Factors,
  hasOnlyOne,
  keepFactors,
  type Passkey,
  sessionsQuery,
  tellLastFactor,
} from './queries.ts'
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
                  onClick={() => (hasOnlyOne(factors) ? tellLastFactor() : ask(passkey))}
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

const NAME_LIMIT = 40

/** Asks for a name and the password, then opens the browser's dialog. */
function NewPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(sessionsQuery)
  const device = data?.items.find(({ isCurrent }) => isCurrent)?.name ?? '내 기기'
  const [name, setName] = useState<string | null>(null)
  const [noPasskey, setNoPasskey] = useState<NoPasskey>()

  async function add(password: string) {
    setNoPasskey(undefined)
    const { challenge, passkey } = await api('POST /console/me/passkeys/options', { body: { password } })
    const made = await makePasskey(passkey)
    if (typeof made === 'string') return setNoPasskey(made)
    const body = { challenge, passkey: made, name: name?.trim() || device }
    keepFactors(await api('POST /console/me/passkeys', { body }))
    toast('패스키를 등록했어요', { kind: 'done' })
    onClose()
  }
  return (
    <PasswordDialog
      title="패스키 추가하기"
      description="이 기기나 보안 키로 로그인할 수 있게 돼요."
      submit="패스키 만들기"
      run={add}
      onClose={onClose}
    >
      <div>
        <TextField
          label="이름"
          helper="어느 기기의 패스키인지 알아볼 이름이에요."
          autoComplete="off"
          maxLength={NAME_LIMIT}
          value={name ?? device}
          onValueChange={setName}
        />
        <NoPasskeyHint why={noPasskey} />
      </div>
    </PasswordDialog>
  )
}
