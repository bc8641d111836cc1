import { KakaoStart } from '../chrome/KakaoStart.tsx'

/** Sticks to the bottom of a phone; the fade above keeps text from running into it. */
export function BottomStart() {
  return (
    <aside
      aria-label="시작하기"
      className="sticky bottom-0 z-15 bg-page px-(--gut) pt-3 pb-safe-4 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-page lg:hidden"
    >
      <KakaoStart>카카오로 3초 만에 시작하기</KakaoStart>
    </aside>
  )
}
