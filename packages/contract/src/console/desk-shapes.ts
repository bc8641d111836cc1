import { z } from 'zod'
import { anonymousProfile } from '../anonymous-profile.ts'
import { id } from '../shapes.ts'

/** What the lists of the agents' desk share. */

export const deskStatus = z.enum(['open', 'handled'])

/** Who took it, or saw to it. */
export const handler = z.object({ id, name: z.string() }).nullable()

/** Whom the caller saw it with: taking it over from somebody else again would be a surprise. */
export const seenHandler = z.object({ from: id.nullable() })

/** A member as our agents know them without a match: by what they do. */
export const knownCandidate = anonymousProfile.pick({
  id: true,
  jobLabel: true,
  jobSubLabel: true,
  totalMonth: true,
  techStackItems: true,
  hashtags: true,
})
