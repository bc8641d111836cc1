import { maskContacts } from '@coffeeattack/domain/text/contacts'
import type { Deps } from '../../../deps.ts'
import type { Secrets } from '../../../platform/crypto/secrets.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { keepMasks, linesWithoutMask, type UnmaskedLine } from './store.ts'

const BATCH = 500

/**
 * Stores the masked text of messages that the release before wrote into anonymous rooms. Until then they are
 * masked when read and not found by a search.
 */
async function maskLines({ db, secrets }: Deps): Promise<void> {
  for (let done = BATCH; done === BATCH;) {
    const lines = await linesWithoutMask(db.drizzle, BATCH)
    await keepMasks(
      db.drizzle,
      lines.map((line) => ({ ...line, maskedBody: maskContacts(line.body, writerOf(line, secrets)) })),
    )
    done = lines.length
  }
}

/** A company's operators write under their names. */
function writerOf({ sender, nameSealed, phoneSealed }: UnmaskedLine, secrets: Secrets) {
  if (sender === 'OPERATOR') return undefined
  return {
    name: nameSealed === null ? '' : secrets.open(nameSealed, 'users.name_sealed'),
    phone: phoneSealed === null ? '' : secrets.open(phoneSealed, 'users.phone_sealed'),
  }
}

export const maskLinesJob: Job = { name: 'mask-lines', cron: '25 * * * *', run: maskLines }
