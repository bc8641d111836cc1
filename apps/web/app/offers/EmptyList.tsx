import type { ListMode } from '@coffeeattack/domain/offers/list'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Empty } from '@coffeeattack/ui/Empty'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { emptyTexts } from './words.ts'

export function EmptyList({ mode }: { mode: ListMode }) {
  const [to, label] = mode === 'all' ? [paths.profile(), '프로필 채우기'] : [paths.offers(), '받은 어택 보기']
  return (
    <Empty
      {...emptyTexts[mode]}
      className="m-auto px-5 py-10"
      action={
        <Link to={to} replace={mode !== 'all'} className={buttonLook({ size: 'sm' })}>
          {label}
        </Link>
      }
    />
  )
}
