import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { consents } from '@coffeeattack/domain/accounts/consents'
import { BRAND } from '@coffeeattack/domain/brand'
import { popularJobs } from '@coffeeattack/domain/campaigns/popular-jobs'
import { disclosures } from '@coffeeattack/domain/coffeechats/disclosure'
import { SAMPLE } from '@coffeeattack/domain/insight/standing-sample'
import { fullDayText } from '@coffeeattack/domain/kst'
import { moneyText } from '@coffeeattack/domain/salary/format'
import subsetFont from 'subset-font'
import { faq } from '../app/content/faq/faq.ts'
import { LOGOS } from '../app/public/landing/logo-pages.ts'
import companies from '../public/logos/index.json' with { type: 'json' }
import { renameFont } from './font-names.ts'

/**
 * Cuts two fonts out of Pretendard: `node scripts/subset-fonts.ts`, before the app is built. Each holds the characters
 * of the sources that its pages are written in.
 * `public`, for the pages without React, has two files: every page preloads the characters of the landing page and the
 * campaigns, and loads those of the long texts when it needs them. In one file of 91 KB the landing page's largest
 * paint came 0.3 s later on a slow phone.
 * `app` has two files for the same reason: that of the login and the home, and that of all other pages. It falls back to
 * Pretendard's own ranges for names and messages (app/fonts/app-fonts.css).
 * The OFL forbids a modified font the reserved name, so both are renamed; the licence lies in app/fonts.
 */
const FAMILY = 'Coffee Attack Sans'
const WEIGHTS = { min: 400, max: 800 }
/** Tabular figures and kerning; the pages use no other feature. */
const FEATURES = ['tnum', 'kern']
const NAME_IDS_OF_THE_LICENCE = [13, 14]
/** Written out, an amount that holds every unit. */
const LONGEST_AMOUNT = 123_456
/** Pretendard's subsets are ordered by how common their letters are, the last six hold those of most Korean names. */
const COMMONEST_RANGES = 6
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index))

const web = path.resolve(import.meta.dirname, '..')
const folder = path.resolve(web, '../../.cache/fonts')
const original = readFileSync(
  fileURLToPath(import.meta.resolve('pretendard/dist/public/variable/PretendardVariable.ttf')),
)

/** Every page's footer names the company that runs the service, from the settings at build time or the defaults. */
const operator = Object.entries(process.env).filter(([name]) => name.startsWith('COMPANY_'))

const shortPages = characters(
  ASCII,
  JSON.stringify([BRAND.ko, operator, moneyText(LONGEST_AMOUNT), fullDayText(0), popularJobs(new Date(0))]),
  JSON.stringify(companies.slice(0, LOGOS.companies).map(({ name }) => name)),
  JSON.stringify(faq.filter(({ onLanding }) => onLanding)),
  JSON.stringify(SAMPLE),
  textOf('app/public/{chrome,landing}/*.{ts,tsx}'),
  textOf('app/insight/{standing,ranking,lifetime-income}/**/*.{ts,tsx}'),
  textOf('app/campaigns/{share,ShareButton,PublicShareButton,messenger}*.{ts,tsx}'),
  textOf('../../packages/domain/src/{campaigns,insight}/**/*.ts'),
  textOf('../server/src/settings-identity.ts'),
)

const publicLetters = characters(
  ...shortPages,
  JSON.stringify([consents, disclosures]),
  textOf(
    'app/{public,content,upkeep,companies/business,pacts/verify,proofs/public,suggestions/criteria}/**/*.{ts,tsx,mdx}',
  ),
  textOf(
    '../../packages/domain/src/{companies/promises.ko,proofs/words.ko,suggestions/signals,suggestions/criteria}.ts',
  ),
  textOf('../server/src/modules/catalogue/core/data/jobs.ts'),
)

