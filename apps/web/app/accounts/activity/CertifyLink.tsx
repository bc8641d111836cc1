import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

export function CertifyLink() {
  return (
    <Link to={paths.submit()} className={buttonLook({ size: 'md' })}>
      커리어 인증하기
    </Link>
  )
}
