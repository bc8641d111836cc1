import type { PactState } from '../pacts/state.ts'
import { withJosa } from '../text/josa.ts'
import type { CandidateFact, NotificationWords } from './facts.ts'

type PactEvent = {
  /** The state in which it may still ring. */
  state: PactState
  centre: (fact: CandidateFact) => NotificationWords
  lockScreen: string
}

const companyOf = ({ name }: CandidateFact) => name ?? '회사'

/** What the notification type PACT announces to a candidate: one entry per event. */
const pactEvents = {
  SENT: {
    state: 'SENT',
    centre: (fact) => ({
      title: `${withJosa(companyOf(fact), '이/가')} 처우 합의서를 보냈어요`,
      body: '조건을 읽고 서명하거나 바꿔 달라고 할 수 있어요',
    }),
    lockScreen: '처우 합의서가 도착했어요',
  },
  WITHDRAWN: {
    state: 'WITHDRAWN',
    centre: (fact) => ({
      title: `${withJosa(companyOf(fact), '이/가')} 처우 합의서를 거뒀어요`,
      body: '서명했다면 그 서명도 없던 일이 됐어요',
    }),
    lockScreen: '처우 합의서가 닫혔어요',
  },
  LAPSED: {
    state: 'LAPSED',
    centre: (fact) => ({ title: '처우 합의서에 서명할 수 있는 날이 지났어요', body: companyOf(fact) }),
    lockScreen: '처우 합의서의 기한이 지났어요',
  },
  SEALED: {
    state: 'SEALED',
    centre: (fact) => ({
      title: '처우 합의서를 봉인했어요',
      body: `${companyOf(fact)} · 내려받을 수 있어요`,
    }),
    lockScreen: '처우 합의서를 봉인했어요',
  },
} as const satisfies Record<string, PactEvent>

const isKnown = (event: string | null): event is keyof typeof pactEvents =>
  event !== null && Object.hasOwn(pactEvents, event)

export const pactEvent = (event: string | null): PactEvent => pactEvents[isKnown(event) ? event : 'SENT']
