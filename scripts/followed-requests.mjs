import path from 'node:path'
import { reach } from './unused-exports.mjs'

/*
 * What one opens to follow a request from the button to the other side's screen. A request is told by names, not by paths, so that files can
 * move, be folded and be split without telling it anew:
 * - a screen and the calls it makes: the declarations on every way from the screen to the one that makes the call, and what that one stands on;
 *   with them the file of the contract that has the call and the file of the server that handles it;
 * - a use case, or whatever else happens then: all that it stands on.
 * The call by which the other side reads is followed up to its handler, not into it: what happened is what the request wrote.
 * Machinery is left out, because nobody opens it to follow one request, and so are the tables, which the statements name, and
 * types, which the editor tells where they are used. A page's address is looked at and not followed further.
 */

/** @typedef {import('./modules.mjs').Module} Module */
/** @typedef {import('./modules.mjs').Place} Place */
/** @typedef {ReadonlyMap<string, Module>} Modules */
/** @typedef {{ screen: string, calls: string[] } | { does: string[] }} Step names of declarations and calls; `name in place` where two share a name */
/** @typedef {{ title: string, steps: Step[] }} Request */

const MACHINERY = [
  /^(packages\/(ui|kit|contract)|apps\/sandbox)\//,
  /^apps\/server\/src\/.*\b(platform|http|db|crypto|streams|observing|providers|storage|sessions?)\//,
  /^apps\/server\/src\/(deps|settings[\w-]*)\.ts$/,
  /^apps\/(web\/app|console\/src)\/(layout|api|sessions?|failure|live)\//,
  /^packages\/domain\/src\/(errors|text|kst|brand)\b/,
]
const LOOKED_AT = /\/paths\.ts$/
const SCREENS = /^apps\/(web|console)\//
const CALL_ROWS = /^(packages\/contract|apps\/server)\/src\//
const isMachinery = (/** @type {string} */ file) => MACHINERY.some((place) => place.test(file))

/** @type {Request[]} */
export const REQUESTS = [
  {
    title: 'accept an offer',
    steps: [
      { screen: 'OfferScreen', calls: ['POST /v2.1/users/coffeechat'] },
      { does: ['acceptOffer'] },
      { screen: 'CoffeechatPage', calls: ['GET /console/coffeechats/:id'] },
    ],
  },
  {
    title: 'register with verification',
    steps: [
      { screen: 'AgreementScreen', calls: ['GET /users/exist', 'POST /v2/users', 'POST /v3/users/verify'] },
      { does: ['existence in apps/server', 'register', 'beginCareer'] },
      { screen: 'PendingScreen', calls: ['POST /v3/users/submit', 'POST /v3/users/verify/salary'] },
      { does: ['submit in apps/server', 'verifySalary in apps/server'] },
    ],
  },
  {
    title: 'send a chat message',
    steps: [
      { screen: 'RoomPane', calls: ['POST /users/message'] },
      { does: ['sendMessage in apps/server', 'tellOfRooms'] },
      { screen: 'RoomPanel', calls: ['GET /console/rooms/:id/messages'] },
      { does: ['useLiveThreads'] },
    ],
  },
]

const placesOf = (
  /** @type {Modules} */ modules,
  /** @type {(one: import('./modules.mjs').Declaration) => boolean} */ fits,
) =>
  [...modules].flatMap(([file, { declarations }]) =>
    declarations.filter(fits).map(({ name }) => ({ file, name })),
  )

/** The one declaration of a name. */
function placeOf(/** @type {Modules} */ modules, /** @type {string} */ told) {
  const [wanted, home = ''] = told.split(' in ')
  const places = placesOf(modules, ({ name }) => name === wanted).filter(({ file }) => file.startsWith(home))
  const [place] = places
  if (!place || places.length > 1)
    throw new Error(
      `${told}: ${place ? `declared in ${places.map(({ file }) => file).join(', ')}` : 'declared nowhere outside of machinery'}`,
    )
  return place
}

/** Those of the places that are reached from one of them. */
const reachedFrom = (/** @type {Modules} */ modules, /** @type {readonly Place[]} */ places) =>
  [...reach(modules, [], places).reached]
    .map((key) => {
      const [file = '', name = ''] = key.split(' ')
      return { file, name }
    })
    .filter(({ file, name }) => modules.get(file)?.declarations.some((one) => one.name === name))

/** The declarations on the ways from a screen to the ones that make a call, and what those stand on. */
function fromScreen(
  /** @type {Modules} */ modules,
  /** @type {string} */ screen,
  /** @type {string} */ call,
) {
  const seen = reachedFrom(modules, [placeOf(modules, screen)])
  const made = placesOf(modules, ({ calls }) => calls.has(call)).filter(({ file }) => SCREENS.test(file))
  const makes = (/** @type {Place} */ one) =>
    made.some(({ file, name }) => file === one.file && name === one.name)
  const makers = seen.filter(makes)
  if (makers.length === 0) throw new Error(`${screen}: does not come to ${call}`)
  const onTheWay = seen.filter((one) => reachedFrom(modules, [one]).some(makes))
  return [...onTheWay, ...reachedFrom(modules, makers)]
}

/** The files that one opens to follow a request, in order of their paths, and the folders they stand in. */
export function filesOf(/** @type {Modules} */ all, /** @type {Request} */ { steps }) {
  const modules = new Map(
    [...all]
      .filter(([file]) => !isMachinery(file))
      .map(([file, module]) => [
        file,
        LOOKED_AT.test(file)
          ? { ...module, imports: new Map(), loads: [], later: [] }
          : { ...module, declarations: module.declarations.filter(({ type }) => !type) },
      ]),
  )
  const opened = steps.flatMap((step) => {
    if ('does' in step)
      return reachedFrom(
        modules,
        step.does.map((told) => placeOf(modules, told)),
      )
    return step.calls.flatMap((call) => [
      ...fromScreen(modules, step.screen, call),
      ...placesOf(all, ({ calls }) => calls.has(call)).filter(
        ({ file }) => CALL_ROWS.test(file) && (!isMachinery(file) || file.startsWith('packages/contract/')),
      ),
    ])
  })
  const files = [...new Set(opened.map(({ file }) => file))].toSorted()
  return { files, folders: [...new Set(files.map((file) => path.posix.dirname(file)))] }
}
