/** The release before this one: its code still serves while the migrations after `migration` run. */
export const LAST_RELEASE = { commit: 'a86f1f8', migration: '0000_baseline' }
