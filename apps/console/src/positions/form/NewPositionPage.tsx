import { consolePaths } from '@coffeeattack/contract/console-pages'
import { toast } from '@coffeeattack/ui/toast'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { AdReader } from './AdReader.tsx'
import { bodyOf, emptyDraft } from './draft.ts'
import { PositionForm } from './PositionForm.tsx'

export function NewPositionPage() {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { ad?: unknown } | null }
  const [pasted] = useState(() => (typeof state?.ad === 'string' ? state.ad : null))
  // Read once: after a reload the ad would overwrite what was changed in the form.
  const forget = useEffectEvent(() => navigate(consolePaths.newPosition(), { replace: true }))
  useEffect(() => {
    if (pasted !== null) void forget()
  }, [pasted])
  return (
    <ConsolePage title="새 포지션">
      <PositionForm
        place="position:new"
        first={emptyDraft}
        submit="포지션 만들기"
        busy="만드는 중"
        renderHead={(fill) => <AdReader pasted={pasted} fill={fill} />}
        send={(draft) => api('POST /console/positions', { body: bodyOf(draft) })}
        onDone={({ id }) => {
          toast('포지션을 만들었어요', { kind: 'done' })
          void navigate(consolePaths.position(id), { replace: true })
        }}
      />
    </ConsolePage>
  )
}
