type Scope = { onCleanup(cleanup: () => Promise<void>): void }

/** What a fixture made, closed when its time is over. */
export async function closing<Made extends { close(): Promise<unknown> }>(
  making: Promise<Made>,
  { onCleanup }: Scope,
): Promise<Made> {
  const made = await making
  onCleanup(async () => void (await made.close()))
  return made
}
