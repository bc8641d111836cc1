import { startCarousels } from './carousel.ts'
import { keepPopularJobs } from './popular-jobs.ts'

/** What moves on the landing page. */
export function startLanding() {
  startCarousels()
  keepPopularJobs()
}
