import type { OperatorNotice } from '@coffeeattack/domain/notifications/mail'
import { expect } from 'vitest'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { mailsTo } from '../../../testing/test-mails.ts'
import { addTestOperator, type TestOperator } from '../../../testing/test-operator.ts'
import { tellOperators } from '../core/tell.ts'
import { deliverNotices } from './deliver-notices.ts'

/** Something happened that concerns somebody of the console. */
function happens({ db, deps }: TestApp, { operatorId }: TestOperator, type: OperatorNotice) {
  const when = { ids: deps.ids, now: deps.clock() }
  const notice = { type, subject: deps.ids.next(), operatorId, content: {} }
  return db.transaction((tx) => tellOperators(tx, [notice], when))
}

test('[TRUST-5] one mail tells somebody of the console all that is new, once, and names nobody', async ({
  server,
}) => {
  const recruiter = await addTestOperator(server)
  await happens(server, recruiter, 'OFFER_MATCHED')
  await happens(server, recruiter, 'COFFEECHAT_CONFIRMED')
  await Promise.all([deliverNotices(server.deps), deliverNotices(server.deps)])
  await deliverNotices(server.deps)
  const mails = await mailsTo(server, recruiter.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('새 소식이 2건 있어요')
  expect(mails[0]).toContain('보낸 어택으로 커피챗이 연결됐어요.')
  expect(mails[0]).toContain(`콘솔에서 보기:\n${server.deps.settings.appOrigin}/console`)
})

test('[TRUST-5] whoever no longer works there is not written to', async ({ server, clock }) => {
  const gone = await addTestOperator(server, { disabledAt: clock() })
  await happens(server, gone, 'OFFER_MATCHED')
  await deliverNotices(server.deps)
  expect(await mailsTo(server, gone.email)).toEqual([])
})
