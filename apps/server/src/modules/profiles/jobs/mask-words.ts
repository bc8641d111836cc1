import type { Job } from '../../../platform/jobs/job.ts'
import { maskUnmasked } from '../core/mask-words.ts'

/**
 * Every minute: whoever wrote through a process of the release before, which masks nothing, is in no search until then. One of
 * them looks for unmasked words in three small indexes, which are empty nearly always.
 */
export const maskWordsJob: Job = {
  name: 'mask-words',
  cron: '* * * * *',
  run: (deps) => maskUnmasked(deps),
}
