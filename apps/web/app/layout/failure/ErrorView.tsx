import { paths } from '@coffeeattack/contract/pages'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useLocation } from 'react-router'
import { FailureView } from './FailureView.tsx'

/** Something of ours broke. The retry is a plain link, so that it works even when the app does not. */
export function ErrorView() {
  const { pathname, search } = useLocation()
  return (
    <FailureView title="화면을 불러오지 못했어요" about="잠시 뒤 다시 시도해 주세요.">
      <a href={pathname + search} className={buttonLook({ size: 'md', wide: false })}>
        다시 시도하기
      </a>
      <a href={paths.home()} className={textLinkLook}>
        첫 화면으로 가기
      </a>
    </FailureView>
  )
}
