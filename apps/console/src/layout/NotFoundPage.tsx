import { consolePaths } from '@coffeeattack/contract/pages'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Cup } from '@coffeeattack/ui/Cup'
import { Link } from 'react-router'
import { ConsoleFrame } from './ConsoleFrame.tsx'

export function NotFoundPage() {
  return (
    <ConsoleFrame title="찾을 수 없어요">
      <Cup size={168} />
      <h1 className="mt-7 text-h1">찾을 수 없어요</h1>
      <p className="mt-2 text-body text-ink-2">주소가 바뀌었거나 사라졌어요.</p>
      <Link to={consolePaths.home()} className={`${buttonLook({ size: 'md', wide: false })} mt-8`}>
        콘솔로 가기
      </Link>
    </ConsoleFrame>
  )
}
