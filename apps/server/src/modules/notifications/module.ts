import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { mustBeHere } from '../accounts/core/store.ts'
import { operatorAudience } from '../rooms/core/sql.ts'
import { markRead, showNotifications, showUnread } from './candidate/centre.ts'
import { readOperatorNotifications, showOperatorNotifications } from './console/centre.ts'
import { showCounts } from './console/counts.ts'
import { changeSettings, showSettings } from './console/settings.ts'
import { tellOperator } from './console/stream.ts'
import { sendMailsJob } from './core/mails.ts'
import { notificationsWaiting, oldestNotification } from './core/readings.ts'
import { deliverNotificationsJob } from './jobs/deliver-notifications.ts'
import { tellDigestsJob } from './jobs/tell-digests.ts'
import { tellOfPeriodsJob, tellOfViewsJob } from './jobs/tell-daily.ts'
import { allowBrowser, pushKey, silenceBrowser } from './push/browsers.ts'

/** The notification centre and the push subscriptions of candidates (TRUST-5). */
function candidateCalls(handle: Handle): void {
  handle('GET /users/notifications', ({ caller, query }, deps) =>
    showNotifications(caller.userId, query, deps),
  )
  handle('GET /users/notifications/unread', ({ caller }, deps) => showUnread(caller.userId, deps))
  handle('PATCH /users/notifications/read', ({ caller, body }, deps) =>
    markRead(caller.userId, body.until, deps),
  )
  handle('GET /users/push', async ({ caller }, deps) => {
    await mustBeHere(deps.db.drizzle, caller.userId)
    return pushKey(deps)
  })
  handle('POST /users/push', ({ caller: { userId, sessionId }, body: { endpoint, keys } }, deps) =>
    allowBrowser('candidate', { ownerId: userId, sessionId }, { endpoint, ...keys }, deps),
  )
  handle('DELETE /users/push', ({ caller, body }, deps) =>
    silenceBrowser('candidate', caller.userId, body.endpoint, deps),
  )
}

/** The notification centre, its settings and the push subscriptions of operators (BIZ-7). */
function consoleCalls(handle: Handle): void {
  handle('GET /console/notices', ({ caller, query }, deps) => showOperatorNotifications(query, caller, deps))
  handle('PATCH /console/notices/read', ({ caller, body }, deps) =>
    readOperatorNotifications(body, caller, deps),
  )
  handle('GET /console/counts', ({ caller }, deps) => showCounts(caller, deps))
  handle('GET /console/notices/settings', ({ caller }, deps) => showSettings(caller, deps))
  handle('PUT /console/notices/settings', ({ caller, body }, deps) => changeSettings(body, caller, deps))
  handle('GET /console/push', (_input, deps) => pushKey(deps))
  handle('POST /console/push', ({ caller: { operatorId, sessionId }, body: { endpoint, keys } }, deps) =>
    allowBrowser('operator', { ownerId: operatorId, sessionId }, { endpoint, ...keys }, deps),
  )
  handle('DELETE /console/push', ({ caller, body }, deps) =>
    silenceBrowser('operator', caller.operatorId, body.endpoint, deps),
  )
  handle.events('GET /console/stream', {
    audienceOf: operatorAudience,
    memberOf: ({ operatorId }) => operatorId,
    describe: tellOperator,
  })
}

export const notificationsModule: Module = {
  calls: [candidateCalls, consoleCalls],
  jobs: [tellOfPeriodsJob, tellOfViewsJob, tellDigestsJob, deliverNotificationsJob, sendMailsJob],
  readings: [notificationsWaiting, oldestNotification],
}
