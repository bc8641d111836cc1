import type { CompletenessFlags } from '@coffeeattack/domain/profile/completeness'
import type { Dice } from '../chance/dice.ts'
import type { CandidateRow } from './candidate.ts'

type Links = Pick<CandidateRow, 'resumeUrl' | 'portfolioUrl' | 'githubUrl' | 'linkedinUrl'>

/** Links of addresses that nobody owns. Without a whole resume part there may still be a half of one. */
export function profileLinks(place: number, { resumeAndPr }: CompletenessFlags, dice: Dice): Links {
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