const firstLetters = characters(
  ASCII,
  BRAND.ko,
  shown(textOf('app/{*,{layout,sessions,live,offers}/*,profiles/home/**/*}.{ts,tsx}')),
)

const appLetters = characters(
  shown(textOf('app/!(public|content)/**/*.{ts,tsx}')),
  shown(textOf('../../packages/{domain,kit,ui}/src/**/*.{ts,tsx}')),
  commonestLetters(),
)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await writeFont('public', shortPages)
await writeFont('public-rest', without(publicLetters, shortPages))
await writeFont('app', firstLetters)
await writeFont('app-rest', without(appLetters, firstLetters))
// The flow test of the public pages compares this list with their text.
writeFileSync(path.join(folder, 'public.txt'), [...publicLetters].join(''))

/** The project's `lib` has no `Set.difference` yet. */
function without(letters: ReadonlySet<string>, others: ReadonlySet<string>) {
  return new Set([...letters].filter((letter) => !others.has(letter)))
}

function commonestLetters(): string {
  const css = readFileSync(
    fileURLToPath(import.meta.resolve('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css')),
    'utf8',
  )
  const ranges = [...css.matchAll(/unicode-range:([^;]+)/g)].slice(-COMMONEST_RANGES)
  return ranges
    .flatMap(([, range = '']) => [...range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)])
    .flatMap(([, from = '', to = from]) => {
      const first = parseInt(from, 16)
      return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, at) => String.fromCodePoint(first + at))
    })
    .filter((letter) => letter >= '가' && letter <= '힣')
    .join('')
}

function textOf(pattern: string): string {
  const files = globSync(pattern, { cwd: web, exclude: (name) => /\.(test|screen)\.|testing/.test(name) })
  return files.map((file) => readFileSync(path.join(web, file), 'utf8')).join('')
}

/** Without the look-alikes of other scripts, which the domain lists in order to recognise them and no page shows. */
function shown(source: string): string {
  return source.replaceAll(/[^\p{Script=Latin}\p{Script=Hangul}\p{Script=Common}]/gu, '')
}

function characters(...texts: string[]): Set<string> {
  return new Set(Array.from(texts.join('')).filter((character) => character >= ' '))
}

/** Writes the font and its `@font-face`. */
async function writeFont(name: string, letters: Set<string>): Promise<void> {
  const cut = await subsetFont(original, [...letters].join(''), {
    targetFormat: 'sfnt',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    noHinting: true,
    preserveNameIds: NAME_IDS_OF_THE_LICENCE,
  })
  // The renamed font is only packed: `keepAllGlyphs` leaves its glyphs as they are.
  const packed = await subsetFont(renameFont(cut, ourName), '', {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    keepFeatures: FEATURES,
    preserveNameIds: NAME_IDS_OF_THE_LICENCE,
  })
  const descriptors = [
    `font-family: '${FAMILY}'`,
    `font-weight: ${WEIGHTS.min} ${WEIGHTS.max}`,
    'font-display: swap',
    `src: url('./${name}.woff2') format('woff2')`,
    `unicode-range: ${unicodeRange(letters)}`,
  ]
  writeFileSync(path.join(folder, `${name}.woff2`), packed)
  writeFileSync(path.join(folder, `${name}.css`), `@font-face { ${descriptors.join('; ')} }\n`)
  console.log(`${name} font: ${letters.size} characters, ${(packed.length / 1024).toFixed(1)} KB`)
}

/** PostScript names are written without spaces. */
function ourName(name: string): string {
  return name
    .replaceAll('PretendardVariable', FAMILY.replaceAll(' ', ''))
    .replaceAll(/Pretendard( Variable)?/g, FAMILY)
}

/** 'U+20-7e, U+ac00, …': neighbours share one entry. */
function unicodeRange(letters: Set<string>): string {
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const runs: [number, number][] = []
  for (const code of codes) {
    const run = runs.at(-1)
    if (run && run[1] + 1 === code) run[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16)
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}
