import { type Screen, screenTest } from '@coffeeattack/kit/testing/screenTest'
import { queries } from '../api/queries.ts'
import { tokens } from '../sessions/tokens.ts'
import { noProof } from './samples/proofs.ts'
import { type LoaderData, routesOf, type ServerWord } from './routes.tsx'

/*
 * A screen at its address, in the service's own route table, layouts, cache and dialogs; only the server is a fake.
 *
 *   test('[OFR-4] …', async ({ api, open }) => {
 *     api.answers('GET /v2/users/offers/:id', offer())
 *     const screen = await open('/my/result/1')
 *     await expect.element(page.getByText('5일 남았어요')).toBeVisible()
 *   })
 */

type Opening = {
  as?: 'candidate' | 'nobody'
  /** What only the server knows. */
  word?: Partial<ServerWord>
  /** The results of server loaders, by the file of their route. */
  data?: LoaderData
}

export type Open = (address: string, opening?: Opening) => Promise<Screen>

const WORD: ServerWord = {
  origin: 'https://coffeeattack.example',
  sandbox: false,
  consentPrechecked: true,
  messengerKey: null,
  outside: {},
  company: {
    name: '',
    representative: '',
    businessNumber: '',
    jobInformationNumber: '',
    address: '',
    phone: '',
    email: '',
  },
}

export const test = screenTest<Opening>({
  begin({ api }) {
    // Every signed-in page loads the unread counts.
    api.answers('GET /users/message/room', { items: [], unread: 0 })
    api.answers('GET /users/offers/unread', { unread: 0 })
    // Pages that show an income lead to the tax office.
    api.answers('GET /users/tax', { year: 2025, askedYear: null, outlook: 'FULL' })
    // Pages with a coffee chat look for its pact; most have none.
    api.answers('GET /users/pacts', { items: [] })
    api.answers('GET /users/paid-checks', { items: [] })
    // And for what a company asked in it.
    api.answers('GET /users/proof-requests', { items: [] })
    // The home screen asks for suggestions; mostly there is nothing new.
    api.answers('GET /users/suggestions/card', { card: null })
    // Wherever a company is shown, its record is loaded; most have too few answers.
    api.answers('GET /users/company-records', ({ query }) => ({
      items: query.ids.map((id) => ({
        id,
        record: { answers: null, came: null, payKept: null, payReceived: null },
      })),
    }))
    // So is how far it was checked; in most tests nothing was.
    api.answers('GET /users/company-proofs', ({ query }) => ({
      items: query.ids.map((id) => ({ id, proof: noProof })),
    }))
  },
  enter(_api, { as = 'candidate', word, data = {} }) {
    if (as === 'candidate') tokens.save({ accessToken: 'access', refreshToken: 'refresh' })
    return routesOf({ ...WORD, ...word }, data)
  },
  forget() {
    queries.clear()
    window.dispatchEvent(new Event('pageshow'))
  },
})
