import { expect, test } from 'vitest'
import { routeComplaints } from './route-modules.mjs'

const texts = new Map([
  ['apps/web/app/routes.ts', "route('offers/:id', 'offers/OfferScreen.tsx')"],
  ['apps/console/src/routes.tsx', "lazy: () => import('./rooms/MessagesPage.tsx')"],
])
const complaintsAbout = (/** @type {string} */ file, /** @type {string} */ target) =>
  routeComplaints(texts, new Map([[file, { loads: [target] }]]))

test('refuses: a screen that another file imports, in either front end', () => {
  expect(complaintsAbout('apps/web/app/rooms/RoomPane.tsx', 'apps/web/app/offers/OfferScreen.tsx')).toEqual([
    'apps/web/app/rooms/RoomPane.tsx: apps/web/app/offers/OfferScreen.tsx is opened by the route table alone',
  ])
  expect(
    complaintsAbout('apps/console/src/desk/DeskPage.tsx', 'apps/console/src/rooms/MessagesPage.tsx'),
  ).toHaveLength(1)
})

test('allows: a part of another noun, and a screen that its test opens', () => {
  expect(complaintsAbout('apps/web/app/rooms/RoomPane.tsx', 'apps/web/app/offers/Salary.tsx')).toEqual([])
  expect(
    complaintsAbout('apps/web/app/offers/OfferScreen.screen.tsx', 'apps/web/app/offers/OfferScreen.tsx'),
  ).toEqual([])
})
