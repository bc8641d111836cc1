import { ToastBar } from '@coffeeattack/ui/ToastBar'
import type { SentHome } from '../../sessions/sent-home.ts'

const words: Readonly<Record<SentHome, readonly string[]>> = {
  'load-failed': ['내용을 불러오지 못해 첫 화면으로 왔어요.', '잠시 뒤 다시 시도해 주세요.'],
  'login-over': ['로그인이 풀려 첫 화면으로 왔어요.', '다시 로그인해 주세요.'],
}

/** Why somebody was sent here by a load that failed (ROUTE-3). The island shows the one that is true, for a moment. */
export function SentHomeWord() {
  return (
    <output aria-live="polite" className="sent-home">
      {Object.entries(words).map(([why, lines]) => (
        <ToastBar key={why} data-why={why} hidden>
          {lines.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </ToastBar>
      ))}
    </output>
  )
}
