/*
 * Business rules in SQL. Each is defined once, in a module's `core/sql.ts`. The patterns find copies elsewhere, as SQL text or through
 * the query builder. The platform may not import modules, so it repeats some rules in the schema and in authentication.
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
      line: text.slice(0, index).split('\n').length,
    })),
  )
}
