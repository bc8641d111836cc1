import { OverlayHost } from '@coffeeattack/ui/ask'
import { Toaster } from '@coffeeattack/ui/Toaster'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { queries } from '../api/queries.ts'
import { useOnline } from './use-online.ts'

/** A notice while the browser is offline; the screen stays readable. */
function OfflineHint() {
  const online = useOnline()
  return (
    <output className="pointer-events-none fixed top-16 right-(--overlay-right) left-(--overlay-left) z-30 flex justify-center px-4">
      {!online && (
        <p className="rounded-full bg-toast px-4 py-2 text-caption font-medium text-on-toast">
          인터넷 연결이 끊겼어요
        </p>
      )}
    </output>
  )
}

/** Only the server writes it, so the browser's bundle does without. */
const NEEDS_SCRIPT = import.meta.env.SSR
  ? '<p class="bg-shot px-5 py-4 text-center text-body-s text-balance text-on-shot">' +
    '이 화면은 자바스크립트가 있어야 쓸 수 있어요. 브라우저 설정에서 자바스크립트를 켠 다음 다시 열어 주세요. ' +
    '<a href="/faq" class="underline underline-offset-4">자주 묻는 질문</a>은 그대로 읽을 수 있어요.</p>'
  : ''

/** What every app page needs and no public page has: the query cache, dialogs, toasts. */
export default function AppLayout() {
  return (
    <QueryClientProvider client={queries}>
      <OverlayHost>
        <noscript suppressHydrationWarning dangerouslySetInnerHTML={{ __html: NEEDS_SCRIPT }} />
        <Outlet />
        <OfflineHint />
        <Toaster />
      </OverlayHost>
    </QueryClientProvider>
  )
}
