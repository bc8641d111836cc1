import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { BRAND } from '@coffeeattack/domain/brand'
import { popularJobs } from '@coffeeattack/domain/campaigns/popular-jobs'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { disclosures } from '@coffeeattack/domain/coffeechats/disclosure'
import { consents } from '@coffeeattack/domain/accounts/consents'
import subsetFont from 'subset-font'
import { faq } from '../app/content/faq/faq.ts'
import { LOGOS } from '../app/public/landing/logo-pages.ts'
import companies from '../public/logos/index.json' with { type: 'json' }
import { renameFont } from './font-names.ts'

/**
 * Cuts our fonts out of Pretendard: `node scripts/subset-fonts.ts`, before the app is built.
 * Public pages: the first file holds every character of the landing, of the campaigns that lead to it and of what all public
 * pages share, and is preloaded. The second holds what the texts say besides, and is preloaded by them; the third what all
 * others may say besides, and is loaded once they are painted, where it is needed.
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
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index))

const web = path.resolve(import.meta.dirname, '..')
const cache = path.resolve(web, '../../.cache')
const original = readFileSync(
  fileURLToPath(import.meta.resolve('pretendard/dist/public/variable/PretendardVariable.ttf')),
)

/** What the landing says besides the words in its own source. */
const landingData = [
  BRAND.ko,
  faq.filter(({ onLanding }) => onLanding),
  popularJobs(new Date(0)),
  companies.slice(0, LOGOS.companies).map(({ name }) => name),
]
/** Who runs the service stands under every page: whoever the settings name while it is built, else whoever is invented. */
const company = Object.entries(process.env).filter(([name]) => name.startsWith('COMPANY_'))
const landing = characters(
  JSON.stringify([landingData, company, moneyText(MOST_MANWON)]) +
    textOf('app/public/{landing,chrome}/**/*.{ts,tsx}') +
    textOf(
      'app/insight/{lifetime-income/public/Money*,standing/{Campaign,GraphPage,PathChart,SecretPage}}.tsx',
    ) +
    textOf('app/campaigns/PublicShareButton.tsx') +
    textOf('../server/src/settings-identity.ts') +
    ASCII,
)
const texts = characters(
  textOf('app/{content,layout/failure}/**/*.{ts,tsx,mdx}') +
    textOf('app/public/*.{ts,tsx}') +
    JSON.stringify([faq, consents, disclosures]),
)
const campaigns = characters(
  textOf('app/public/**/*.{ts,tsx}') +
    textOf('app/campaigns/{share,ShareButton,PublicShareButton,messenger}*.{ts,tsx}') +
    textOf('app/insight/{standing,ranking,lifetime-income}/**/*.{ts,tsx}') +
    textOf('../../packages/domain/src/{campaigns,insight}/**/*.ts') +
    // Their names stand in the ranking.
    textOf('../server/src/modules/catalogue/core/data/jobs.ts'),
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
    textOf('../../packages/{domain,kit,ui}/src/**/*.{ts,tsx}'),
)

const publicFaces = await cutFamily('public', { '.': landing, texts, campaigns })
for (const [place, name] of ['landing', 'texts', 'campaigns'].entries()) {
  writeFaces(`public-font/${name}.css`, [publicFaces[place]!])
}
writeFaces('app-font/app-font.css', await cutFamily('app', { '.': home, screens }))

/** Each file holds what the first lacks. The first of the public pages answers for whatever no other names. */
async function cutFamily(name: 'public' | 'app', files: Record<string, Set<string>>): Promise<string[]> {
  const output = path.join(cache, `${name}-font`)
  rmSync(output, { recursive: true, force: true })
  const faces: string[] = []
  const first = Object.values(files)[0] ?? new Set()
  for (const [folder, wanted] of Object.entries(files)) {
    const held = wanted === first ? first : new Set([...wanted].filter((letter) => !first.has(letter)))
    const file = path.posix.join(folder, `${name}-sans.woff2`)
    await writeFont(path.join(output, file), held)
    const answersForAll = name === 'public' && wanted === first
    faces.push(face(file, answersForAll ? undefined : unicodeRange(held)))
  }
  return faces
}

function writeFaces(file: string, faces: readonly string[]): void {
  writeFileSync(path.join(cache, file), faces.join('\n'))
}

function textOf(pattern: string): string {
  const files = globSync(pattern, { cwd: web, exclude: (name) => /\.(test|screen)\./.test(name) })
  return files.map((file) => readFileSync(path.join(web, file), 'utf8')).join('')
}

function characters(text: string): Set<string> {
  return new Set(Array.from(text).filter((character) => character >= ' '))
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

function face(file: string, range?: string): string {
  const descriptors = [
    `font-family: '${FAMILY}'`,
    `font-weight: ${WEIGHTS.min} ${WEIGHTS.max}`,
    'font-display: swap',
    `src: url('./${file}') format('woff2')`,
    ...(range ? [`unicode-range: ${range}`] : []),
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
