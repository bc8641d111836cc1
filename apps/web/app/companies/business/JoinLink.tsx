import { paths } from '@coffeeattack/contract/pages'
import { buttonLook } from '@coffeeattack/ui/buttonLook'

/** Where a company begins. A plain link, because public pages have no router. */
export const JoinLink = () => (
  <a href={paths.businessJoin()} className={buttonLook()}>
    우리 회사로 시작하기
  </a>
)
