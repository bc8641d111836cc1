import { z } from 'zod'
import { manwon } from './shapes.ts'

/** What a company sees of a verified income: all of it, a band, a floor, or nothing (TRUST-1). */
export const disclosedIncome = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('hidden') }),
    z.object({ kind: z.literal('atLeast'), from: manwon }),
    z.object({ kind: z.literal('band'), from: manwon, to: manwon }),
    z.object({ kind: z.literal('exact'), income: manwon }),
  ])
  .meta({ id: 'DisclosedIncome', description: '회사에 보이는 소득' })
