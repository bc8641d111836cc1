import { searchKey } from '@coffeeattack/domain/companies/search'

/** A name of a list and the other names under which people look for it. */
export type Named = { name: string; aliases: readonly string[] }

/** Reads a list as the data files write it: `name, name=alias|alias`, over as many lines as it likes. */
export function readNames(text: string): Named[] {
  return text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [name = '', aliases = ''] = entry.split('=')
      return { name, aliases: aliases.split('|').filter((alias) => alias !== '') }
    })
}

/**
 * What a search reads. A folded query holds no space, so names can stand in one column with spaces between them: the
 * name itself first, because beginnings are found soonest.
 */
export function searchColumns({ name, aliases }: Named): { key: string } {
  return { key: distinct([name, ...aliases].map(searchKey)) }
}

function distinct(keys: readonly string[]): string {
  return [...new Set(keys)].join(' ')
}
