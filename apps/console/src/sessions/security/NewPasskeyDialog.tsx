import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { sessionsQuery } from '../../operators/settings/queries.ts'
import { NoPasskeyHint } from '../NoPasskeyHint.tsx'
import { makePasskey, type NoPasskey } from '../passkey.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { keepFactors } from './queries.ts'

const NAME_LIMIT = 40

/** A name to know it by, the password, and then the browser's own dialog. */
export function NewPasskeyDialog({ onClose }: { onClose: () => void }) {
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
