import { consolePaths } from '@coffeeattack/contract/pages'
import { COMPARED } from '@coffeeattack/domain/memory/limits'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Button } from '@coffeeattack/ui/Button'
import { Link } from 'react-router'
import { useChoosing } from './choosing.ts'

/** How many were chosen, and the way to see them side by side. */
export function CompareBar() {
  const choosing = useChoosing()
  if (!choosing || choosing.chosen.length === 0) return null
  const { chosen, clear } = choosing
  const isEnough = chosen.length >= COMPARED.least
  return (
    <section
      aria-label="비교할 분"
      className="sticky bottom-4 z-10 mx-auto mb-4 flex w-fit max-w-full items-center gap-3 rounded-button bg-elevated py-2 pr-2 pl-4 shadow-3 inset-ring inset-ring-line-2"
    >
      <output className="text-label whitespace-nowrap">
        <b className="font-bold tnum">{`${chosen.length}명`}</b>
        {isEnough ? ' 골랐어요' : ' 골랐어요. 한 분 더 골라 주세요'}
      </output>
      <Button kind="weak" size="sm" onClick={clear}>
        지우기
      </Button>
      {isEnough && (
        <Link to={consolePaths.compare(chosen)} className={buttonLook({ size: 'sm', wide: false })}>
          비교하기
        </Link>
      )}
    </section>
  )
}
