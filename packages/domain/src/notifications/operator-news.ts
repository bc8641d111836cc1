import type { OperatorKind } from './operator-notices.ts'

type NewsRule = {
  /** Under which it is switched on and off. */
  readonly kind: OperatorKind
  /** What a mail and a lock screen may say: it names nobody. */
  readonly plain: string
}

/** What the people of the console are told (BIZ-7). */
export const operatorNews = {
  OFFER_MATCHED: { kind: 'MATCH', plain: '보낸 어택으로 커피챗이 연결됐어요' },
  COFFEECHAT_CANCELLED: { kind: 'MATCH', plain: '커피챗이 취소됐어요' },
  OFFER_COUNTERED: { kind: 'COUNTER', plain: '보낸 어택에 연봉을 되물은 분이 있어요' },
  OFFER_ASKED: { kind: 'QUESTION', plain: '보낸 어택을 두고 이름 없이 물어본 분이 있어요' },
  COFFEECHAT_TIMES_PROPOSED: { kind: 'TIMES', plain: '커피챗 시간이 제안됐어요' },
  COFFEECHAT_CONFIRMED: { kind: 'TIMES', plain: '커피챗 시간이 정해졌어요' },
  COFFEECHAT_RESCHEDULED: { kind: 'TIMES', plain: '커피챗 시간을 다시 정해야 해요' },
  COFFEECHAT_PLACED: { kind: 'TIMES', plain: '커피챗 장소가 정해졌어요' },
  COFFEECHAT_OUTCOME_ASKED: { kind: 'TIMES', plain: '커피챗이 어땠는지 알려 주세요' },
  COFFEECHAT_STAGE_ANSWERED: { kind: 'TIMES', plain: '적어 둔 진행 상황에 후보자가 답했어요' },
  OFFER_REFUSED: { kind: 'REFUSAL', plain: '보낸 어택에 이번에는 어렵다는 답이 왔어요' },
  OFFER_EXPIRED: { kind: 'REFUSAL', plain: '보낸 어택이 답 없이 마감됐어요' },
  ROOM_MESSAGE: { kind: 'MESSAGE', plain: '안 읽은 메시지가 있어요' },
  CURATION_ASKED: { kind: 'CURATION', plain: '큐레이션을 두고 이야기하고 싶어 하는 분이 있어요' },
  PROFILE_SAVED: { kind: 'PROFILE', plain: '후보자가 프로필을 새로 채웠어요' },
  INQUIRY: { kind: 'DESK', plain: '새 문의가 왔어요' },
  MORE_REQUEST: { kind: 'DESK', plain: '상담을 신청한 분이 있어요' },
  APPLICATION: { kind: 'DESK', plain: '에이전트의 도움을 신청한 분이 있어요' },
  CARD_REMINDED: { kind: 'PIPELINE', plain: '오늘 다시 보기로 한 분이 있어요' },
  CARD_ASSIGNED: { kind: 'PIPELINE', plain: '동료가 나를 담당으로 정했어요' },
  NOTE_MENTIONED: { kind: 'PIPELINE', plain: '동료가 메모에서 나를 불렀어요' },
  WEBHOOK_STOPPED: { kind: 'HANDOVER', plain: '채용 시스템 연결이 멈췄어요' },
  SAVED_SEARCH: { kind: 'SEARCH', plain: '저장한 검색에 새로 온 분이 있어요' },
} as const satisfies Record<string, NewsRule>

export type OperatorNotice = keyof typeof operatorNews

export const kindOf = (type: OperatorNotice): OperatorKind => operatorNews[type].kind

export const newsOf = (kind: OperatorKind): OperatorNotice[] =>
  (Object.keys(operatorNews) as OperatorNotice[]).filter((type) => kindOf(type) === kind)
