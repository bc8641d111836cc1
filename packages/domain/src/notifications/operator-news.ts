import type { Letter } from './mail.ts'

/** What the people of the console are told. The sentences name nobody: a mail lies open on a lock screen. */
const operatorNews = {
  PROFILE_SAVED: '후보자가 프로필을 새로 채웠어요',
  OFFER_MATCHED: '보낸 어택으로 커피챗이 연결됐어요',
  OFFER_REFUSED: '보낸 어택에 이번에는 어렵다는 답이 왔어요',
  CURATION_ASKED: '큐레이션을 두고 이야기하고 싶어 하는 분이 있어요',
  COFFEECHAT_TIMES_PROPOSED: '커피챗 시간이 제안됐어요',
  COFFEECHAT_CONFIRMED: '커피챗 시간이 정해졌어요',
  COFFEECHAT_RESCHEDULED: '커피챗 시간을 다시 정해야 해요',
  COFFEECHAT_CANCELLED: '커피챗이 취소됐어요',
} as const

export type OperatorNotice = keyof typeof operatorNews

/** One mail for all that is new to somebody of the console, in the order it happened, each kind once with its count. */
export function operatorNewsMail(news: readonly OperatorNotice[], link: string): Letter {
  const kinds = [...new Set(news)]
  const lines = kinds.map((kind) => {
    const times = news.filter((one) => one === kind).length
    return times > 1 ? `${operatorNews[kind]} (${times}건)` : `${operatorNews[kind]}.`
  })
  const heading = kinds.length === 1 ? operatorNews[kinds[0]!] : `새 소식이 ${news.length}건 있어요`
  return {
    subject: heading,
    heading,
    paragraphs: kinds.length === 1 && news.length === 1 ? ['자세한 내용은 콘솔에서 볼 수 있어요.'] : lines,
    button: { label: '콘솔에서 보기', link },
  }
}
