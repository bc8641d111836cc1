import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Empty } from '@coffeeattack/ui/Empty'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

export function NoViews() {
  return (
    <Empty
      className="py-12"
      title="아직 프로필을 본 회사가 없어요"
      description="프로필을 채우면 회사가 더 빨리 찾아와요"
      action={
        <Link to={paths.profile()} className={buttonLook({ size: 'md', wide: false })}>
          프로필 채우기
        </Link>
      }
    />
  )
}
