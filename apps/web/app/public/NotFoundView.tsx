import { paths } from '@coffeeattack/contract/pages'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { FailureView } from '../layout/failure/FailureView.tsx'

/** An unknown address (ROUTE-6). Looks the same with and without React. */
export function NotFoundView() {
  return (
    <FailureView title="찾을 수 없어요" about="주소가 바뀌었거나 사라졌어요.">
      <a href={paths.home()} className={buttonLook({ size: 'md', wide: false })}>
        첫 화면으로 가기
      </a>
    </FailureView>
  )
}
