import { TextLink } from '@coffeeattack/ui/TextLink'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { tellBlocked } from './tell-blocked.ts'

/** In the message box's place where nothing can be sent; what was said stays readable. */
export function ClosedBar() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const explain = async () => {
    if (await tellBlocked()) await navigate(paths.ask(pathname))
  }
  return (
    <div
      data-bottom-bar
      className="flex shrink-0 flex-col items-center border-t border-line bg-page px-5 pt-3 pb-safe-2 text-center"
    >
      <p className="text-body-s text-ink-2">끝난 대화예요. 나눈 이야기는 계속 볼 수 있어요.</p>
      <TextLink onClick={() => void explain()}>메시지를 보내고 싶어요</TextLink>
    </div>
  )
}
