import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { BRAND } from '@coffeeattack/domain/brand'
import { popularJobs } from '@coffeeattack/domain/campaigns/popular-jobs'
import { fullDayText } from '@coffeeattack/domain/kst'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { disclosures } from '@coffeeattack/domain/coffeechats/disclosure'
import { consents } from '@coffeeattack/domain/accounts/consents'
import subsetFont from 'subset-font'
import { SAMPLE } from '@coffeeattack/domain/insight/standing-sample'
import { faq } from '../app/content/faq/faq.ts'
import { LOGOS } from '../app/public/landing/logo-pages.ts'
import companies from '../public/logos/index.json' with { type: 'json' }
import { renameFont } from './font-names.ts'
import { saidBy } from './page-letters.ts'

/**
 * Cuts our fonts out of Pretendard: `node scripts/subset-fonts.ts`, before the app is built.
 * Public pages: each has one file, with what stands around all of them and what it says itself, and preloads it. What a page
 * may say that nobody knows beforehand is in one more, which is loaded once the page is painted, where it is needed.
 * The app: the first file holds what its frame, the home and the login say, the second what its other screens say besides;
 * letters of names and messages come out of Pretendard's own ranges (app/fonts/app-fonts.css).
 * A modified font may not carry the reserved name, so all are ours by name; the licence lies beside them.
 */
const FAMILY = 'Coffee Attack Sans'
const WEIGHTS = { min: 400, max: 800 }
/** Figures of one width, and the distances between letters. The font's other features are not asked for. */
const FEATURES = ['tnum', 'kern']
const NAME_IDS_OF_THE_LICENCE = [13, 14]
/** Written out, an amount that holds every unit. */
const MOST_MANWON = 123_456
const FILE = 'sans.woff2'
const COMMONEST_RANGES = 6
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index))

const web = path.resolve(import.meta.dirname, '..')
const cache = path.resolve(web, '../../.cache')
const original = readFileSync(
  fileURLToPath(import.meta.resolve('pretendard/dist/public/variable/PretendardVariable.ttf')),
)

/** Who runs the service stands under every page: whoever the settings name while it is built, else whoever is invented. */
const company = Object.entries(process.env).filter(([name]) => name.startsWith('COMPANY_'))
const frame = characters(
  JSON.stringify([BRAND.ko, company, moneyText(MOST_MANWON), fullDayText(0)]) +
    textOf('app/public/chrome/*.{ts,tsx}') +
    textOf('../server/src/settings-identity.ts') +
    ASCII,
)

/** What the landing says besides the words in its own source. */
const landingData = [
  faq.filter(({ onLanding }) => onLanding),
  popularJobs(new Date(0)),
  companies.slice(0, LOGOS.companies).map(({ name }) => name),
]
const sample = JSON.stringify(SAMPLE)
const jobs = textOf('../server/src/modules/catalogue/core/data/jobs.ts')
/** By address (PublicPage.tsx). What a page says of somebody else's words stands beside its own. */
const pages = {
  landing: textOf('app/public/landing/*.{ts,tsx}') + JSON.stringify(landingData),
  money: saidBy('app/insight/lifetime-income/public/MoneyPage.tsx'),
  graph: saidBy('app/insight/standing/GraphPage.tsx') + sample,
  secret: saidBy('app/insight/standing/SecretPage.tsx') + sample,
  rankingtalk: saidBy('app/insight/ranking/RankingPage.tsx') + jobs,
  faq: saidBy('app/content/faq/FaqPage.tsx'),
  'guide-salary_guide': saidBy('app/content/salary-guide.tsx'),
  'terms-privacy': saidBy('app/content/privacy.tsx') + JSON.stringify([consents, disclosures]),
  'terms-service': saidBy('app/content/terms.tsx'),
  attack: saidBy('app/content/attack-guide.tsx'),
  introduce: saidBy('app/content/introduce.tsx'),
  coffeechat: saidBy('app/content/coffeechat-guide.tsx'),
  business: saidBy('app/content/business.tsx'),
}
/** Who runs the service by settings that came after the build, a post, a job, what a friend shared. */
const later = without(
  frame,
  Object.values(pages).join('') +
    textOf('app/public/**/*.{ts,tsx}') +
    textOf('app/campaigns/{share,ShareButton,PublicShareButton,messenger}*.{ts,tsx}') +
    textOf('app/insight/{standing,ranking,lifetime-income}/**/*.{ts,tsx}') +
    textOf('../../packages/domain/src/{campaigns,insight}/**/*.ts'),
)

