import { supportsPush } from '@coffeeattack/kit/push/browserPush'
import { usePush } from '@coffeeattack/kit/push/usePush'
import { Bell } from '@coffeeattack/ui/icons/Bell'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useMe } from '../../sessions/me.ts'
import { pushOf } from '../push.ts'
import { pushKeyQuery } from '../queries.ts'
import { SettingCard } from './SettingCard.tsx'

/** Lets this browser ring. Nobody is asked for permission before the press; where it cannot ring it says why. */
export function PushCard() {
  const me = useMe()
  const { data, isError } = useQuery(pushKeyQuery)
  const push = usePush(
    useMemo(() => pushOf(me), [me]),
    data?.publicKey,
  )
  return (
    <div className="mt-3">
      <SettingCard
        title="이 브라우저로 알림 받기"
        Icon={Bell}
        isOn={push?.isOn ?? false}
        disabled={!push || push.isBusy || push.isBlocked}
        onSwitch={(wanted) => void push?.change(wanted)}
        note={noteOf({ hasNoKey: isError || data?.publicKey === null, isBlocked: push?.isBlocked ?? false })}
      />
    </div>
  )
}

function noteOf({ hasNoKey, isBlocked }: { hasNoKey: boolean; isBlocked: boolean }): string {
  if (!supportsPush()) return '이 브라우저는 알림을 받을 수 없어요. 다른 브라우저에서 켜 주세요.'
  if (hasNoKey) return '지금은 브라우저 알림을 켤 수 없어요.'
  if (isBlocked) return '브라우저 설정에서 이 사이트의 알림을 허용하면 켤 수 있어요.'
  return '콘솔을 닫아 두어도 알려 드려요. 이름과 연봉은 보이지 않아요.'
}
