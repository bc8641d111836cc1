import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { blog, ranking, talk, talkPost, talkReply } from '../testing/samples/ranking.ts'
import { criteria } from '../testing/samples/suggestions.ts'
import { test } from './testing/page-test.tsx'
import table from 'virtual:route-table'

/** Every public page of the route table: outside of a layout, with a fixed address. */
const pages = table
  .filter(({ children }) => children.length === 0)
  .map(({ path }) => path ?? '/')
  .filter((path) => !/[:*]|\.\w+$/.test(path))

const answers = {
  'GET /rankings/jobs': ranking(),
  'GET /talk/posts': talk(talkPost({ replies: [talkReply()] })),
  'GET /v3/users/forums/blog': blog(),
  'GET /suggestions/criteria': criteria(),
  'GET /status': { at: '2026-11-18T04:05:00.000Z', parts: [] },
}

// The landing page is checked with its menu in LandingPage.screen.tsx.
test.for(pages.filter((path) => path !== '/'))(
  '[ROUTE-14] %s breaks no accessibility rule',
  async (path, { visit }) => {
    const { window } = await visit(path, { answers })
    await expectAccessible(window)
  },
)

test('[ROUTE-6] an unknown address breaks no rule either', async ({ visit }) => {
  const { window } = await visit('/nowhere/at/all')
  await expectAccessible(window)
})
