import { Button } from '@coffeeattack/ui/Button'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { RecoveryCodes } from '../RecoveryCodes.tsx'
import { PasswordDialog, SecurityRow } from './PasswordDialog.tsx'
import { factorsQuery } from './queries.ts'

export function Recovery({ left }: { left: number }) {
  const [asking, ask] = useState<'make' | readonly string[] | null>(null)
  const close = () => ask(null)

  async function make(password: string) {
    const { recoveryCodes } = await api('POST /console/me/recovery-codes', { body: { password } })
    ask(recoveryCodes)
    void queries.invalidateQueries(factorsQuery)
  }
  return (
    <SecurityRow
      title="복구 코드"
      note={left > 0 ? `${left}개 남았어요` : '남은 코드가 없어요. 새로 만들어 두세요.'}
    >
      <Button kind="weak" size="sm" onClick={() => ask('make')}>
        새로 만들기
      </Button>
      {asking === 'make' && (
        <PasswordDialog
          title="복구 코드를 새로 만들까요?"
          description="앞서 받은 코드는 더 쓸 수 없게 돼요."
          submit="새로 만들기"
          run={make}
          onClose={close}
        />
      )}
      {typeof asking === 'object' && asking && (
        <Dialog
          open
          alert
          onOpenChange={(open) => !open && close()}
          title="복구 코드를 적어 두세요"
          description="코드마다 한 번씩 쓸 수 있고, 지금만 보여 드려요."
          confirm={{ label: '적어 두었어요', onPress: close }}
        >
          <RecoveryCodes codes={asking} />
        </Dialog>
      )}
    </SecurityRow>
  )
}
