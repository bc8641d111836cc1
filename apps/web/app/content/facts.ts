import { BRAND } from '@coffeeattack/domain/brand'
import { REFERRAL_KEPT_DAYS } from '@coffeeattack/domain/campaigns/referral'
import { BILL } from '@coffeeattack/domain/companies/billing'
import { FEE, rateLabel, VAT } from '@coffeeattack/domain/companies/statement'
import { QUESTIONS } from '@coffeeattack/domain/coffeechats/questions'
import { TIMES } from '@coffeeattack/domain/coffeechats/times'
import { SHARE_DAYS } from '@coffeeattack/domain/insight/lifetime-share'
import { MIN_PEOPLE } from '@coffeeattack/domain/insight/people'
import { DAY_MS } from '@coffeeattack/domain/kst'
import { DEFAULT_QUIET_HOURS } from '@coffeeattack/domain/notifications/delivery'
import { COMPARED } from '@coffeeattack/domain/offers/comparison'
import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import { SELECTION_DAYS } from '@coffeeattack/domain/offers/deadline'
import { TOLD_TOGETHER } from '@coffeeattack/domain/offers/in-fives'
import { SENDING } from '@coffeeattack/domain/offers/sending'
import { ATTACK_MONTHS } from '@coffeeattack/domain/profiles/attack-period'
import { claims } from '@coffeeattack/domain/profiles/completeness'
import { KEPT_DAYS } from '@coffeeattack/domain/profiles/withdrawal'
import { moneyText, WON_PER_MANWON } from '@coffeeattack/domain/salary/format'
import { RATES_YEAR, takeHomeRates, ASSUMED } from '@coffeeattack/domain/salary/take-home'
import { ONE_TIME_CODE } from '@coffeeattack/domain/sessions/one-time-code'
import { TOKENS } from '@coffeeattack/domain/sessions/tokens'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { DEFAULT_DAILY_LIMIT, WAITING } from '@coffeeattack/domain/verification/waiting'
import { fastestMinutes, waitText } from '../public/landing/testimonials.ts'

const MINUTE_MS = 60_000
const percent = (share: number) => `${Number((share * 100).toFixed(3))}%`
const rates = takeHomeRates()

/**
 * Numbers and names for the texts: `{facts.keptDays}일`. They come from the rules themselves, so a text cannot promise
 * anything else. A text that needs another number gets a line here.
 */
export const facts = {
  brand: BRAND.ko,
  /** '…은' or '…는', by the word's final consonant. */
  brandIs: withJosa(BRAND.ko, '은/는'),

  // 어택
  selectionDays: SELECTION_DAYS,
  attackMonths: ATTACK_MONTHS.first,
  longestExtension: ATTACK_MONTHS.max,
  comparedMost: COMPARED.max,
  curationFewest: COMPOSING.curation.min,
  curationMost: COMPOSING.curation.max,
  cooldownDays: SENDING.cooldownDays,
  dailyOffers: SENDING.dailyQuota,
  monthlyOffers: SENDING.monthlyQuota,
  undoMinutes: SENDING.undoMs / MINUTE_MS,
  fewestRefusals: TOLD_TOGETHER,
  fastestOffer: waitText(fastestMinutes),
  resumeOffers: `${claims.resumeOffersPercent}%`,
  portfolioSalary: `${claims.portfolioSalaryPercent}%`,

  // 회사
  feeRate: rateLabel(FEE.defaultRate),
  vat: `${VAT.percent}%`,
  dueDays: BILL.dueDays,

  // 커피챗
  proposedTimes: TIMES.max,
  daysAhead: TIMES.daysAhead,
  meetingMinutes: TIMES.defaultMinutes,
  questions: QUESTIONS.max,

  // 인증과 로그인
  waitingMinutes: WAITING.minutes,
  dailyVerifications: DEFAULT_DAILY_LIMIT,
  codeMinutes: ONE_TIME_CODE.validMs / MINUTE_MS,
  accessMinutes: TOKENS.accessMs / MINUTE_MS,
  signedInDays: TOKENS.refreshMs / DAY_MS,

  // 개인정보
  keptDays: KEPT_DAYS,
  sharedDays: SHARE_DAYS,
  referralDays: REFERRAL_KEPT_DAYS,
  fewestPeople: MIN_PEOPLE,
  quietFrom: DEFAULT_QUIET_HOURS.from - 12,
  quietUntil: DEFAULT_QUIET_HOURS.until,

  // 연봉
  ratesYear: RATES_YEAR,
  pension: percent(rates.pension),
  pensionCeiling: moneyText(rates.pensionCeiling / WON_PER_MANWON),
  health: percent(rates.health),
  care: percent(rates.care),
  employment: percent(rates.employment),
  localTax: percent(rates.localTax),
  meals: moneyText(ASSUMED.untaxedMeals / WON_PER_MANWON),
} as const
