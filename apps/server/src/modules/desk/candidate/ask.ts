import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { pageOf } from '@coffeeattack/domain/desk/topic'
import { DAY_MS } from '@coffeeattack/domain/kst'
import { KEPT_DAYS } from '@coffeeattack/domain/profiles/withdrawal'
import { lockAccount } from '../../accounts/core/store.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { insertInquiry } from '../core/store.ts'
import { chooseFiles, type FileFields } from '../../files/core/attach-files.ts'
import { type FileRow, markStored } from '../../files/core/store.ts'
import { insertApplication } from '../../files/candidate/store.ts'

type Asked = { from: string; message: string; contact?: string | undefined }

/** Somebody asks. A member is answered in the message room, so no contact of theirs is kept. */
export async function ask(
  { from, message, contact }: Asked,
  userId: string | null,
  { db, ids, clock, secrets }: ApiDeps,
): Promise<{ id: string }> {
  const id = ids.next()
  const given = userId === null ? contact?.trim() : ''
  await db.transaction(async (tx) => {
    if (userId !== null && !(await lockAccount(tx, userId))) throw new Refusal('UNAUTHORIZED')
    await insertInquiry(tx, {
      id,
      userId,
      fromPath: pageOf(from),
      message: message.trim(),
      contactSealed: given ? secrets.seal(given, 'inquiries.contact_sealed') : null,
      createdAt: clock(),
    })
  })
  return { id }
}

type Application = FileFields & { name?: string | undefined; phone?: string | undefined }

/** A visitor hands files to an agent. They stay for as long as a withdrawn person's data would, then they are erased. */
export async function applyToAgent({ name, phone, ...fields }: Application, deps: ApiDeps) {
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
  })
  return { id }
}

/** A file belongs to one application: it is erased together with it. */
const isNew = (file: FileRow) => file.state === 'PENDING'
const sentBefore = () => new Refusal('CONFLICT')
