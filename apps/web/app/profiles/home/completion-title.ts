import { type CompletenessFlags, completenessTitle } from '@coffeeattack/domain/profiles/completeness'

/** '두 가지만 채우면 / 프로필 완성이에요': broken where the sentence breathes. */
export function completionTitle(flags: CompletenessFlags): readonly [string, string] {
  const title = completenessTitle(flags)
  const middle = title.indexOf(' 프로필 ')
  return middle < 0 ? [title, ''] : [title.slice(0, middle), title.slice(middle + 1)]
}
