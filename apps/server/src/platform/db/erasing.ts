import type { Queries } from './queries.ts'

/** Ledgers refuse deletion. Erasing a person says first, for its own transaction alone, that it means it. */
export async function allowErasing(tx: Queries) {
  await tx.$client.query(`set local coffee_attack.erasing = 'on'`)
}

/** For a transaction that goes on after it has erased. */
export async function refuseErasing(tx: Queries) {
  await tx.$client.query(`set local coffee_attack.erasing = 'off'`)
}
