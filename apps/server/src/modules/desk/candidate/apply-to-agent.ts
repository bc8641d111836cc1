import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { DAY_MS } from '@coffeeattack/domain/kst'
import { KEPT_DAYS } from '@coffeeattack/domain/profiles/withdrawal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { chooseFiles, type FileFields } from '../../files/core/attach-files.ts'
import { type FileRow, markStored } from '../../files/core/store.ts'
import { changedForAgents } from '../../notifications/core/live.ts'
import { tellAgents } from '../../notifications/core/tell.ts'
import { insertApplication } from './store.ts'

type ApplyToAgentInput = FileFields & { name?: string | undefined; phone?: string | undefined }

/** A visitor hands files to an agent. They stay for as long as a withdrawn person's data would, then they are erased. */
export async function applyToAgent({ name, phone, ...fields }: ApplyToAgentInput, deps: ApiDeps) {
  const { db, secrets, ids, clock } = deps
  const { resume = null, portfolio = null } = await chooseFiles(null, fields, deps)
  if (!resume && !portfolio)
    throw new Refusal('INVALID_INPUT', {
      fields: { resumeFileUrl: '이력서나 포트폴리오 중 하나는 올려 주세요' },
    })
  const id = ids.next()
  const now = clock()
  await db.transaction(async (tx) => {
    for (const file of [resume, portfolio])
      if (file && !(isNew(file) && (await markStored(tx, file.id)))) throw sentBefore()
    await insertApplication(tx, {
      id,
      nameSealed: name ? secrets.seal(name, 'agent_applications.name_sealed') : null,
      phoneSealed: phone ? secrets.seal(phone, 'agent_applications.phone_sealed') : null,
      resumeFileId: resume?.id ?? null,
      portfolioFileId: portfolio?.id ?? null,
      createdAt: now,
      purgeAt: new Date(now.getTime() + KEPT_DAYS * DAY_MS),
    })
    await tellAgents(tx, { type: 'APPLICATION', subject: id, content: { applicationId: id } }, { ids, now })
    await changedForAgents(tx, ['requests'], now)
  })
  return { id }
}

/** A file belongs to one application: it is erased together with it. */
const isNew = (file: FileRow) => file.state === 'PENDING'

const sentBefore = () => new Refusal('CONFLICT')
