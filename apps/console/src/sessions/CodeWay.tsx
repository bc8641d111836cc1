import type { WayProps } from './use-enter.ts'
import { CodeField } from './CodeField.tsx'

export function CodeWay({ challenge: { challenge }, ...steps }: WayProps) {
  return (
    <>
      <h1 className="text-h1">인증 앱의 코드를 입력해 주세요</h1>
      <p className="mt-1 mb-6 text-body text-ink-2">인증 앱에 나온 여섯 자리예요. 30초마다 바뀌어요.</p>
      <CodeField challenge={challenge} {...steps} />
    </>
  )
}
