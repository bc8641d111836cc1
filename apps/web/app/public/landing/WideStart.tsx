import { KakaoStart } from '../chrome/KakaoStart.tsx'
import { SectionTitle } from './SectionTitle.tsx'

/** On a wide screen the headline stands in the panel, so the column opens with the way in. */
export function WideStart() {
  return (
    <section className="hidden px-(--gut) pt-5 pb-7 lg:block">
      <SectionTitle lines={['3초 인증하고', '내 연봉을 제안받아 보세요']} />
      <p className="mt-2 mb-6 text-ink-3">이름과 연락처는 내가 고른 회사에만 공개돼요.</p>
      <KakaoStart>카카오로 시작하기</KakaoStart>
    </section>
  )
}
