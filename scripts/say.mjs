/** Prints a line for the developer. */
export const say = (/** @type {string} */ text) => console.log(`☕ ${text}`)

/** Ends a script with a sentence that says what to do. */
export class Stop extends Error {}

/** Runs a script: prints the sentence of a Stop, and the stack of any other error. */
export async function run(/** @type {() => Promise<number | void>} */ main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    console.error(error instanceof Stop ? `\n✗ ${error.message}` : error)
    process.exitCode = 1
  }
}
