import type { CompletenessFlag } from '@coffeeattack/domain/profiles/completeness'
import { Banknote } from '@coffeeattack/ui/icons/Banknote'
import { Document } from '@coffeeattack/ui/icons/Document'
import { Heart } from '@coffeeattack/ui/icons/Heart'
import { Layers } from '@coffeeattack/ui/icons/Layers'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Search } from '@coffeeattack/ui/icons/Search'

/** Where on the profile each of the six is filled, and its picture. */
export const profileParts = {
  resumeAndPr: { part: 'resume', Icon: Document },
  majorTechStack: { part: 'techstack', Icon: Layers },
  hashtag: { part: 'hashtag', Icon: Search },
  detail: { part: 'detail', Icon: Message },
  userSelect: { part: 'companies', Icon: Heart },
  healthSalary: { part: 'salary', Icon: Banknote },
} as const satisfies Record<CompletenessFlag, { part: string; Icon: typeof Document }>
