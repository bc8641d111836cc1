/** The rows of bench/calls.ts: what is asked for, by whom, and how much it may cost. */

/** What a row is held to, in the words of the table. */
export type Aim =
  | { kind: 'node µs'; most: number }
  | { kind: 'requests/s'; least: number }
  | { kind: 'of bare'; most: number }

export type Visitor = 'candidate' | 'recruiter' | 'stranger'
export type Row = { name: string; path: string; visitor: Visitor; aim: Aim }

const micros = (most: number): Aim => ({ kind: 'node µs', most })
const call = (name: string, path: string, aim: Aim, visitor: Visitor = 'candidate'): Row => ({
  name,
  path: `/api${path}`,
  visitor,
  aim,
})
/** A page holds nothing of the person, so nobody says who they are. */
const page = (path: string, most: number): Row => ({
  name: path,
  path,
  visitor: 'stranger',
  aim: micros(most),
})

export const ROWS: readonly Row[] = [
  call('offers', '/v3/users/offers', { kind: 'of bare', most: 0.7 }),
  call('attack', '/v3/users/my/attack', micros(300)),
  call('profile', '/v3/users/profile', micros(450)),
  call('rooms', '/users/message/room', micros(400)),
  call('salary', '/v3/users/salary', { kind: 'requests/s', least: 600 }),
  call('candidates', '/console/candidates', micros(1_500), 'recruiter'),
  page('/my', 150),
  page('/login', 150),
  page('/', 60),
  page('/faq', 60),
]

/** Of the process after a minute of all of them. */
export const MEMORY = { name: 'memory', mostMb: 300, seconds: 60 }

export const sayAim = (aim: Aim): string =>
  aim.kind === 'requests/s'
    ? `≥ ${aim.least} a second`
    : aim.kind === 'of bare'
      ? `≤ ${aim.most.toFixed(1)} × bare`
      : `≤ ${aim.most} µs`
