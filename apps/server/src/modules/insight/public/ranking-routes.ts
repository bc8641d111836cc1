import type { Handle } from '../../../platform/http/handle.ts'
import { createDailyRanking } from './daily-ranking.ts'

export function rankingRoutes(handle: Handle): void {
  const rankingOf = createDailyRanking()
  handle('GET /rankings/jobs', (_, deps) => rankingOf(deps))
}
