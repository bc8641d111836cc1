/*
 * Two rules for SQL in the server. First, a business rule is defined once, in a module's `core/sql.ts`. The patterns find copies
 * elsewhere, as SQL text or through the query builder. The platform may not import modules, so it repeats some rules in the
 * schema and in authentication.
 */

/** @typedef {{ rule: string, home: string, pattern: RegExp }} SqlRule */
/** @typedef {{ rule: string, home: string, line: number }} Copy */

const ORDER = String.raw`(?:lte?|gte?)\(\s*[\w.]+\.`
const EMPTY = String.raw`isNull\(\s*`

/** @type {readonly SqlRule[]} */
export const SQL_RULES = [
  {
    rule: 'past its day it is EXPIRED',
    home: 'offers',
    pattern: new RegExp(String.raw`\bexpiry_day\b\)*\s*[<>]|\bexpiryDay\}\s*[<>]|\b${ORDER}expiryDay\b`, 'g'),
  },
  {
    rule: 'delivered and not taken back',
    home: 'offers',
    pattern: new RegExp(String.raw`\bdeliver_at\b\)*\s*[<>]|\bdeliverAt\}\s*[<>]|\b${ORDER}deliverAt\b`, 'g'),
  },
  {
    rule: 'taken back before it was delivered',
    home: 'offers',
    pattern: new RegExp(
      String.raw`\bundone_at\b\)* is null|\bundoneAt\} is null|\b${EMPTY}[\w.]+\.undoneAt\b`,
      'g',
    ),
  },
  {
    rule: 'a person who is here',
    home: 'accounts',
    pattern: new RegExp(
      String.raw`\b(?:u|users)\.deleted_at is null|\busers\.deletedAt\} is null|\b${EMPTY}users\.deletedAt\b`,
      'g',
    ),
  },
  {
    rule: 'receives offers now',
    home: 'candidates',
    pattern: /\battack_ends_at >=|\bgte\(users\.attackEndsAt\b/g,
  },
  {
    rule: 'a room that is open',
    home: 'rooms',
    pattern: new RegExp(String.raw`\bclosed_at is null|\b${EMPTY}messageRooms\.closedAt\b`, 'g'),
  },
  {
    rule: 'somebody of the console who works there',
    home: 'operators',
    pattern: new RegExp(
      String.raw`\b(?:p|operators)\.disabled_at is null|\b${EMPTY}operators\.disabledAt\b`,
      'g',
    ),
  },
]

const HOME = /\/core\/sql\.ts$|\/platform\//

/** Copies of the rules in a file of the server. @returns {Copy[]} */
export function copiesOfRules(/** @type {string} */ file, /** @type {string} */ text) {
  if (!file.startsWith('apps/server/src/') || HOME.test(file)) return []
  return SQL_RULES.flatMap(({ rule, home, pattern }) =>
    [...text.matchAll(pattern)].map(({ index }) => ({
      rule,
      home: `modules/${home}/core/sql.ts`,
      line: lineAt(text, index),
    })),
  )
}

/*
 * Second, modules write with the query builder, so that the compiler knows the columns. These files write SQL text, because
 * the builder cannot express their statements readably: several writes in one, or a lock and a write in one.
 */
const SQL_WRITERS = new Set(
  [
    'accounts/candidate/withdrawal-store.ts',
    'accounts/core/forget-before-proof.ts',
    'companies/console/merge-store.ts',
    'pacts/core/seal-store.ts',
    'pacts/core/signing/signature-store.ts',
    'companies/jobs/said-of-companies.ts',
    'handover/core/store.ts',
    'handover/jobs/store.ts',
    'notifications/core/live.ts',
    'notifications/push/browsers.ts',
    'offers/candidate/store.ts',
    'operators/core/audit.ts',
    'profiles/core/words-store.ts',
    'rooms/core/message-store.ts',
    'rooms/core/sql.ts',
    'rooms/core/store.ts',
    'upkeep/jobs/store.ts',
  ].map((file) => `apps/server/src/modules/${file}`),
)

const CHECKED = /^apps\/server\/src\/modules\//

const WRITE =
  /\b(?:(?:insert|merge)\s+into|delete\s+from)\s+[\w"$]|\bupdate\s+(?:[\w."]+|\$\{[^}]*\})(?:\s+(?:as\s+)?\w+)?\s+set\b/gi

/** Complaints about writes as SQL text in a module. @returns {string[]} */
export function writeComplaints(/** @type {string} */ file, /** @type {string} */ text) {
  if (!CHECKED.test(file)) return []
  const writes = [...text.matchAll(WRITE)]
  if (!SQL_WRITERS.has(file))
    return writes.map(({ index }) => `line ${lineAt(text, index)} writes SQL text: use the query builder`)
  return writes.length > 0 ? [] : ['writes no SQL text: remove it from SQL_WRITERS in scripts/sql-rules.mjs']
}

const lineAt = (/** @type {string} */ text, /** @type {number} */ index) =>
  text.slice(0, index).split('\n').length
