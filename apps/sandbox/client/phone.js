import { notificationsOf } from './notifications.js'
import { address, post } from './server.js'

/**
 * @typedef {import('./phone-screen.ts').PhoneScreen} PhoneScreen
 * @typedef {import('./phone-screen.ts').PhoneRequest} PhoneRequest
 * @typedef {ReturnType<typeof createPhone>} Phone
 * @typedef {import('./view.ts').Hand} Hand
 */

const SEEN_KEPT = 300

/**
 * A request times out without a message from the server.
 * @template {{ state: string, until: number }} T
 * @param {T} request
 * @param {number} now
 * @returns {T}
 */
const asOf = (request, now) =>
  request.state === 'waiting' && now > request.until ? { ...request, state: 'expired' } : request

/**
 * The phone's model: the last state from the server, what was read here, and the actions.
 * @param {string} number
 * @param {PhoneScreen} first
 * @param {Hand} hand
 */
export function createPhone(number, first, hand) {
  const memory = `phone:${number}:seen`
  /** @type {Set<string>} */
  const seen = new Set(JSON.parse(sessionStorage.getItem(memory) ?? '[]'))
  let screen = first
  let heardAt = performance.now()

  return {
    ...hand,
    number,
    get screen() {
      return screen
    },
    /** @param {PhoneScreen} next */
    hear(next) {
      screen = next
      heardAt = performance.now()
    },
    /** The sandbox's time, also between two messages of the server. */
    now: () => screen.now + (performance.now() - heardAt) * screen.speed,
    notifications() {
      return notificationsOf({ ...screen, now: this.now() }, seen)
    },
    requests() {
      return screen.requests.map((request) => asOf(request, this.now()))
    },
    /** @param {string} jti */
    request(jti) {
      return this.requests().find((request) => request.jti === jti) ?? null
    },
    documents() {
      return screen.documents.map((one) => asOf(one, this.now()))
    },
    /** @param {string} id */
    document(id) {
      return this.documents().find((one) => one.id === id) ?? null
    },
    /** @param {string[]} ids */
    markSeen(ids) {
      for (const id of ids) seen.add(id)
      sessionStorage.setItem(memory, JSON.stringify([...seen].slice(-SEEN_KEPT)))
    },
    /** @param {string} jti @param {'confirm' | 'cancel'} decision */
    decide: (jti, decision) => post(address(`/${number}/requests/${jti}`), { decision }),
    /** @param {string} id @param {'sign' | 'cancel'} decision */
    decideDocument: (id, decision) => post(address(`/${number}/documents/${id}`), { decision }),
    issueCertificate: () => post(address(`/${number}/certificate`)),
  }
}
