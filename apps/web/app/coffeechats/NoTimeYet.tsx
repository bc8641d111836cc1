import { TIMES } from '@coffeeattack/domain/coffeechats/times'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { Button } from '@coffeeattack/ui/Button'
import { MeetingTitle } from './MeetingTitle.tsx'

export function NoTimeYet({ partner, onPropose }: { partner: string; onPropose: () => void }) {
  return (
    <>
      <MeetingTitle
        about={`편한 시간을 ${TIMES.max}개까지 제안해 보세요. ${withJosa(partner, '이/가')} 하나로 정해요.`}
      >
        언제 만날까요?
      </MeetingTitle>
      <Button className="mt-4" onClick={onPropose}>
        시간 제안하기
      </Button>
    </>
  )
}
