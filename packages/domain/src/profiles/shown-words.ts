import { maskContacts, type Writer } from '../text/contacts.ts'

/** The texts of a profile that companies may read. */
export type ProfileWords = {
  readonly jobLabel: string | null
  readonly jobSubLabel: string | null
  readonly techStack: readonly string[]
  readonly hashtags: readonly string[]
  readonly careers: readonly { readonly id: string; readonly job: string; readonly detail: string }[]
  readonly schools: readonly { readonly id: string; readonly name: string; readonly major: string | null }[]
}

/**
 * The texts without the writer's name and contacts (OFR-13). Company, dates and figures are verified facts and need no
 * mask. Equal keywords after masking appear once.
 */
export function shownWords(words: ProfileWords, writer: Writer): ProfileWords {
  const mask = (text: string) => maskContacts(text, writer)
  const maskOptional = (text: string | null) => text && mask(text)
  const maskEach = (texts: readonly string[]) => [...new Set(texts.map(mask))]
  return {
    jobLabel: maskOptional(words.jobLabel),
    jobSubLabel: maskOptional(words.jobSubLabel),
    techStack: maskEach(words.techStack),
    hashtags: maskEach(words.hashtags),
    careers: words.careers.map(({ id, job, detail }) => ({ id, job: mask(job), detail: mask(detail) })),
    schools: words.schools.map(({ id, name, major }) => ({
      id,
      name: mask(name),
      major: maskOptional(major),
    })),
  }
}
