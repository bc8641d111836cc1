import { paths } from '@coffeeattack/contract/pages'
import { isBehind } from '@coffeeattack/domain/coffeechats/schedule'
import { Button } from '@coffeeattack/ui/Button'
import { TimeSlots } from '@coffeeattack/ui/chat/TimeSlots'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import {
  type Arrangement,
  arrangementOf,
  type Coffeechat,
  coffeechatQuery,
  type CoffeechatTime,
} from '../../coffeechats/queries.ts'
import { QuestionShapes } from '../../coffeechats/QuestionShapes.tsx'
import { useArrange } from '../../coffeechats/use-arrange.ts'
import { CardFrame } from './SurveyCard.tsx'
import { timeSlots } from './words.ts'

/** The times that the company proposed: choose one, or propose others (TRUST-4). */
function OfferedTimesCard({ chat, times }: { chat: Coffeechat; times: readonly CoffeechatTime[] }) {
  const { id } = chat
  const { busy, run: arrange } = useArrange(id)
  const [wanted, setWanted] = useState<string>()
  const chosen = times.find((time) => time.id === wanted)

  async function confirm(timeId: string) {
    if (await arrange({ kind: 'confirm', timeId })) toast('만날 시간을 정했어요', { kind: 'done' })
  }
  return (
    <TimeSlots
      title="커피챗 시간 고르기"
      slots={timeSlots(times)}
      {...(chosen && { selected: chosen.id })}
      onSelect={setWanted}
      closed={busy}
    >
      <Button
        size="md"
        className="mt-2.5"
        disabled={!chosen}
        busy={busy && '정하는 중'}
        onClick={() => chosen && void confirm(chosen.id)}
      >
        이 시간으로 정하기
      </Button>
      <Link
        to={paths.accepted(id, chat.company?.name ?? chat.operator.name)}
        className={`${textLinkLook} -mb-2 w-full`}
      >
        다른 시간 제안하기
      </Link>
    </TimeSlots>
  )
}

const AskedQuestions = lazy(() => import('../../coffeechats/AskedQuestions.tsx'))

/** The company's questions before the meeting (OFR-11), answered in the conversation. */
function QuestionsCard({ chat }: { chat: Coffeechat }) {
  const [open, setOpen] = useState(false)
  const left = chat.questionCount - chat.answeredCount
  return (
    <CardFrame title="만나기 전에 답해 주세요" about={`아직 답하지 않은 질문이 ${left}개 있어요.`}>
      <Button size="sm" wide onClick={() => setOpen(true)}>
        질문에 답하기
      </Button>
      <Sheet open={open} onOpenChange={setOpen} title="만나기 전에 답해 주세요">
        <Suspense fallback={<QuestionShapes />}>
          <AskedQuestions coffeechatId={chat.id} />
        </Suspense>
      </Sheet>
    </CardFrame>
  )
}

/** The company's times that can still be confirmed. */
function offeredTimes(arrangement: Arrangement): readonly CoffeechatTime[] {
  const move = arrangement.kind === 'fixed' && arrangement.move?.by === 'them' ? arrangement.move : null
  const times = arrangement.kind === 'offered' ? arrangement.times : (move?.times ?? [])
  return times.filter(({ canConfirm }) => canConfirm)
}

/** What the other side waits for, at the end of the conversation: choosing a time, answering questions. */
export default function MeetingCards({ coffeechatId }: { coffeechatId: string }) {
  const { data: chat } = useQuery(coffeechatQuery(coffeechatId))
  if (!chat) return null
  const arrangement = arrangementOf(chat)
  const offered = offeredTimes(arrangement)
  const asks = arrangement.kind !== 'cancelled' && !isBehind(chat) && chat.questionCount > chat.answeredCount
  if (offered.length === 0 && !asks) return null
  return (
    <div className="flex flex-col gap-1.5 pl-[42px]">
      {offered.length > 0 && <OfferedTimesCard chat={chat} times={offered} />}
      {asks && <QuestionsCard chat={chat} />}
    </div>
  )
}
