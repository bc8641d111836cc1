import { consolePaths } from '@coffeeattack/contract/pages'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Empty } from '@coffeeattack/ui/Empty'
import { Link } from 'react-router'

/** Nobody fits what is looked for, or nobody is here yet: then the first step. */
export function Nobody({ isNarrowed, onAll }: { isNarrowed: boolean; onAll: () => void }) {
  return (
    <div className="my-auto py-16">
      {isNarrowed ? (
        <Empty
          title="조건에 맞는 분이 없어요"
          description="조건을 빼면 다른 분이 보여요."
          action={
            <Button kind="weak" size="sm" onClick={onAll}>
              모두 보기
            </Button>
          }
        />
      ) : (
        <Empty
          title="아직 파이프라인에 아무도 없어요"
          description="후보자를 담아 두거나 어택을 보내면 여기에 모여요. 만나고 채용할 때까지 동료와 함께 이어 갈 수 있어요."
          action={
            <Link to={consolePaths.candidates()} className={buttonLook({ size: 'sm' })}>
              후보자 찾기
            </Link>
          }
        />
      )}
    </div>
  )
}
