import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Empty } from '@coffeeattack/ui/Empty'
import { Link } from 'react-router'
import { Header } from '../../layout/Header.tsx'
import { Page } from '../../layout/Page.tsx'
import { paths } from '../../paths.ts'

/** One of the offers in the address was answered or has run out meanwhile, or there are too few or too many. */
export function NotComparable() {
  return (
    <Page header={<Header backTo={paths.offers()} />}>
      <Empty
        title="지금은 나란히 볼 수 없는 어택이 있어요"
        description="이미 답했거나 기한이 지난 어택일 수 있어요"
        className="m-auto px-5"
        action={
          <Link to={paths.compareOffers()} replace className={buttonLook({ size: 'sm' })}>
            다시 고르기
          </Link>
        }
      />
    </Page>
  )
}
