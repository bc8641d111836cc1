import { Ban } from '@coffeeattack/ui/icons/Ban'
import { CircleQuestion } from '@coffeeattack/ui/icons/CircleQuestion'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Box } from './Box.tsx'
import { Point, Points } from './Points.tsx'

/** What everybody may do about suggestions. */
export function Rights({ answerDays }: { answerDays: number }) {
  return (
    <Box title="이렇게 할 수 있어요">
      <Points>
        <Point Icon={Ban} title="끌 수 있어요">
          꺼도 회사의 찾기에는 그대로 나와요.
        </Point>
        <Point Icon={CircleQuestion} title="이유를 물을 수 있어요">
          추천한 이유도, 하지 않은 이유도 말해요.
        </Point>
        <Point Icon={Person} title="사람에게 맡길 수 있어요">
          {answerDays}영업일 안에 사람이 읽고 답해요.
          <br />
          반대하면 추천을 멈춰요.
        </Point>
      </Points>
    </Box>
  )
}
