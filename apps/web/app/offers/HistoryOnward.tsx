import { offerPath } from '@coffeeattack/domain/offers/paths'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import type { ListedEntry } from './listed.ts'
import { companyOf } from './words.ts'

/** Where the history leads: to the coffee chat, to asking for a new connection, or to the offer's own page. */
export function HistoryOnward({ item: { entry, status } }: { item: ListedEntry }) {
  const path = offerPath(entry)
  if (status === 'MATCHED' && entry.coffeechatId !== null) {
    return (
      <Link to={paths.accepted(entry.coffeechatId, entry.name)} className={buttonLook()}>
        커피챗 보러 가기
      </Link>
    )
  }
  if (status === 'EXPIRED') {
    return (
      <Link to={paths.ask(path, companyOf(entry))} className={buttonLook()}>
        다시 연결 문의하기
      </Link>
    )
  }
  return (
    <Link to={path} className={buttonLook({ kind: 'weak' })}>
      결과 보기
    </Link>
  )
}
