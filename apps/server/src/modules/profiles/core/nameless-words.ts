import { maskContacts } from '@coffeeattack/domain/text/contacts'
import type { Secrets } from '../../../platform/crypto/secrets.ts'

/** A person's words with the name that must not be read in them. */
export type NamedWords = {
  nameSealed: string | null
  jobLabel: string
  jobSubLabel: string
  techStack: readonly string[]
  hashtags: readonly string[]
  /** Of the sealed name and the words: when either changes it is another, and it tells neither. */
  wordsDigest: string
}

/** So many take some 2 MB. */
const MOST = 20_000

/**
 * Words that were looked through and do not hold their person's name. It is not opened for them again: that takes 9 µs,
 * for the twenty of a page a tenth of the whole search, and most searches meet the same newest people.
 */
const nameless = new Set<string>()

/** The name to mask in the words; empty where nobody has one, or where it is known to be in none of them. */
export function nameIn(words: NamedWords, secrets: Pick<Secrets, 'open'>): string {
  const { nameSealed, wordsDigest } = words
  if (nameSealed === null || nameless.has(wordsDigest)) return ''
  const name = secrets.open(nameSealed, 'users.name_sealed')
  if (!holdName(words, name)) keep(wordsDigest)
  return name
}

function holdName({ jobLabel, jobSubLabel, techStack, hashtags }: NamedWords, name: string): boolean {
  return [jobLabel, jobSubLabel, ...techStack, ...hashtags].some(
    (text) => maskContacts(text, { name, phone: '' }) !== maskContacts(text),
  )
}

/** The one that was kept longest makes room. */
function keep(digest: string): void {
  const [first] = nameless
  if (nameless.size >= MOST && first !== undefined) nameless.delete(first)
  nameless.add(digest)
}
