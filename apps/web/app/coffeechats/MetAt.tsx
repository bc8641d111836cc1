import { meetingText } from '@coffeeattack/domain/coffeechats/copy.ko'
import type { FixedTime } from './queries.ts'
import { MeetingTitle } from './MeetingTitle.tsx'

export function MetAt({ time }: { time: FixedTime }) {
  return <MeetingTitle about={`${meetingText(new Date(time.startsAt))}에 만났어요.`}>만난 시간</MeetingTitle>
}
