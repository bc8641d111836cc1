/** Plain words on the terminal, and one way to fail: a sentence that tells what to do. */
export const say = (/** @type {string} */ text) => console.log(`☕ ${text}`)

export class Stop extends Error {}

/** Runs a script's main and turns a Stop into its sentence, anything else into a stack. */
export async function run(/** @type {() => Promise<number | void>} */ main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    console.error(error instanceof Stop ? `\n✗ ${error.message}` : error)
    process.exitCode = 1
  }
}
