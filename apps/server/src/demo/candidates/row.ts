import type { CompletenessFlags } from '@coffeeattack/domain/profiles/completeness'
import { disclosureLevels } from '@coffeeattack/domain/profiles/disclosure'
import { willingnessValues } from '@coffeeattack/domain/verification/registration'
import type { Dice } from '../chance/dice.ts'
import { listOf, type Trade } from '../jobs/trades.ts'
import type { CandidateRow, Profile } from './candidate.ts'
import type { Stages } from './stages.ts'
import { visibleMonths } from './work-history.ts'

type Links = Pick<CandidateRow, 'resumeUrl' | 'portfolioUrl' | 'githubUrl' | 'linkedinUrl'>

/** Links of addresses that nobody owns. Without a whole resume part there may still be a half of one. */
function profileLinks(place: number, { resumeAndPr }: CompletenessFlags, dice: Dice): Links {
  const handle = `person${String(place).padStart(3, '0')}`
  const hasResume = resumeAndPr || dice.chance(0.3)
  const hasPr = resumeAndPr || (!hasResume && dice.chance(0.3))
  return {
    resumeUrl: hasResume ? `https://resume.example/${handle}` : null,
    portfolioUrl: hasPr && dice.chance(0.6) ? `https://portfolio.example/${handle}` : null,
    githubUrl: hasPr ? `https://code.example/${handle}` : null,
    linkedinUrl: hasPr && dice.chance(0.4) ? `https://people.example/in/${handle}` : null,
  }
}

const DISCLOSURE_WEIGHTS = { HIDDEN: 10, AT_LEAST: 15, BAND: 60, EXACT: 15 }

type CandidateRowInput = {
  place: number
  trade: Trade
  flags: CompletenessFlags
  profile: Profile
  now: Date
}

/** The columns that speak of the profile; what companies search by comes from the rows beside it. */
export function profileColumns({ place, trade, flags, profile, now }: CandidateRowInput, dice: Dice) {
  return {
    ...profileLinks(place, flags, dice),
    techStack: flags.majorTechStack ? dice.some(listOf(trade.tech), dice.int(2, 7)) : [],
    hashtags: flags.hashtag ? dice.some(listOf(trade.tags), dice.int(2, 6)) : [],
    isMajor: profile.schools.some(({ major }) => major),
    willingness: dice.chance(0.8) ? dice.pick(willingnessValues) : null,
    agentHelp: dice.chance(0.4),
    incomeDisclosure: dice.weighted(disclosureLevels, (level) => DISCLOSURE_WEIGHTS[level]),
    salaryType: profile.incomes[0]?.source ?? 'HEALTH',
    taxAskedYear: profile.incomes.findLast(({ source }) => source === 'TAX')?.year ?? null,
    careerMonths: visibleMonths(profile.careers, now),
    verifiedIncome: profile.incomes.at(-1)?.amount ?? null,
    hopeSalary: profile.salaryItems.find(({ type }) => type === 'HOPE')?.amount ?? null,
  }
}

type Moments = Omit<Stages, 'visible'>

/** A row without a profile. Columns that it leaves out are null. */
export function blankRow(
  id: string,
  { createdAt, certifiedAt, attackEndsAt, lastActiveAt, leftAt }: Moments,
): CandidateRow {
  return {
    id,
    phoneProvedAt: leftAt ? null : certifiedAt,
    techStack: [],
    hashtags: [],
    agentHelp: false,
    incomeDisclosure: 'BAND',
    salaryType: 'HEALTH',
    careerMonths: 0,
    lastActiveAt,
    certifiedAt,
    isActive: false,
    attackEndsAt,
    createdAt,
    updatedAt: leftAt ?? lastActiveAt,
    deletedAt: leftAt,
  }
}
