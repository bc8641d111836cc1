import { searchKey } from '@coffeeattack/domain/companies/search'

/** A name of a list and the other names under which people look for it. */
export type Named = { name: string; aliases: readonly string[] }

/** Reads a list of the data files: `name, name=alias|alias`, on any number of lines. */
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
 * The column that a search reads: all folded names, separated by spaces, which no folded query contains. The name itself is first,
 * because beginnings rank first.
 */
export function searchColumns({ name, aliases }: Named): { key: string } {
  return { key: distinct([name, ...aliases].map(searchKey)) }
}

function distinct(keys: readonly string[]): string {
  return [...new Set(keys)].join(' ')
}
