import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import {
  allowBrowser,
  markRead,
  pushKey,
  showNotifications,
  showUnread,
  silenceBrowser,
} from './candidate/centre.ts'
import { sendMailsJob } from './core/mails.ts'
import { noticesWaiting, oldestNotice } from './core/readings.ts'
import { deliverNoticesJob } from './jobs/deliver-notices.ts'
import { tellOfPeriodsJob, tellOfViewsJob } from './jobs/tell-daily.ts'

/** The notification centre, and browsers that may ring (TRUST-5). */
function candidateCalls(handle: Handle): void {
  handle('GET /users/notifications', ({ caller, query }, deps) =>
    showNotifications(caller.userId, query, deps),
  )
  handle('GET /users/notifications/unread', ({ caller }, deps) => showUnread(caller.userId, deps))
  handle('PATCH /users/notifications/read', ({ caller, body }, deps) =>
    markRead(caller.userId, body.until, deps),
  )
  handle('GET /users/push', ({ caller }, deps) => pushKey(caller.userId, deps))
  handle('POST /users/push', ({ caller, body: { endpoint, keys } }, deps) =>
    allowBrowser(caller, { endpoint, ...keys }, deps),
  )
  handle('DELETE /users/push', ({ caller, body }, deps) => silenceBrowser(caller.userId, body.endpoint, deps))
}

export const notificationsModule: Module = {
  calls: [candidateCalls],
  jobs: [tellOfPeriodsJob, tellOfViewsJob, deliverNoticesJob, sendMailsJob],
  readings: [noticesWaiting, oldestNotice],
}
