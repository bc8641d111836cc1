import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Link, useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { MeetingTitle } from './MeetingTitle.tsx'

/** Called off by either side; only we can bring the two together again. */
export function MeetingAgain({ partner }: { partner: string }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <MeetingTitle about="정한 시간은 사라졌어요.">이제 만나는 시간이 없어요</MeetingTitle>
      <Link
        to={paths.ask(pathname + search, partner)}
        className={`${buttonLook({ kind: 'line', size: 'md' })} mt-4`}
      >
        다시 연결 문의하기
      </Link>
    </>
  )
}
