import { purgeWithdrawnJob } from '../features/account/withdrawal/purge.ts'
import { sweepFilesJob } from '../features/files/sweep-files.ts'
import { forgetContactsJob } from '../features/inquiries/forget-contacts.ts'
import { sendAnswersJob } from '../features/inquiries/send-answers.ts'
import { endOverdueLoadsJob } from '../features/lifetime-income/end-overdue-loads.ts'
import { deliverNoticesJob } from '../features/notifications/delivery/deliver-notices.ts'
import { tellOfPeriodsJob } from '../features/notifications/recurring/tell-of-periods.ts'
import { tellOfViewsJob } from '../features/notifications/recurring/tell-of-views.ts'
import { expireOffersJob } from '../features/offers/expire-offers.ts'
import { remindOfOffersJob } from '../features/offers/remind-of-offers.ts'
import { tellOffersJob } from '../streams/tell-offers.ts'
import { clearAgedJob } from './clear-aged.ts'
import { clearAttemptsJob } from './clear-attempts.ts'
import type { Job } from './job.ts'

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
