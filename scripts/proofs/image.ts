import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { Stop, say } from '../say.mjs'
import { ROOT } from '../setup.mjs'
import { BASE, BUILDER, ensureBases, withStore } from './image/base.ts'
import { checkCommands, checkFiles, checkRefusals, checkService } from './image/checks.ts'
import { openImage, sizeOf } from './image/container.ts'
import { filledIn } from './image/filled-in.ts'
import { startPostgres } from './postgres.ts'
import { findPrograms, freePorts } from './programs.ts'
import { runProof, since } from './proof.ts'

/*
 * npm run proof:image: builds the image from the last commit, without an image registry, and checks what deploy/ relies on: it
 * does not run as root, cannot write to its files, contains nothing that production does not run, starts, reports its health,
 * refuses wrong settings with a sentence, and stops in order.
 */

const IMAGE = 'localhost/coffee-attack'
const PROGRAMS = {
  buildah: 'buildah',
  podman: 'podman',
  debootstrap: 'debootstrap',
  unshare: 'util-linux',
  initdb: 'postgresql',
  postgres: 'postgresql',
  createdb: 'postgresql',
}

const output = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: ROOT, encoding: 'utf8' }).trim()

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)}MB`

/** From a clone of the last commit, with npm's cache to spare the downloads. */
function build(checkout: string) {
  output('git', 'clone', '--quiet', '--depth=1', `file://${ROOT}`, checkout)
  const COMMIT = output('git', 'rev-parse', 'HEAD')
  const given = Object.entries({ BASE, BUILDER, COMMIT }).map(
    ([name, value]) => `--build-arg=${name}=${value}`,
  )
  const cache = `--volume=${output('npm', 'config', 'get', 'cache', '--loglevel=error')}:/root/.npm`
  const how = ['--quiet', '--isolation=chroot', '--format=docker', '--layers=false', cache, ...given]
  say(`${COMMIT.slice(0, 7)}로 이미지를 지어요 …`)
  const began = performance.now()
  withStore('buildah', ['bud', ...how, '--file=deploy/Dockerfile', `--tag=${IMAGE}`, '.'], {
    cwd: checkout,
  })
  const [size, base] = [sizeOf(IMAGE), sizeOf(BASE)]
  say(
    `${since(began)} 만에 지었고 ${megabytes(size)}예요 (바탕 ${megabytes(base)}, 우리 것 ${megabytes(size - base)}).`,
  )
  withStore('buildah', ['rmi', '--prune'])
}

/** The filled-in example of deploy/, with this machine's addresses. */
const settingsFor = (database: string, port: number) => ({
  ...filledIn(parseEnv(readFileSync(path.join(ROOT, 'deploy/example.env'), 'utf8'))),
  HOST: '127.0.0.1',
  PORT: String(port),
  APP_ORIGIN: 'https://coffee.example',
  DATABASE_URL: database,
  DRAIN_SECONDS: '3',
  S3_ENDPOINT: 'https://files.coffee.example',
  S3_REGION: 'us-east-1',
  S3_BUCKET: 'coffee',
})

async function prove(folder: string, stopping: AbortSignal) {
  const program = findPrograms(PROGRAMS)
  const checkout = path.join(folder, 'checkout')
  ensureBases()
  build(checkout)
  const [databasePort = 0, port = 0] = await freePorts(2)
  const postgres = await startPostgres({ folder, port: databasePort, program, stopping })
  const image = openImage(IMAGE)
  try {
    const settings = settingsFor(postgres.url, port)
    await checkFiles(image, checkout)
    await checkRefusals(image, settings)
    await checkCommands(image, settings)
    await checkService(image, settings, stopping)
  } finally {
    image.close()
    postgres.stop()
  }
}

await runProof({ name: 'image', minutes: 30 }, (folder, stopping) => {
  if (process.getuid?.() !== 0)
    throw new Stop('이미지를 짓고 여는 일은 루트만 할 수 있어요. `sudo`로 다시 해 주세요.')
  return prove(folder, stopping)
})
