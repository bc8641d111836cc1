/** The words of a mail. Both of its parts, the plain one and the drawn one, are made of them. */
export type Letter = {
  /** Stands on lock screens, so it names nobody. */
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** The one thing to do, if there is any. */
  readonly button?: { readonly label: string; readonly link: string }
  /** What is good to know besides, in small print. */
  readonly notes?: readonly string[]
}

/**
 * How often a mail is tried: a sender that is away for most of a day loses none. One that tells of a link is given up
 * earlier, when the link ends.
 */
export const MAIL = {
  attempts: 8,
  firstWaitMs: 60_000,
  longestWaitMs: 6 * 60 * 60_000,
  /** Longer than any sender may take: only an attempt whose process died is found open after it. */
  attemptMs: 5 * 60_000,
} as const

/** When to try again after so many attempts: one minute, four, sixteen … six hours at most. */
export function mailRetryAt(attempts: number, now: Date): Date {
  const wait = Math.min(MAIL.firstWaitMs * 4 ** (attempts - 1), MAIL.longestWaitMs)
  return new Date(now.getTime() + wait)
}

/** What the people of the console are told. The sentences name nobody: a mail lies open on a lock screen. */
const operatorNews = {
  PROFILE_SAVED: '후보자가 프로필을 새로 채웠어요',
  OFFER_MATCHED: '보낸 어택으로 커피챗이 연결됐어요',
  OFFER_ASKED: '보낸 어택을 두고 이름 없이 물어본 분이 있어요',
  OFFER_REFUSED: '보낸 어택에 이번에는 어렵다는 답이 왔어요',
  OFFER_COUNTERED: '보낸 어택에 연봉을 되물은 분이 있어요',
  CURATION_ASKED: '큐레이션을 두고 이야기하고 싶어 하는 분이 있어요',
  COFFEECHAT_TIMES_PROPOSED: '커피챗 시간이 제안됐어요',
  COFFEECHAT_CONFIRMED: '커피챗 시간이 정해졌어요',
  COFFEECHAT_RESCHEDULED: '커피챗 시간을 다시 정해야 해요',
  COFFEECHAT_PLACED: '커피챗 장소가 정해졌어요',
  COFFEECHAT_CANCELLED: '커피챗이 취소됐어요',
  COFFEECHAT_OUTCOME_ASKED: '커피챗이 어땠는지 알려 주세요',
  COFFEECHAT_STAGE_ANSWERED: '적어 둔 진행 상황에 후보자가 답했어요',
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
