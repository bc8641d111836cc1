import type { VerifiedFile } from '@coffeeattack/contract/pacts-verify'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Deps } from '../../../deps.ts'
import { verifySealed } from '../core/document/verify-sealed.ts'

/** Files that are looked at in this process at once; each takes a thread and some tens of megabytes. */
const MOST_AT_ONCE = 4
let running = 0

/** Anybody's file, held in memory while it is looked at and nowhere else (PACT-6). */
export async function verifyUpload(
  file: Uint8Array,
  { sealing, providers, clock, log }: Pick<Deps, 'sealing' | 'providers' | 'clock' | 'log'>,
): Promise<VerifiedFile> {
  if (running >= MOST_AT_ONCE) throw new Refusal('UNAVAILABLE')
  running += 1
  try {
    const { seal, signatures, ...rest } = await verifySealed({
      file,
      known: await sealing.known(),
      signatureRoots: providers.signatureRoots,
      now: clock(),
    })
    const told = ({ at, isChecked }: { at: Date; isChecked: boolean }) => ({
      at: at.toISOString(),
      isChecked,
    })
    return {
      ...rest,
      seal: seal && { ...seal, at: seal.at.toISOString() },
      signatures: signatures && { company: told(signatures.company), person: told(signatures.person) },
    }
  } catch (error) {
    // Nothing of the file may reach the log.
    log.warn({ error: (error as Error).name }, 'a file could not be judged')
    throw new Refusal('VERIFY_UNDECIDED')
  } finally {
    running -= 1
  }
}
