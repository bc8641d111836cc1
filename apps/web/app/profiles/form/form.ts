import type { CareerItem } from '@coffeeattack/domain/profiles/career'
import { detailProblem } from '@coffeeattack/domain/profiles/career'
import { emailProblem } from '@coffeeattack/domain/profiles/email'
import { linkProblem } from '@coffeeattack/domain/profiles/links'
import type { Profile } from '../profile-query.ts'

/** The form's values (PRO-1). Texts are never null: an empty field is ''. */
export type ProfileForm = {
  resumeUrl: string
  portfolioUrl: string
  githubUrl: string
  linkedinUrl: string
  email: string
  hashtags: readonly string[]
  agent: boolean
  resumeFileUrl: string | null
  portfolioFileUrl: string | null
  careerItems: readonly CareerItem[]
}

export const textNames = ['resumeUrl', 'portfolioUrl', 'githubUrl', 'linkedinUrl', 'email'] as const
export type TextName = (typeof textNames)[number]

export type CareerChange = Partial<Pick<CareerItem, 'job' | 'detail' | 'hide'>>

/**
 * The edits: only what differs from the saved profile, so that two tabs with different edits do not undo each other.
 */
export type Changes = Partial<Omit<ProfileForm, 'careerItems'>> & {
  careerItems?: Readonly<Record<string, CareerChange>>
}

export function formOf(profile: Profile): ProfileForm {
  return {
    resumeUrl: profile.resumeUrl ?? '',
    portfolioUrl: profile.portfolioUrl ?? '',
    githubUrl: profile.githubUrl ?? '',
    linkedinUrl: profile.linkedinUrl ?? '',
    email: profile.email ?? '',
    hashtags: profile.hashtags,
    agent: profile.agent,
    resumeFileUrl: profile.resumeFileUrl,
    portfolioFileUrl: profile.portfolioFileUrl,
    careerItems: profile.careerItems,
  }
}

/** The saved profile with the edits applied. */
export function edited(saved: ProfileForm, { careerItems = {}, ...fields }: Changes): ProfileForm {
  return {
    ...saved,
    ...fields,
    careerItems: saved.careerItems.map((item) => ({ ...item, ...careerItems[item.id] })),
  }
}

/** The edits that are still edits: not a restored value, nor one of an entry that is gone. */
export function realChanges(saved: ProfileForm, { careerItems = {}, ...fields }: Changes): Changes {
  const careers = saved.careerItems.flatMap((item) => {
    const change = differing(item, careerItems[item.id] ?? {})
    return isEmpty(change) ? [] : [[item.id, change] as const]
  })
  return {
    ...differing<Omit<ProfileForm, 'careerItems'>>(saved, fields),
    ...(careers.length > 0 && { careerItems: Object.fromEntries(careers) }),
  }
}

/** The edits left after `sent` was saved: those made meanwhile. */
export function unsent(changes: Changes, sent: Changes): Changes {
  const { careerItems = {}, ...fields } = changes
  const careers = Object.entries(careerItems).flatMap(([id, change]) => {
    const rest = differing<CareerChange>(sent.careerItems?.[id] ?? {}, change)
    return isEmpty(rest) ? [] : [[id, rest] as const]
  })
  const { careerItems: _, ...sentFields } = sent
  return {
    ...differing<Omit<Changes, 'careerItems'>>(sentFields, fields),
    ...(careers.length > 0 && { careerItems: Object.fromEntries(careers) }),
  }
}

export function isEmpty(changes: object): boolean {
  return Object.keys(changes).length === 0
}

/** The body of PATCH /users/additional. Starting to want an agent's help notifies the operators. */
export function payloadOf({ careerItems, hashtags, ...fields }: Changes) {
  return {
    ...fields,
    ...(fields.agent && { isSlack: true }),
    ...(hashtags && { hashtags: [...hashtags] }),
    ...(careerItems && {
      careerItems: Object.entries(careerItems).map(([id, change]) => ({ id, ...change })),
    }),
  }
}

/** Where an error is shown: a text field by its name, a career entry's description by the entry's id. */
export type Problems = Readonly<Record<string, string>>

export function textProblem(name: TextName, text: string): string | null {
  return name === 'email' ? emailProblem(text) : linkProblem(text)
}

export function problemsIn(form: ProfileForm): Problems {
  const texts = textNames.map((name) => [name, textProblem(name, form[name])] as const)
  const details = form.careerItems.map(({ id, detail }) => [id, detailProblem(detail)] as const)
  return Object.fromEntries(
    [...details, ...texts].filter((entry): entry is [string, string] => entry[1] !== null),
  )
}

function differing<T extends object>(from: T, to: Partial<T>): Partial<T> {
  const entries = Object.entries(to) as [keyof T & string, T[keyof T]][]
  return Object.fromEntries(entries.filter(([name, value]) => !isSame(from[name], value))) as Partial<T>
}

function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b
  return a.length === b.length && a.every((item, index) => item === b[index])
}
