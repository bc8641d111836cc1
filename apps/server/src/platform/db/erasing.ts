import type { Queries } from './queries.ts'

/** Triggers refuse deletions from ledgers, unless the transaction that erases a person allows them first. */
export async function allowErasing(tx: Queries) {
  await tx.$client.query(`set local coffee_attack.erasing = 'on'`)
}

/** For a transaction that does other work after erasing. */
export async function refuseErasing(tx: Queries) {
  await tx.$client.query(`set local coffee_attack.erasing = 'off'`)
}
