import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { operatorAudience } from '../rooms/core/sql.ts'
import { markRead, pushKey, showNotifications, showUnread } from './candidate/centre.ts'
import { pushKey as consolePushKey, readNotices, showNotices } from './console/centre.ts'
import { showCounts } from './console/counts.ts'
import { changeSettings, showSettings } from './console/settings.ts'
import { tellOperator } from './console/stream.ts'
import { sendMailsJob } from './core/mails.ts'
import { noticesWaiting, oldestNotice } from './core/readings.ts'
import { deliverNoticesJob } from './jobs/deliver-notices.ts'
import { tellDigestsJob } from './jobs/tell-digests.ts'
import { tellOfPeriodsJob, tellOfViewsJob } from './jobs/tell-daily.ts'
import { allowBrowser } from './push/browsers.ts'
import { removeBrowser } from './push/store.ts'

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
    allowBrowser(
      { side: 'candidate', id: caller.userId, sessionId: caller.sessionId },
      { endpoint, ...keys },
      deps,
    ),
  )
  handle('DELETE /users/push', ({ caller, body }, { db }) =>
    removeBrowser(db.drizzle, 'candidate', caller.userId, body.endpoint),
  )
}

/** What somebody of the console is told, and how they want to hear of it (BIZ-7). */
function consoleCalls(handle: Handle): void {
  handle('GET /console/notices', ({ caller, query }, deps) => showNotices(query, caller, deps))
  handle('PATCH /console/notices/read', ({ caller, body }, deps) => readNotices(body, caller, deps))
  handle('GET /console/counts', ({ caller }, deps) => showCounts(caller, deps))
  handle('GET /console/notices/settings', ({ caller }, deps) => showSettings(caller, deps))
  handle('PUT /console/notices/settings', ({ caller, body }, deps) => changeSettings(body, caller, deps))
  handle('GET /console/push', (_input, deps) => consolePushKey(deps))
  handle('POST /console/push', ({ caller, body: { endpoint, keys } }, deps) =>
    allowBrowser(
      { side: 'operator', id: caller.operatorId, sessionId: caller.sessionId },
      { endpoint, ...keys },
      deps,
    ),
  )
  handle('DELETE /console/push', ({ caller, body }, { db }) =>
    removeBrowser(db.drizzle, 'operator', caller.operatorId, body.endpoint),
  )
  handle.events('GET /console/stream', {
    audienceOf: operatorAudience,
    memberOf: ({ operatorId }) => operatorId,
    tell: tellOperator,
  })
}

export const notificationsModule: Module = {
  calls: [candidateCalls, consoleCalls],
  jobs: [tellOfPeriodsJob, tellOfViewsJob, tellDigestsJob, deliverNoticesJob, sendMailsJob],
  readings: [noticesWaiting, oldestNotice],
}
