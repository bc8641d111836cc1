import { flagIn, listIn, objectIn, type Stored, storedObject } from '../../sessions/stored.ts'
import { type CareerChange, type Changes, isEmpty, type ProfileForm, realChanges, textNames } from './form.ts'

type LocalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Unsaved edits, kept over a reload in this browser. The key holds the person's id, so that nobody else who signs in
 * here sees them; saving or discarding removes them. Files are never kept.
 */
export function draftOf(userId: string, storage: () => LocalStorage = () => window.localStorage) {
  const key = `profile-draft:${userId}`
  return {
    read: (saved: ProfileForm): Changes => realChanges(saved, readChanges(storage().getItem(key))),
    keep({ resumeFileUrl: _resume, portfolioFileUrl: _portfolio, ...changes }: Changes): void {
      if (isEmpty(changes)) storage().removeItem(key)
      else storage().setItem(key, JSON.stringify(changes))
    },
    forget: (): void => storage().removeItem(key),
  }
}

function readChanges(text: string | null): Changes {
  const kept = storedObject(text)
  const texts = textNames.flatMap((name) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : []))
  const careers = Object.entries(objectIn(kept['careerItems']))
  return {
    ...Object.fromEntries(texts),
    ...('hashtags' in kept && { hashtags: listIn(kept['hashtags'], textOrNull) }),
    ...('agent' in kept && { agent: flagIn(kept['agent']) }),
    careerItems: Object.fromEntries(careers.map(([id, change]) => [id, readCareer(objectIn(change))])),
  }
}

function readCareer(kept: Stored): CareerChange {
  return {
    ...(typeof kept['job'] === 'string' && { job: kept['job'] }),
    ...(typeof kept['detail'] === 'string' && { detail: kept['detail'] }),
    ...('hide' in kept && { hide: flagIn(kept['hide']) }),
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
