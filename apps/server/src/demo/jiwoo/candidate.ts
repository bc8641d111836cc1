import { companyKey } from '@coffeeattack/domain/companies/name'
import { kstDay } from '@coffeeattack/domain/kst'
import { ATTACK_MONTHS, extendedUntil } from '@coffeeattack/domain/profiles/attack-period'
import { phoneDigits } from '@coffeeattack/domain/verification/phone'
import { demoAccounts } from '../accounts.ts'
import { type Candidate, hiddenFrom, type Profile, type Setting } from '../candidates/candidate.ts'
import { choiceRows } from '../candidates/choices.ts'
import { schoolRows } from '../candidates/profile.ts'
import { blankRow } from '../candidates/row.ts'
import { visibleMonths } from '../candidates/work-history.ts'
import type { Dice } from '../chance/dice.ts'
import { minutesAfter, workingMoment } from '../chance/moments.ts'
import { tradeOf } from '../jobs/trades.ts'
import { lastYearOf } from '../candidates/pay.ts'
import { JIWOO_BEGAN, JIWOO_CONTRACTS, JIWOO_HOPE, JIWOO_JOBS, jiwooIncomes } from './figures.ts'

const DETAIL =
  '정기결제 화면을 다시 설계해 결제 전환율을 12%p 올렸어요. 디자인 시스템 컴포넌트 48종을 만들고 5개 팀이 함께 쓰도록 문서로 남겼어요.'

/** What she wrote to her jobs, the newest first. Companies do not see the oldest. */
const WORDS = [
  { job: '프론트엔드 개발자', detail: DETAIL, hidden: false },
  { job: '프론트엔드 개발자', detail: '', hidden: false },
  { job: '웹 퍼블리셔', detail: '', hidden: true },
] as const

function jiwooCareers(userId: string, certifiedAt: Date, dice: Dice): Profile['careers'] {
  return JIWOO_JOBS.map(({ company, start, end }, place) => ({
    id: dice.id(certifiedAt),
    userId,
    company,
    companyKey: companyKey(company),
    startedOn: start,
    endedOn: end,
    ...WORDS[place]!,
    verifiedAt: certifiedAt,
    updatedAt: certifiedAt,
  }))
}

const CAME_DAYS_AGO = 45

const INTERESTS = ['노을클라우드', '온결헬스', '반달랩스', '세모상점']
const KEPT_OUT = ['한뼘교육', '처마건축']

/** The person whose phone the demo puts into your hand: two of the six parts of the profile are still empty. */
export function createJiwoo(setting: Setting, dice: Dice): Candidate {
  const { now } = setting
  const createdAt = workingMoment(kstDay(now) - CAME_DAYS_AGO, now, dice)
  const certifiedAt = minutesAfter(createdAt, 6)
  const id = dice.id(createdAt)
  const profile = jiwooProfile(id, certifiedAt, setting, dice)
  const attackEndsAt = extendedUntil(null, ATTACK_MONTHS.first, certifiedAt)
  const { candidate: account } = demoAccounts
  return {
    state: 'ACTIVE',
    trade: tradeOf('프론트엔드 개발자'),
    profile,
    person: {
      name: account.name,
      phone: phoneDigits(account.phone),
      email: 'jiwoo@example.com',
      birthday: '19950314',
      gender: '여성',
    },
    visible: { from: certifiedAt, until: now },
    hiddenFrom: hiddenFrom(profile),
    withdrawal: null,
    row: {
      ...blankRow(id, { createdAt, certifiedAt, attackEndsAt, lastActiveAt: now, leftAt: null }),
      kakaoSub: account.kakaoSub,
      gender: '여성',
      jobLabel: '개발',
      jobSubLabel: '프론트엔드 개발자',
      hashtags: ['결제화면개편', '디자인시스템', '전환율개선', 'React', 'TypeScript', '웹성능'],
      githubUrl: 'https://code.example/jiwoo-demo',
      isMajor: true,
      willingness: 'OPEN',
      agentHelp: true,
      careerMonths: visibleMonths(profile.careers, now),
      verifiedIncome: profile.incomes.at(-1)!.amount,
      salaryType: 'TAX',
      taxAskedYear: profile.incomes.at(-1)!.year,
      hopeSalary: JIWOO_HOPE,
      isActive: true,
    },
  }
}

function jiwooProfile(userId: string, at: Date, setting: Setting, dice: Dice): Profile {
  const { season } = setting
  return {
    careers: jiwooCareers(userId, at, dice),
    incomes: jiwooIncomes(lastYearOf(setting.now)).map((income) => ({
      userId,
      // She gathered her lifetime income there, and it counts everywhere (VER-14).
      source: 'TAX',
      ...income,
      verifiedAt: at,
    })),
    salaryItems: [
      ...season.inputYears.map(
        (year, place) => ({ type: 'INPUT', year, amount: JIWOO_CONTRACTS[place]! }) as const,
      ),
      { type: 'HOPE', year: season.hopeYear, amount: JIWOO_HOPE } as const,
      { type: 'REWARD', year: season.rewardYear, amount: 300 } as const,
    ].map((item) => ({ userId, ...item, updatedAt: at })),
    schools: schoolRows(
      userId,
      [
        {
          type: 'UNIVERSITY',
          name: '서울과학기술대학교',
          major: '컴퓨터공학과',
          degree: 'BACHELOR',
          start: `${JIWOO_BEGAN.year - 4}-03`,
          end: `${JIWOO_BEGAN.year}-02`,
        },
      ],
      at,
      dice,
    ),
    choices: [...choiceRows(userId, 'INTEREST', INTERESTS), ...choiceRows(userId, 'RESTRICT', KEPT_OUT)],
  }
}
