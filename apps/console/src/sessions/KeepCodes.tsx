import { Button } from '@coffeeattack/ui/Button'
import { Checkbox } from '@coffeeattack/ui/Checkbox'
import { useId, useState } from 'react'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** The codes of a new second factor, before the console opens: nobody can show them again. */
export function KeepCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const box = useId()
  const [isKept, setKept] = useState(false)
  return (
    <>
      <h1 className="text-h1">복구 코드를 적어 두세요</h1>
      <p className="mt-1 mb-5 text-body text-ink-2">
        휴대전화나 패스키를 잃어버리면 이 코드로 로그인해요. 코드마다 한 번씩 쓸 수 있고, 지금만 보여 드려요.
      </p>
      <RecoveryCodes codes={codes} />
      <label htmlFor={box} className="mt-5 flex min-h-11 cursor-pointer items-center gap-3 text-body">
        <Checkbox id={box} checked={isKept} onChange={(event) => setKept(event.currentTarget.checked)} />
        적어 두었어요
      </label>
      <Button className="mt-3" disabled={!isKept} onClick={onKept}>
        콘솔로 가기
      </Button>
    </>
  )
}
