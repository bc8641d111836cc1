/** Whom to sign in as where the demo world was asked for. In production they do not exist. */
export const DEMO_PASSWORD = 'coffee-attack-demo'
/** What the authenticator app of everyone in the demo's console knows. */
export const DEMO_SECOND_FACTOR = 'COFFEEATTACKDEMO'

export const demoAccounts = {
  /** Signs in by messenger or by a code on the phone; `kakaoSub` is the member number the messenger stand-in gives this phone. */
  candidate: { role: '구직자', name: '한지우', phone: '010-1000-0001', kakaoSub: '461882908368' },
  recruiter: {
    role: '채용 담당자',
    name: '이도현',
    email: 'dohyun@noeulcloud.example',
    password: DEMO_PASSWORD,
  },
  /** Of a company that waits for the review: it may prepare and sees no candidate. */
  applicant: {
    role: '심사를 기다리는 회사',
    name: '차오름',
    email: 'oreum@saecham.example',
    password: DEMO_PASSWORD,
  },
  agent: { role: '에이전트', name: '정하린', email: 'agent@coffeeattack.example', password: DEMO_PASSWORD },
  admin: { role: '관리자', name: '문가람', email: 'admin@coffeeattack.example', password: DEMO_PASSWORD },
  partner: { role: '파트너', name: '서다온', email: 'partner@coffeeattack.example', password: DEMO_PASSWORD },
} as const
