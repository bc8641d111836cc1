import { startSharing } from '../../campaigns/share-island.ts'
import { countUp } from './count-up.ts'
import { startGuess } from './guess.ts'

/** What the pages that people share have in common. Each looks for its markup and leaves a page without it alone. */
export function startCampaign() {
  countUp()
  startSharing()
  startGuess()
}
