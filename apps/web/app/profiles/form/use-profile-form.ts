import { notices } from '@coffeeattack/domain/errors/notices'
import { fileIdOf, type FileKind, fileKinds, notUploadedText } from '@coffeeattack/domain/profiles/files'
import { useCall } from '@coffeeattack/kit/useCall'
import { ask } from '@coffeeattack/ui/ask'
import { toast } from '@coffeeattack/ui/toast'
import { useEffect, useState } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { type Profile, profileQuery } from '../profile-query.ts'
import { draftOf } from './draft.ts'
import {
  type CareerChange,
  type Changes,
  edited,
  formOf,
  isEmpty,
  payloadOf,
  problemsIn,
  realChanges,
  unsent,
} from './form.ts'
import { filesQuery } from './queries.ts'
import { type UploadState, useUpload } from './use-upload.ts'

export type StoredFile = { name: string; size: number }

/** The state of the profile form: the saved profile, the edits over it, and the uploads. */
export function useProfileForm(profile: Profile) {
  const draft = draftOf(profile.id)
  const saved = formOf(profile)
  const [restored] = useState(() => draft.read(saved))
  const [kept, setKept] = useState<Changes>(restored)
  /** Fields whose errors are shown: those that were left, and all of them once saving was tried. */
  const [judged, setJudged] = useState<ReadonlySet<string> | 'all'>(new Set())
  const [justStored, setJustStored] = useState<Readonly<Record<string, StoredFile>>>({})
  const changes = realChanges(saved, kept)
  const form = edited(saved, changes)
  const problems = problemsIn(form)

  useEffect(() => draft.keep(changes))

  const change = (fields: Changes) => setKept((before) => ({ ...before, ...fields }))
  const changeCareer = (id: string, fields: CareerChange) =>
    setKept((before) => ({
      ...before,
      careerItems: { ...before.careerItems, [id]: { ...before.careerItems?.[id], ...fields } },
    }))

  const upload = (kind: FileKind) => ({
    userId: profile.id,
    kind,
    onStored(url: string, { name, size }: File) {
      setJustStored((before) => ({ ...before, [fileKey(url)]: { name, size } }))
      change(kind === 'resume' ? { resumeFileUrl: url } : { portfolioFileUrl: url })
    },
  })
  const uploads = { resume: useUpload(upload('resume')), portfolio: useUpload(upload('portfolio')) }
  const failed = fileKinds.filter((kind) => isFailed(uploads[kind].state))
  const uploading = Object.values(uploads).some(({ state }) => state.phase === 'sending')

  const send = useCall((sent: Changes) => api('PATCH /users/additional', { body: payloadOf(sent) }), {
    onDone(answer, sent) {
      queries.setQueryData(profileQuery.queryKey, answer)
      void queries.invalidateQueries({ queryKey: filesQuery.queryKey })
      setKept((before) => unsent(before, sent))
      setJudged(new Set())
      toast('저장했어요', { kind: 'done' })
    },
  })

  /** False when there is an error or the server cannot be reached. */
  async function save(): Promise<boolean> {
    setJudged('all')
    if (!isEmpty(problems)) return false
    if (uploading) {
      toast('파일을 다 올리면 저장할 수 있어요')
      return false
    }
    if (failed.length > 0 && !(await askWithout(failed))) return false
    const lacksResume = changes.agent && !form.resumeFileUrl && !failed.includes('resume')
    if (lacksResume && !(await askWithoutResume())) return false
    if ((await send.run(changes)) === null) return false
    // The person has saved without them.
    for (const kind of failed) uploads[kind].cancel()
    return true
  }

  return {
    form,
    change,
    changeCareer,
    isEdited: !isEmpty(changes),
    wasRestored: !isEmpty(restored),
    problemOf: (name: string) => (judged === 'all' || judged.has(name) ? (problems[name] ?? null) : null),
    judge: (name: string) => setJudged((before) => (before === 'all' ? before : new Set([...before, name]))),
    uploads,
    uploading,
    justStored: (url: string) => justStored[fileKey(url)],
    busy: send.busy,
    save,
    forget() {
      setKept({})
      draft.forget()
    },
  }
}

const isFailed = ({ phase }: UploadState) => phase === 'failed' || phase === 'refused'

/** Nobody believes a file to be there that was not uploaded. */
async function askWithout(failed: readonly FileKind[]): Promise<boolean> {
  const answer = await ask({
    title: '올리지 못한 파일이 있어요',
    description: notUploadedText(failed),
    confirm: '그래도 저장하기',
    cancel: '파일 다시 보기',
  })
  return answer === 'confirm'
}

/** An agent works with the resume, so a missing one is confirmed. */
async function askWithoutResume(): Promise<boolean> {
  const { title, body, button, other } = notices.RESUME_MISSING
  const answer = await ask({ title, description: body, confirm: button, cancel: other.button })
  return answer === 'confirm'
}

/** An address is signed anew at each load, so files are compared without the signature. */
const fileKey = (url: string) => fileIdOf(url) ?? url

export type ProfileFormState = ReturnType<typeof useProfileForm>
