import { startCarousels } from './carousel.ts'
import { keepPopularJobs } from './popular-jobs.ts'
import { tellSentHome } from './sent-home.ts'

/** What moves on the landing page, and what it has to say. */
export function startLanding() {
  startCarousels()
  keepPopularJobs()
  tellSentHome()
}
