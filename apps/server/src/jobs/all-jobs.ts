import { purgeWithdrawnJob } from '../features/account/withdrawal/purge.ts'
import { sweepFilesJob } from '../features/files/sweep-files.ts'
import { forgetContactsJob } from '../features/inquiries/forget-contacts.ts'
import { sendAnswersJob } from '../features/inquiries/send-answers.ts'
import { expireOffersJob } from '../features/offers/expire-offers.ts'
import { remindOfOffersJob } from '../features/offers/remind-of-offers.ts'
import { clearAgedJob } from './clear-aged.ts'
import { clearAttemptsJob } from './clear-attempts.ts'
import type { Job } from './job.ts'

/** Everything that happens by the clock. */
export const allJobs: readonly Job[] = [
  expireOffersJob,
  remindOfOffersJob,
  purgeWithdrawnJob,
  sweepFilesJob,
  sendAnswersJob,
  forgetContactsJob,
  clearAttemptsJob,
  clearAgedJob,
]
