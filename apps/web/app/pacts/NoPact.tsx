import { paths } from '@coffeeattack/contract/pages'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Link } from 'react-router'
import { FailureView } from '../layout/failure/FailureView.tsx'

export function NoPact() {
  return (
    <FailureView title="찾을 수 없어요" about="이 합의서는 없거나 다른 사람의 것이에요.">
      <Link to={paths.my()} className={buttonLook({ size: 'md', wide: false })}>
        홈으로 가기
      </Link>
    </FailureView>
  )
}
