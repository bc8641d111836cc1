import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { Span } from '@coffeeattack/domain/coffeechats/by-time'
import { metThen } from '@coffeeattack/domain/coffeechats/meetings'
import { meetingText } from '@coffeeattack/domain/coffeechats/meeting-text.ko'
import { stages } from '@coffeeattack/domain/coffeechats/outcome'
import type { CoffeechatStatus } from '@coffeeattack/domain/coffeechats/schedule'
import type { Slot } from '@coffeeattack/domain/coffeechats/times'
import { type CallOptions, useCall } from '@coffeeattack/kit/useCall'
import { toast } from '@coffeeattack/ui/toast'
import { queryOptions } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { pages } from '../api/query.ts'

export type CoffeechatRow = ApiResult<'GET /console/coffeechats'>['items'][number]
export type Coffeechat = ApiResult<'GET /console/coffeechats/:id'>

/** Every change of a coffee chat invalidates these lists. */
const listKey = ['coffeechats'] as const

/** One of the lists by time. */
export const spanQuery = (span: Span) => pages('GET /console/coffeechats', [...listKey, span], { span })

export const coffeechatQuery = (id: string) =>
  queryOptions({
    queryKey: ['coffeechat', id],
    queryFn: () => api('GET /console/coffeechats/:id', { params: { id } }),
  })

/** Options of a call that changes a coffee chat: a toast, and the answer as the new cached chat. */
export function coffeechatCallOptions(id: string) {
  const { queryKey } = coffeechatQuery(id)
  return <Input>(said: string): CallOptions<Input, Coffeechat> => ({
    onDone(chat) {
      queries.setQueryData(queryKey, chat)
      void queries.invalidateQueries({ queryKey: listKey })
      toast(said, { kind: 'done' })
    },
    // The other side may have been faster, so the chat is loaded again.
    onFailed: () => void queries.invalidateQueries({ queryKey }),
  })
}

/** The fixed time, or null. */
export const fixedSlot = ({ confirmedTime }: Pick<CoffeechatRow, 'confirmedTime'>): Slot | null =>
  confirmedTime && { startsAt: new Date(confirmedTime.startsAt), minutes: confirmedTime.minutes }

/** Other fixed meetings of whoever sent the offer. */
export const meetingsOf = ({ meetingItems }: Pick<Coffeechat, 'meetingItems'>): Slot[] =>
  meetingItems.map(({ startsAt, minutes }) => ({ startsAt: new Date(startsAt), minutes }))

/** Asked before a time that overlaps with another coffee chat of the sender. */
function overlapQuestion(meetings: readonly Slot[], slots: readonly Slot[], act: '정' | '제안') {
  const [first] = slots.flatMap((slot) => metThen(slot, meetings))
  return (
    first && {
      title: '그 시간에 다른 커피챗이 있어요',
      description: `${meetingText(first.startsAt)}에 다른 후보자와 만나요. 겹쳐도 ${act}할까요?`,
      confirm: `그래도 ${act}하기`,
      cancel: '다른 시간 고르기',
    }
  )
}

/** Whether the question was asked: only a yes to it lets meetings overlap. */
function useOverlaps(id: string, act: '정' | '제안') {
  const isAsked = useRef(false)
  return {
    isAsked,
    asks(slotsIn: (chat: Coffeechat) => readonly Slot[]) {
      const chat = queries.getQueryData(coffeechatQuery(id).queryKey)
      const question = chat && overlapQuestion(meetingsOf(chat), slotsIn(chat), act)
      isAsked.current = question !== undefined
      return question
    },
  }
}

/** The company's calls about times. Each answers with the whole coffee chat. */
export function useTimeCalls(id: string) {
  const settled = coffeechatCallOptions(id)
  const [proposing, confirming] = [useOverlaps(id, '제안'), useOverlaps(id, '정')]
  const propose = useCall(
    ({ starts, minutes }: { starts: readonly Date[]; minutes: number }, idempotencyKey) =>
      api('POST /console/coffeechats/:id/times', {
        params: { id },
        body: {
          startItems: starts.map((start) => start.toISOString()),
          minutes,
          overlaps: proposing.isAsked.current,
        },
        idempotencyKey,
      }),
    {
      asks: ({ starts, minutes }) => proposing.asks(() => starts.map((startsAt) => ({ startsAt, minutes }))),
      ...settled('시간을 제안했어요'),
    },
  )
  const confirm = useCall(
    (timeId: string) =>
      api('POST /console/coffeechats/:id/times/:timeId/confirm', {
        params: { id, timeId },
        body: { overlaps: confirming.isAsked.current },
      }),
    {
      asks: (timeId) =>
        confirming.asks(({ timeItems }) =>
          timeItems
            .filter((time) => time.id === timeId)
            .map(({ startsAt, minutes }) => ({ startsAt: new Date(startsAt), minutes })),
        ),
      ...settled('만날 시간을 정했어요'),
    },
  )
  const withdraw = useCall(() => api('DELETE /console/coffeechats/:id/times', { params: { id } }), {
    asks: () => ({
      title: '제안한 시간을 거둘까요?',
      description: '정한 시간이 있으면 그대로예요. 후보자에게도 알려요.',
      confirm: '거두기',
    }),
    ...settled<void>('제안한 시간을 거뒀어요'),
  })
  const cancel = useCall(() => api('POST /console/coffeechats/:id/cancel', { params: { id } }), {
    asks: () => ({
      title: '커피챗을 취소할까요?',
      description: '후보자에게 알리고 대화를 닫아요. 되돌릴 수 없어요.',
      confirm: '커피챗 취소하기',
    }),
    ...settled<void>('커피챗을 취소했어요'),
  })
  const question = useCall(
    (items: string[], idempotencyKey) =>
      api('POST /console/coffeechats/:id/questions', { params: { id }, body: { items }, idempotencyKey }),
    settled('질문을 보냈어요'),
  )
  return { propose, confirm, withdraw, cancel, question }
}

export type Arrange = ReturnType<typeof useTimeCalls>

/** Names of the coffee chat states for the company. */
const coffeechatStatusNames: Readonly<Record<CoffeechatStatus, string>> = {
  NEW: '시간을 정해야 해요',
  PROPOSED: '시간을 맞추는 중',
  CONFIRMED: '시간을 정했어요',
  DONE: '시간이 지났어요',
  CANCELLED: '취소됐어요',
}

export const MET = '만났어요'

/** True when our side reported the meeting, or when the time was erased with the person (PRO-14). */
export const isMet = ({
  status,
  confirmedTime,
  outcome,
}: Pick<CoffeechatRow, 'status' | 'confirmedTime' | 'outcome'>): boolean =>
  status === 'DONE' && confirmedTime === null && outcome?.said === 'MET'

/** The name of the current state: the last step after the meeting, else the state of the meeting. */
export function standing(
  chat: Pick<CoffeechatRow, 'status' | 'stageItems' | 'confirmedTime' | 'outcome'>,
): string {
  const { status, stageItems } = chat
  const last = stageItems.at(-1)
  if (!last && isMet(chat)) return MET
  if (!last || status === 'CANCELLED') return coffeechatStatusNames[status]
  // A hire counts once both sides confirmed it.
  return last.stage === 'HIRED' && !last.isHire ? '채용을 확인하는 중' : stages[last.stage]
}

export const personName = (name: string): string => name || '탈퇴한 후보자'
