import { maskContacts } from '@coffeeattack/domain/text/contacts'
import type { Deps } from '../../../deps.ts'
import type { Secrets } from '../../../platform/crypto/secrets.ts'
import { type Alone, eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { keepMasks, linesWithoutMask, type UnmaskedLine } from './store.ts'

const BATCH = 500

/**
 * Stores the masked text of lines that a release without it wrote into nameless rooms, before this one or beside it. Until
 * then such a line is masked when it is read, without the writer's own name and number, and no search finds it. A line whose
 * writer cannot be opened stays so, and stops no other.
 */
async function maskLines({ db, secrets }: Deps, alone: Alone): Promise<void> {
  const mask = (line: UnmaskedLine) => ({
    ...line,
    maskedBody: maskContacts(line.body, writerOf(line, secrets)),
  })
  for (let after: string | null = null; ;) {
    const lines: UnmaskedLine[] = await linesWithoutMask(db.drizzle, after, BATCH)
    await alone.all(lines, async (some) => keepMasks(db.drizzle, some.map(mask)))
    if (lines.length < BATCH) return
    after = lines.at(-1)!.id
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

/** It also runs at the start: an update to this release leaves many such lines. */
export const maskLinesJob: Job = {
  name: 'mask-lines',
  cron: '25 * * * *',
  runsAtStart: true,
  run: (deps) => eachAlone('mask-lines', deps, (alone) => maskLines(deps, alone)),
}