const home = characters(
  textOf('app/layout/*.tsx') +
    textOf('app/profiles/home/*.{ts,tsx}') +
    textOf('app/sessions/{LoginScreen,StepTitle}.tsx') +
    textOf('app/offers/deadline.tsx') +
    textOf(
      '../../packages/domain/src/{kst,offers/{deadline,increase-rate},salary/*,coffeechats/copy.ko}.ts',
    ) +
    BRAND.ko +
    ASCII,
)
const screens = characters(
  textOf(
    'app/{accounts,campaigns,catalogue,coffeechats,companies,desk,insight,layout,notifications,offers}/**/*.{ts,tsx}',
  ) +
    textOf('app/{partners,profiles,rooms,sessions,talk,verification}/**/*.{ts,tsx}') +
    textOf('../../packages/{domain,kit,ui}/src/**/*.{ts,tsx}') +
    commonest(),
)

await cutPublic()
await cutApp()

/** A page has one file, and its words are set once when it is here: two would be twice. It answers for whatever the later one does not. */
async function cutPublic(): Promise<void> {
  const folder = emptied('public-font')
  const letters: Record<string, string> = {}
  await writeFont(path.join(folder, 'later', FILE), later)
  for (const [page, said] of Object.entries({ frame: '', ...pages })) {
    const own = characters([...frame, ...said])
    letters[page] = [...own].join('')
    await writeFont(path.join(folder, page, FILE), own)
    writeFileSync(path.join(folder, page, 'face.css'), face(FILE))
    writeFileSync(path.join(folder, page, 'later.css'), face(`../later/${FILE}`, without(own, later)))
  }
  // For the test that holds what the pages say against it.
  writeFileSync(path.join(folder, 'letters.json'), JSON.stringify(letters))
}

async function cutApp(): Promise<void> {
  const folder = emptied('app-font')
  const others = without(home, screens)
  await writeFont(path.join(folder, FILE), home)
  await writeFont(path.join(folder, 'screens', FILE), others)
  writeFileSync(
    path.join(folder, 'app-font.css'),
    [face(FILE, home), face(`screens/${FILE}`, others)].join('\n'),
  )
}

/**
 * What most names of people, companies and places are written with. Pretendard is cut by how often a letter is used, the
 * last range most; a letter of another one is asked for while the page is set, and looked for in all the system's fonts.
 */
function commonest(): string {
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

function emptied(name: string): string {
  const folder = path.join(cache, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

function textOf(pattern: string): string {
  const files = globSync(pattern, { cwd: web, exclude: (name) => /\.(test|screen)\./.test(name) })
  return files.map((file) => readFileSync(path.join(web, file), 'utf8')).join('')
}

function characters(text: Iterable<string>): Set<string> {
  return new Set(Array.from(text).filter((character) => character >= ' '))
}

/** The characters of a text that are not held already. */
function without(held: Set<string>, text: Iterable<string>): Set<string> {
  return new Set([...characters(text)].filter((letter) => !held.has(letter)))
}

async function writeFont(file: string, characters: Set<string>): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true })
  const cut = await subsetFont(original, [...characters].join(''), {
    targetFormat: 'sfnt',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    noHinting: true,
    preserveNameIds: NAME_IDS_OF_THE_LICENCE,
  })
  const renamed = renameFont(cut, ourName)
  // A second pass over all glyphs changes nothing but the container.
  const packed = await subsetFont(renamed, '', {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    keepFeatures: FEATURES,
    preserveNameIds: NAME_IDS_OF_THE_LICENCE,
  })
  writeFileSync(file, packed)
  console.log(
    `${path.relative(cache, file)}: ${characters.size} characters, ${(packed.length / 1024).toFixed(1)} KB`,
  )
}

/** `letters` are those that the file alone answers for; without them it answers for all. */
function face(file: string, letters?: Set<string>): string {
  const descriptors = [
    `font-family: '${FAMILY}'`,
    `font-weight: ${WEIGHTS.min} ${WEIGHTS.max}`,
    'font-display: swap',
    `src: url('./${file}') format('woff2')`,
    ...(letters ? [`unicode-range: ${unicodeRange(letters)}`] : []),
  ]
  return `@font-face {\n${descriptors.map((line) => `  ${line};\n`).join('')}}\n`
}

/** PostScript names are written without spaces. */
function ourName(name: string): string {
  return name
    .replaceAll('PretendardVariable', FAMILY.replaceAll(' ', ''))
    .replaceAll(/Pretendard( Variable)?/g, FAMILY)
}

function hex(code: number): string {
  return code.toString(16)
}

/** 'U+20-7e, U+ac00, …': neighbours share one entry. */
function unicodeRange(characters: Set<string>): string {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const runs: [number, number][] = []
  for (const code of codes) {
    const run = runs.at(-1)
    if (run && run[1] + 1 === code) run[1] = code
    else runs.push([code, code])
  }
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}
