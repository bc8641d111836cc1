import { degrees, schoolTypes } from '@coffeeattack/domain/catalogue/education'
import { salaryTypes } from '@coffeeattack/domain/salary/items'
import { z } from 'zod'
import { gender } from './person-fields.ts'
import { willingness } from './profile-fields.ts'
import { companyCard, id, manwon, month, year } from './shapes.ts'

export const careerItem = z
  .object({
    id,
    company: z.string(),
    job: z.string(),
    start: z.string(),
    end: z.string().nullable().describe('비어 있으면 재직 중'),
    detail: z.string(),
    hide: z.boolean(),
  })
  .meta({ id: 'CareerItem', description: '경력 하나' })

export const schoolItem = z
  .object({
    id,
    type: z.enum(schoolTypes),
    name: z.string(),
    major: z.string().nullable(),
    degree: z.enum(degrees).nullable(),
    start: month,
    end: month.nullable(),
  })
  .meta({ id: 'SchoolItem', description: '학력 하나' })

export const salaryType = z.enum(salaryTypes)

/** Of which year and office a verified income is. */
export const incomeOrigin = z
  .object({ year, source: salaryType })
  .meta({ id: 'IncomeOrigin', description: '소득의 해와 기관' })

const earnedMonths = z.array(z.int().min(1).max(12))

/** An income of too few months to stand for a year. */
export const partIncome = z
  .object({ year, income: manwon, months: earnedMonths.describe('소득이 있던 달') })
  .meta({ id: 'PartIncome', description: '한 해를 채우지 못한 소득. 연봉으로 셈하지 않아요' })
  .nullable()

/** Verified yearly income by its source. */
export const incomes = z.object({
  salaryByHealth: manwon.nullable(),
  salaryByTax: manwon.nullable(),
  salaryType,
  partIncome: partIncome.describe('한 해를 채운 소득이 없을 때, salaryType이 가리키는 기관이 확인한 소득'),
})

/** What the person said: this year's contract, and the hope. */
const statedSalaries = z
  .object({ inputSalary: manwon.nullable(), hopeSalary: manwon.nullable() })
  .meta({ id: 'StatedSalaries' })

export const salaryAmounts = incomes.extend(statedSalaries.shape).meta({ id: 'SalaryAmounts' })

/** The first four are null until the verification form has been sent: a messenger login brings none of them. */
export const person = z
  .object({
    id,
    name: z.string().nullable(),
    phone: z.string().nullable(),
    gender: gender.nullable(),
    birthday: z.string().nullable(),
    jobLabel: z.string(),
    jobSubLabel: z.string(),
    isMajor: z.boolean().nullable(),
    willingness: willingness.nullable(),
    userSelect: z.array(z.string()),
  })
  .meta({ id: 'Person', description: '본인에게만 보이는 인적 사항' })

export const profile = z
  .object({
    id,
    careerItems: z.array(careerItem),
    userSalaryItems: statedSalaries,
    salaryType,
    verifiedIncome: manwon
      .nullable()
      .describe('한 해를 채운 가장 새로운 소득. 어디서나 내 소득은 이 값이에요'),
    incomeYear: year.nullable().describe('verifiedIncome의 해'),
    incomeItems: z
      .array(
        z.object({
          year,
          income: manwon,
          months: earnedMonths.nullable().describe('비어 있으면 알 수 없어요'),
        }),
      )
      .describe('salaryType이 가리키는 기관이 확인한 소득, 오래된 해부터'),
    githubUrl: z.string().nullable(),
    linkedinUrl: z.string().nullable(),
    resumeUrl: z.string().nullable(),
    portfolioUrl: z.string().nullable(),
    resumeFileUrl: z.string().nullable(),
    portfolioFileUrl: z.string().nullable(),
    email: z.string().nullable(),
    hashtags: z.array(z.string()),
    agent: z.boolean(),
    jobLabel: z.string(),
    jobSubLabel: z.string(),
    techStackItems: z.array(z.string()),
    userSchoolItems: z.array(schoolItem),
    isMajor: z.boolean().nullable(),
    willingness: willingness.nullable(),
    userSelect: z.array(z.string()),
    isCareerIncomplete: z.boolean(),
    isSalaryIncomplete: z.boolean(),
    isLinkIncomplete: z.boolean(),
    completeness: z.object({
      percent: z.int().min(0).max(100),
      resumeAndPr: z.boolean(),
      hashtag: z.boolean(),
      healthSalary: z.boolean(),
      userSelect: z.boolean(),
      majorTechStack: z.boolean(),
      detail: z.boolean(),
    }),
  })
  .meta({ id: 'Profile', description: '내 프로필' })

export const companies = z
  .object({ companyItems: z.array(companyCard), userSelect: z.array(z.string()) })
  .meta({ id: 'Companies' })
