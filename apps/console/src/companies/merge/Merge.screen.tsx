import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { COMPANY, company } from '../../testing/samples/admin.ts'
import { sampleId } from '../../testing/samples/ids.ts'
import { test } from '../../testing/screen-test.tsx'

/** Two companies that turned out to be one (FIRM-2). */

const OTHER = { id: sampleId(721), name: '(주)노을 클라우드' }

const merged: ApiResult<'POST /console/companies/:id/merge'> = {
  id: sampleId(722),
  from: OTHER,
  into: { id: COMPANY, name: '노을클라우드' },
  mergedBy: '서누리',
  mergedAt: '2026-11-15T12:00:00+09:00',
  undoUntil: '2026-11-16T12:00:00+09:00',
  undoneAt: null,
  moved: { offers: 12, hires: 1, rooms: 4, operators: 2 },
}

test('[FIRM-2] an alike company is merged after a question, and it can be undone for a day', async ({
  api,
  open,
}) => {
  api.answers('GET /console/companies/:id', company())
  api.answers('GET /console/companies/:id/alike', {
    items: [
      {
        ...OTHER,
        kind: 'COMPANY',
        since: '2026-11-10T12:00:00+09:00',
        state: 'APPROVED',
        reasons: ['NAME'],
        mailDomain: null,
        reason: '',
      },
    ],
  })
  api.answers('POST /console/companies/:id/merge', merged)
  api.answers('GET /console/company-merges', { items: [merged], nextCursor: null })
  const screen = await open(`/companies/${COMPANY}/merge`, { as: 'admin' })
  await page.getByRole('button', { name: '(주)노을 클라우드 합치기' }).click()
  await expectAccessible()
  await page.getByRole('dialog').getByRole('button', { name: '합치기' }).click()
  await expect.element(toast('두 회사를 합쳤어요')).toBeVisible()
  await expect.poll(screen.address).toBe('/companies/merges')
  expect(api.sent('POST /console/companies/:id/merge').map(({ body }) => body)).toEqual([
    { fromId: OTHER.id },
  ])

  const list = page.getByRole('list', { name: '합친 회사' })
  await expect.element(list).toMatchTextContent('어택 12 · 채용 1 · 대화 4 · 사람 2')
  await expectAccessible()
  const undone = { ...merged, undoneAt: '2026-11-15T12:01:00+09:00' }
  api.answers('POST /console/company-merges/:id/undo', undone)
  api.answers('GET /console/company-merges', { items: [undone], nextCursor: null })
  await list.getByRole('button', { name: '되돌리기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '되돌리기' }).click()
  await expect.element(list).toMatchTextContent('되돌렸어요')
  await expect.element(list.getByRole('button')).not.toBeInTheDocument()
})
