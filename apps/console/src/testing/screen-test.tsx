import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { screenTest } from '@coffeeattack/kit/testing/screenTest'
import { OverlayHost } from '@coffeeattack/ui/ask'
import { Toaster } from '@coffeeattack/ui/Toaster'
import { QueryClientProvider } from '@tanstack/react-query'
import { queries } from '../api/queries.ts'
import { routes } from '../routes.tsx'
import { leaveWhenEnded, login } from '../sessions/login.ts'
import type { Me } from '../sessions/me.ts'
import { ownCompany } from './samples/own-company.ts'
import { ownChecks } from './samples/checks.ts'
import { healthy } from './samples/house.ts'
import { sampleId } from './samples/ids.ts'
import { sentOffers } from './samples/offers.ts'
import { queue } from './samples/review.ts'
import { NOON } from './samples/times.ts'

/*
 * A page of the console at its address, with its own routes, frame, cache and dialogs; only the server is a fake.
 *
 *   test('[BIZ-6] …', async ({ api, open }) => {
 *     api.answers('GET /console/audit', { items: [], nextCursor: null })
 *     await open('/audit', { as: 'admin' })
 *     await expect.element(page.getByText('찾는 기록이 없어요')).toBeVisible()
 *   })
 *
 * It is noon of 15 November 2026 unless the test says otherwise.
 */

leaveWhenEnded()

const COMPANY = { id: sampleId(900), name: '새벽공방', logo: null, isVerified: true }

/** The signed-in operators. */
export const people = {
  recruiter: person('recruiter', '한이레', COMPANY),
  agent: person('agent', '정하린', null),
  admin: person('admin', '서누리', null),
}

function person(role: Me['role'], name: string, company: Me['company']): Me {
  return { id: sampleId(901), name, email: `${role}@dawn.example`, role, title: '', greeting: '', company }
}

/** Counts of the rail, all zero. */
export const zeroCounts = {
  notices: 0,
  offers: 0,
  coffeechats: 0,
  rooms: 0,
  positions: 0,
  inquiries: 0,
  companyInquiries: 0,
  companyApplications: 0,
  requests: 0,
  keptWords: 0,
  safety: 0,
}

/** Answers the calls of the frame: the session and the counts. */
function answerTheFrame(api: FakeApi): void {
  api.answers('POST /console/auth/refresh', { accessToken: 'renewed' })
  api.answers('GET /console/own-checks', ownChecks())
  api.answers('GET /console/own-company', ownCompany())
  // Called above the team.
  api.answers('GET /console/join-requests', { items: [] })
  // Called beside the list of companies.
  api.answers('GET /console/company-applications', queue([], { review: 0, checking: 0 }))
  api.answers('GET /console/quota', { month: { sent: 12, limit: 50 }, day: { sent: 3, limit: 10 } })
  api.answers('GET /console/offers', sentOffers())
  api.answers('GET /console/inquiries', { items: [], openCount: 0, nextCursor: null })
  api.answers('GET /console/counts', zeroCounts)
  // Called on a coffee chat's page once it is over.
  api.answers('GET /console/coffeechats/:id/asked', { keptWordId: null, lines: [], canReply: false })
  // Called on a coffee chat's page in 처우 협의.
  api.answers('GET /console/coffeechats/:id/pact', { pact: null, canDraft: false })
  api.answers('GET /console/coffeechats/:id/proof-requests', { requestItems: [], canAsk: false })
  // Called beside the answer to an inquiry.
  api.answers('GET /console/replies', { items: [] })
  // Called beside every list of candidates.
  api.answers('GET /console/searches', { items: [] })
  api.answers('GET /console/lists', { items: [], tags: [], starred: 0, hidden: 0 })
  api.answers('GET /console/candidates/facets', { skills: [], jobs: [], isMore: false })
  api.answers('GET /console/candidates/near', {
    words: [],
    loosened: [],
    butOne: { total: 0, isMore: false },
    people: [],
  })
  // Called beside the composer.
  api.answers('GET /console/offers/market', { hopes: null, accepted: [null, null, null] })
  api.answers('GET /console/positions', { items: [], counts: { open: 0, closed: 0 }, nextCursor: null })
  api.answers('GET /console/house/health', healthy)
  // Called on the settings page.
  api.answers('GET /console/calendar', { address: null })
  api.answers('GET /console/usual-hours', { hours: null })
}

/** Clears the memory of the tab, as a new page does. */
function forgetMemory(): void {
  const kept = Object.entries(localStorage) as [string, string][]
  login.clear()
  for (const [name, value] of kept) localStorage.setItem(name, value)
}

type Opening = { as?: keyof typeof people | 'nobody' }

export const test = screenTest<Opening>({
  begin({ api, clock }) {
    answerTheFrame(api)
    clock.day(NOON)
  },
  enter(api, { as = 'recruiter' }) {
    if (as !== 'nobody') {
      login.save('access')
      api.answers('GET /console/me', people[as])
    }
    return routes
  },
  around: (inside) => (
    <QueryClientProvider client={queries}>
      <OverlayHost>
        {inside}
        <Toaster />
      </OverlayHost>
    </QueryClientProvider>
  ),
  forget() {
    queries.clear()
    forgetMemory()
  },
  end: () => login.clear(),
}).extend('size', { width: 1280, height: 900 })
