import { purgeWithdrawnJob } from './modules/accounts/jobs/purge.ts'
import { sweepFilesJob } from './modules/files/jobs/sweep-files.ts'
import { forgetContactsJob } from './modules/desk/jobs/forget-contacts.ts'
import { sendAnswersJob } from './modules/desk/jobs/send-answers.ts'
import { endOverdueLoadsJob } from './modules/insight/jobs/end-overdue-loads.ts'
import { deliverNoticesJob } from './modules/notifications/jobs/deliver-notices.ts'
import { tellOfPeriodsJob } from './modules/notifications/jobs/tell-of-periods.ts'
import { tellOfViewsJob } from './modules/notifications/jobs/tell-of-views.ts'
import { expireOffersJob } from './modules/offers/jobs/expire-offers.ts'
import { remindOfOffersJob } from './modules/offers/jobs/remind-of-offers.ts'
import { tellOffersJob } from './modules/offers/jobs/tell-offers.ts'
import { clearAgedJob } from './modules/upkeep/jobs/clear-aged.ts'
import { clearAttemptsJob } from './modules/verification/jobs/clear-attempts.ts'
import type { Job } from './platform/jobs/job.ts'

/** Everything that happens by the clock. */
export const allJobs: readonly Job[] = [
  expireOffersJob,
  remindOfOffersJob,
  tellOfPeriodsJob,
  tellOfViewsJob,
  deliverNoticesJob,
  purgeWithdrawnJob,
  sweepFilesJob,
  sendAnswersJob,
  forgetContactsJob,
  endOverdueLoadsJob,
  tellOffersJob,
  clearAttemptsJob,
  clearAgedJob,
]
