import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const web = path.resolve(import.meta.dirname, '..')
/** Where public pages keep their words: not in the frame around them, whose letters every file holds, nor in rules. */
const WORDS = /\/app\/(content|insight|campaigns\/Public|public\/landing\/[A-Z])[^]*\.(tsx?|mdx)$/

/** The source of a page's module and of all those that it brings along: whatever it may say is written there. */
export function saidBy(module: string): string {
  const read = new Map<string, string>()
  const waiting = [path.resolve(web, module)]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (read.has(file)) continue
    const source = readFileSync(file, 'utf8')
    read.set(file, source)
    waiting.push(...importedBy(file, source))
  }
  return [...read.values()].join('')
}

function importedBy(file: string, source: string): string[] {
  return [...source.matchAll(/^(?:import|export|} from)\b[^'"]*['"](\.[^'"]+)['"]/gm)]
    .map(([, name = '']) => path.resolve(path.dirname(file), name))
    .filter((found) => WORDS.test(found) && existsSync(found))
}
