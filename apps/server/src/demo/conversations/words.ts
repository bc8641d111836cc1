import { dayText, kstDay, spokenTimeText } from '@coffeeattack/domain/kst'

/** What people say to each other between the match and the meeting. */

export const MATCHED = '커피챗 매칭이 완료되었어요. 이제 서로 이름과 연락처를 볼 수 있어요.'

export const thanks: readonly ((name: string) => string)[] = [
  (name) => `${name} 님, 수락해 주셔서 고마워요! 편하신 시간에 30분만 만나도 좋아요.`,
  (name) => `${name} 님, 반가워요. 먼저 연락드린 보람이 있네요. 궁금한 점부터 편하게 물어보세요.`,
  (name) => `${name} 님, 커피챗을 골라 주셔서 기뻐요. 팀에서도 다들 기대하고 있어요.`,
]

export const hello = [
  '안녕하세요, 제안 고맙습니다. 하시는 일을 더 듣고 싶어요.',
  '반가워요. 팀이 어떻게 일하는지 궁금해서 골랐어요.',
  '먼저 연봉을 알려 주셔서 편하게 골랐어요. 잘 부탁드려요.',
] as const

/** Either side may put times on the table. */
export const proposes = {
  company: [
    '커피챗 시간을 몇 개 올려 두었어요. 편한 때로 골라 주세요.',
    '아래에서 시간을 골라 주시겠어요? 사무실 1층 카페가 조용해요.',
  ],
  candidate: ['제가 되는 시간을 몇 개 올려 두었어요. 편하신 때로 골라 주세요.'],
} as const

export const wait = ['네, 일정을 보고 곧 골라 둘게요.', '이번 주는 조금 바빠서 내일까지 답드릴게요.'] as const

export const agrees: readonly ((when: string) => string)[] = [
  (when) => `${when} 좋아요. 그때 뵐게요!`,
  (when) => `${when}에 시간이 돼요. 기대할게요.`,
]

export const fixes = [
  '네, 달력에 넣어 두었어요. 조심해서 오세요.',
  '좋아요. 그날 편하게 이야기해요.',
  '확인했어요. 전날 다시 한번 알려 드릴게요.',
] as const

export const afterwards = [
  [
    '오늘 이야기 즐거웠어요. 말씀하신 내용은 팀에 잘 전할게요.',
    '저도 즐거웠어요. 생각해 보고 이번 주에 답드릴게요.',
  ],
  ['시간 내 주셔서 고마워요. 다음 단계는 내일 정리해서 보내 드릴게요.', '네, 기다릴게요. 커피도 맛있었어요!'],
] as const

export const farewell = [
  '죄송하지만 지금 회사에 조금 더 있기로 했어요. 좋은 제안 고마웠어요.',
  '괜찮아요. 알려 주셔서 고마워요. 다음에 또 인연이 닿으면 좋겠어요.',
] as const

export const withAgent = [
  { sender: 'SYSTEM', body: '에이전트와 이야기하고 정하기로 했어요.' },
  { sender: 'OPERATOR', body: '어떤 점이 고민되시는지 편하게 말씀해 주세요. 함께 정리해 볼게요.' },
  { sender: 'CANDIDATE', body: '연봉은 마음에 드는데 일하는 방식이 잘 그려지지 않아요.' },
  {
    sender: 'OPERATOR',
    body: '두 회사 모두 재택을 섞어 일해요. 팀 리드에게 하루 일과를 물어보고 알려 드릴게요.',
  },
] as const

export const SURVEY = '더 잘 맞는 회사를 찾아 드리고 싶어요. 질문 세 개에 답해 주시겠어요?'

/** '11월 20일 (목) 오후 4:00' */
export function whenText(at: Date): string {
  return `${dayText(kstDay(at))} ${spokenTimeText(at)}`
}
