import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import {
  authority,
  sealedAt,
  signedPact,
  version,
} from '../../apps/server/src/modules/pacts/testing/sealed-files.ts'
import { verifySealed } from '../../apps/server/src/modules/pacts/core/document/verify-sealed.ts'
import { keptSealKey } from '../../apps/server/src/platform/sealing/demo-authority.ts'
import type { SealKey } from '../../apps/server/src/platform/sealing/seal-key.ts'
import { sealPdf } from '../../apps/server/src/platform/sealing/seal-pdf.ts'
import { pactDocument, sealWords } from '../../packages/domain/src/pacts/document.ts'
import type { PactBlock } from '../../packages/domain/src/pacts/document-shape.ts'
import { kstDay } from '../../packages/domain/src/kst.ts'
import { say } from '../say.mjs'
import { hold, runProof, step } from './proof.ts'

/*
 * npm run proof:seal: a sealed pact judged by poppler's pdfsig and by our own check, which have to agree: as it was sealed, with a
 * flipped byte, with bytes behind it, with a stranger's signature behind it. Then pdftotext has to find every sentence. Needs
 * poppler-utils (apt-get install poppler-utils); without it only our own check runs, and says so.
 */

const call = promisify(execFile)

const isThere = (program: string) =>
  call(program, ['-v']).then(
    () => true,
    () => false,
  )

const world = {
  fetch,
  random: (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)),
  pause: async () => {},
  log: console,
}

async function sealedBy(key: SealKey, pdf: Uint8Array): Promise<Buffer> {
  const known = { own: key.chain[0]!, roots: key.chain.slice(-1) }
  return (
    await sealPdf(pdf, { at: sealedAt, reason: '처우 합의서 봉인' }, { ...world, key, known, stamps: null })
  ).bytes
}

/** What pdfsig says of each signature, and whether the last one covers the whole file. */
async function poppler(
  folder: string,
  name: string,
  file: Uint8Array,
): Promise<{ valid: boolean[]; isWhole: boolean }> {
  const place = path.join(folder, name)
  writeFileSync(place, file)
  // It ends with an error where a signature is not good; what it says counts.
  const { stdout } = await call('pdfsig', ['-nocert', place]).catch((error: { stdout: string }) => error)
  const valid = [...stdout.matchAll(/Signature Validation: (.*)\./g)].map(
    ([, told]) => told === 'Signature is Valid',
  )
  return { valid, isWhole: /Total document signed/.test(stdout.slice(stdout.lastIndexOf('Signature #'))) }
}

function sentencesOf(block: PactBlock): string[] {
  if (block.kind === 'pay')
    return block.rows.flatMap(({ name, agreed, how, offered, difference }) => [
      name,
      agreed,
      how,
      offered,
      ...difference,
    ])
  if (block.kind === 'facts') return block.rows.flatMap(({ name, text }) => [name, text])
  if (block.kind === 'clauses') return block.items.map(({ text }) => text)
  return block.kind === 'bars' ? [block.name, block.text] : [block.text]
}

/** Lines of the file break where they are full. */
const bare = (text: string) => text.replaceAll(/\s/g, '')

await runProof({ name: 'proof-seal', minutes: 10 }, async (folder) => {
  const has = (await isThere('pdfsig')) && (await isThere('pdftotext'))
  if (!has) say('✗ poppler-utils가 없어요. 우리 확인만 해요. (apt-get install poppler-utils)')
  const key = await keptSealKey(path.join(folder, 'own'), sealedAt)
  const stranger = await keptSealKey(path.join(folder, 'stranger'), sealedAt)
  const { pdf, fingerprint } = await signedPact()
  const sealed = await sealedBy(key, pdf)
  const flipped = Buffer.from(sealed)
  flipped[5_000]! ^= 1
  const files = [
    ['봉인한 그대로', 'SAME', sealed, { valid: [true], isWhole: true }],
    ['한 비트가 바뀐 파일', 'CHANGED', flipped, { valid: [false], isWhole: true }],
    [
      '뒤에 덧붙인 파일',
      'CHANGED',
      Buffer.concat([sealed, Buffer.from('\n% more\n')]),
      { valid: [true], isWhole: false },
    ],
    [
      '다른 사람이 또 서명한 파일',
      'CHANGED',
      await sealedBy(stranger, sealed),
      { valid: [true, true], isWhole: true },
    ],
    ['다른 사람만 서명한 파일', 'NOT_OURS', await sealedBy(stranger, pdf), { valid: [true], isWhole: true }],
  ] as const

  const known = { own: key.chain[0]!, roots: key.chain.slice(-1) }
  for (const [name, verdict, file, told] of files)
    await step(name, async () => {
      const found = await verifySealed({ file, known, signatureRoots: [authority.root], now: sealedAt })
      hold(found.verdict === verdict, `/verify가 ${verdict} 대신 ${found.verdict}이라고 해요.`)
      if (!has) return found.verdict
      const other = await poppler(folder, `${verdict}.pdf`, file)
      hold(JSON.stringify(other) === JSON.stringify(told), 'pdfsig가 달리 말해요.', other)
      return `${found.verdict}, pdfsig ${other.valid.join(', ')}${other.isWhole ? '' : ', 파일 전체는 아님'}`
    })

  if (!has) return
  await step('모든 문장을 파일에서 찾아요', async () => {
    const document = pactDocument({ ...version, sentDay: kstDay(version.sentAt) })
    const place = path.join(folder, 'text.pdf')
    writeFileSync(place, sealed)
    const { stdout } = await call('pdftotext', [place, '-'], { maxBuffer: 1 << 24 })
    const text = bare(stdout)
    const sentences = [
      document.title,
      ...document.versionLine,
      ...[...document.company, ...document.person].flatMap((fact) => [fact.name, fact.text]),
      document.opening,
      ...document.blocks.flatMap(sentencesOf),
      document.signing.text,
      ...document.signing.signers.flatMap(({ name, title }) => [name, title]),
      sealWords.sealed(sealedAt),
      sealWords.told('coffee.example/verify'),
      fingerprint.toUpperCase(),
    ]
    const missing = sentences.filter((sentence) => !text.includes(bare(sentence)))
    hold(missing.length === 0, '찾지 못한 문장이 있어요.', missing)
    return `${sentences.length}개 문장, 지문 ${fingerprint.slice(0, 8)}`
  })
})
