import { expect, test } from 'vitest'
import { filesOf } from './followed-requests.mjs'
import { readModules } from './modules.mjs'

const CALL = 'POST /offers/:id/accept'
const SCREEN = 'apps/web/app/offers/OfferScreen.tsx'
const house = {
  [SCREEN]: [
    "import { Page } from '../layout/Page.tsx'",
    "import { useAccept } from './use-accept.ts'",
    "import { RefuseSheet } from './RefuseSheet.tsx'",
    'export const OfferScreen = () => [Page, useAccept, RefuseSheet]\n',
  ].join('\n'),
  'apps/web/app/layout/Page.tsx': 'export const Page = 1\n',
  'apps/web/app/offers/RefuseSheet.tsx': 'export const RefuseSheet = 1\n',
  'apps/web/app/offers/use-accept.ts': `import { told } from './told.ts'\nexport const useAccept = () => api('${CALL}', told)\n`,
  'apps/web/app/offers/told.ts': 'export const told = 1\nexport const other = 2\n',
  'packages/contract/src/offers.ts': `export const offerCalls = { '${CALL}': call() }\n`,
  'apps/server/src/offers/routes.ts': `import { acceptOffer } from './accept-offer.ts'\nimport { list } from './list.ts'\nexport const routes = () => [handle('${CALL}', acceptOffer), list]\n`,
  'apps/server/src/offers/list.ts': 'export const list = 1\n',
  'apps/server/src/offers/accept-offer.ts': [
    "import { open } from '../db/open.ts'",
    "import { offers } from '../db/schema/offers.ts'",
    "import { ledger } from './ledger.ts'",
    'export const acceptOffer = () => [open, offers, ledger]\n',
  ].join('\n'),
  'apps/server/src/offers/ledger.ts': 'export const ledger = 1\n',
  'apps/server/src/db/open.ts': 'export const open = 1\n',
  'apps/server/src/db/schema/offers.ts': "import { users } from './users.ts'\nexport const offers = users\n",
  'apps/server/src/db/schema/users.ts': 'export const users = 1\n',
}

const followed = (
  /** @type {import('./followed-requests.mjs').Step[]} */ steps,
  /** @type {Record<string, string>} */ files = house,
) => filesOf(readModules(new Map(Object.entries(files))), { title: 'accept', steps })

test('opens what lies between a screen and its call, what makes the call stands on, and the two rows of the call', () => {
  expect(followed([{ screen: 'OfferScreen', calls: [CALL] }])).toEqual({
    files: [
      'apps/server/src/offers/routes.ts',
      SCREEN,
      'apps/web/app/offers/told.ts',
      'apps/web/app/offers/use-accept.ts',
      'packages/contract/src/offers.ts',
    ],
    folders: ['apps/server/src/offers', 'apps/web/app/offers', 'packages/contract/src'],
  })
})

test('opens what a use case stands on, but neither machinery nor tables', () => {
  expect(followed([{ does: ['acceptOffer'] }]).files).toEqual([
    'apps/server/src/offers/accept-offer.ts',
    'apps/server/src/offers/ledger.ts',
  ])
})

test('counts a file once, however often it is come by', () => {
  const once = followed([{ does: ['acceptOffer'] }])
  expect(followed([{ does: ['acceptOffer', 'ledger'] }, { does: ['acceptOffer'] }])).toEqual(once)
})

test('finds a declaration wherever it has moved to', () => {
  const { 'apps/web/app/offers/use-accept.ts': hook, ...rest } = house
  const folded = { ...rest, [SCREEN]: `${hook}${house[SCREEN].replace(/^.*use-accept.*$/m, '')}` }
  expect(followed([{ screen: 'OfferScreen', calls: [CALL] }], folded).files).toEqual([
    'apps/server/src/offers/routes.ts',
    SCREEN,
    'apps/web/app/offers/told.ts',
    'packages/contract/src/offers.ts',
  ])
})

/** @type {[why: string, step: import('./followed-requests.mjs').Step, complaint: string][]} */
const untold = [
  ['a name that is gone', { does: ['acceptOffers'] }, 'acceptOffers: declared nowhere outside of machinery'],
  [
    'a call that the screen does not come to',
    { screen: 'RefuseSheet', calls: [CALL] },
    `RefuseSheet: does not come to ${CALL}`,
  ],
]

test.each(untold)('says so: %s', (_, step, complaint) => {
  expect(() => followed([step])).toThrow(complaint)
})

test('says so: a name that two have, unless it is told whose', () => {
  const twins = { ...house, 'apps/web/app/offers/ledger.ts': 'export const ledger = 2\n' }
  expect(() => followed([{ does: ['ledger'] }], twins)).toThrow(
    'ledger: declared in apps/server/src/offers/ledger.ts, apps/web/app/offers/ledger.ts',
  )
  expect(followed([{ does: ['ledger in apps/server'] }], twins).files).toEqual([
    'apps/server/src/offers/ledger.ts',
  ])
})
