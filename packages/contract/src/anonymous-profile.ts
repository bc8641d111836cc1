import { schoolTypes } from '@coffeeattack/domain/catalogue/education'
import { z } from 'zod'
import { disclosedIncome } from './insight.ts'
import { incomeOrigin } from './profile-shapes.ts'
import { id, manwon } from './shapes.ts'

const listOf = <S extends z.ZodType>(item: S) => z.array(item).readonly()

/** The domain's type of the same name: it has no fields for what companies must not see before a match. */
export const anonymousProfile = z
  .object({
    id,
    jobLabel: z.string(),
    jobSubLabel: z.string(),
    totalMonth: z.int().min(0),
    isEmployed: z.boolean(),
    careerItems: listOf(
      z.object({
        company: z.string(),
        job: z.string(),
        start: z.string(),
        end: z.string().nullable(),
        detail: z.string(),
      }),
    ),
    techStackItems: listOf(z.string()),
    hashtags: listOf(z.string()),
    schools: listOf(
      z.object({
        type: z.enum(schoolTypes),
        name: z.string(),
        major: z.string().nullable(),
        degree: z.string().nullable(),
      }),
    ),
    income: disclosedIncome,
    incomeOrigin: incomeOrigin.nullable().describe('공개한 소득의 해와 기관'),
    hopeSalary: manwon.nullable(),
    hasResume: z.boolean(),
    hasPortfolio: z.boolean(),
    completenessPercent: z.int().min(0).max(100),
  })
  .meta({ id: 'AnonymousProfile', description: '회사에 보이는 익명 프로필' })

/** Three syllables by which the reader's company tells people apart; another company has others (OFR-13). */
export const handle = { handle: z.string().regex(/^[가-힣]{3}$/) }

/** How lists of the console show a candidate: by job, without a name. */
export const knownCandidate = anonymousProfile.pick({
  id: true,
  jobLabel: true,
  jobSubLabel: true,
  totalMonth: true,
  techStackItems: true,
  hashtags: true,
})

/** The same for whoever tells people of one job apart. */
export const toldCandidate = knownCandidate.extend(handle)
