/** The release before this one: its code still serves while the tables change, and its migrations have run everywhere. */
export const LAST_RELEASE = { commit: '711392e', migration: '0017_secrets_canary' }
