import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { run, say, Stop } from './say.mjs'
import { ROOT } from './setup.mjs'

/*
 * node scripts/pin-images.mjs: writes the digest that the registry names today behind every tag in deploy/
 * (`caddy:2@sha256:…`), so that everybody who installs this release runs the same images. `-- --check` only looks.
 * Images of ours are built from the release, so they have no digest before it.
 */

const FILES = ['deploy/compose.yaml', 'deploy/Dockerfile', 'deploy/postgres/Dockerfile']
const ANSWER_WITHIN_MS = 20_000
const KINDS = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ')
/** In compose an `image:`, in a Dockerfile the default of an argument that is an image. */
const NAMED = /^(\s*image: |ARG (?:BASE|BUILDER)=)([a-z0-9][\w./-]*):([\w.-]+)(@sha256:[0-9a-f]{64})?$/gm

/** @typedef {{ image: string, tag: string, digest: string | undefined }} Named */

/** The images of others that a file names, with the digest where there is one. */
export const imagesIn = (/** @type {string} */ text) =>
  [...text.matchAll(NAMED)].map(([, , image = '', tag = '', digest]) => ({
    image,
    tag,
    digest: digest?.slice(1),
  }))

/** The file with the digests behind the tags. */
export const pinned = (
  /** @type {string} */ text,
  /** @type {(image: string, tag: string) => string} */ digestOf,
) => text.replaceAll(NAMED, (_, before, image, tag) => `${before}${image}:${tag}@${digestOf(image, tag)}`)

/** Where the image is kept: Docker Hub, unless its name begins with a host. */
function placeOf(/** @type {string} */ image) {
  const [first = '', ...rest] = image.split('/')
  if (rest.length > 0 && /[.:]/.test(first)) return { registry: `https://${first}`, name: rest.join('/') }
  return { registry: 'https://registry-1.docker.io', name: rest.length > 0 ? image : `library/${image}` }
}

/** Asks the registry itself, with the token that it says to fetch. */
export async function askRegistry(
  /** @type {string} */ image,
  /** @type {string} */ tag,
  /** @type {{ registry: string, name: string }} */ { registry, name } = placeOf(image),
) {
  const ask = (/** @type {Record<string, string>} */ headers) =>
    fetch(`${registry}/v2/${name}/manifests/${tag}`, {
      method: 'HEAD',
      headers: { accept: KINDS, ...headers },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
  let answer = await ask({})
  if (answer.status === 401) {
    const challenge = answer.headers.get('www-authenticate') ?? ''
    const { realm = '', ...query } = Object.fromEntries(
      [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    )
    const token = await fetch(`${realm}?${new URLSearchParams(query)}`, {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    answer = await ask({ authorization: `Bearer ${(await token.json()).token}` })
  }
  const digest = answer.headers.get('docker-content-digest') ?? ''
  if (answer.ok && /^sha256:[0-9a-f]{64}$/.test(digest)) return digest
  throw new Stop(`${image}:${tag}의 다이제스트를 ${registry}에서 알아내지 못했어요 (${answer.status}).`)
}

const read = (/** @type {string} */ file) => readFileSync(path.join(ROOT, file), 'utf8')

async function pin() {
  const found = FILES.flatMap((file) => imagesIn(read(file)))
  const names = new Map(found.map(({ image, tag }) => [`${image}:${tag}`, { image, tag }]))
  /** @type {Map<string, string>} */
  const digests = new Map()
  for (const [name, { image, tag }] of names) {
    const digest = await askRegistry(image, tag).catch((error) => {
      throw error instanceof Stop
        ? error
        : new Stop(`${name}: 레지스트리에 닿지 못했어요 (${error.message}).`)
    })
    digests.set(name, digest)
    say(`${name}@${digest}`)
  }
  for (const file of FILES) {
    const text = pinned(read(file), (image, tag) => /** @type {string} */ (digests.get(`${image}:${tag}`)))
    writeFileSync(path.join(ROOT, file), text)
  }
}

/** The images that no digest follows. */
export const unpinned = () =>
  FILES.flatMap((file) => imagesIn(read(file)))
    .filter(({ digest }) => !digest)
    .map(({ image, tag }) => `${image}:${tag}`)

// Node 20, which a new machine may have, knows no `import.meta.main`.
if (process.argv[1] === fileURLToPath(import.meta.url))
  await run(async () => {
    if (!process.argv.includes('--check')) return pin()
    const missing = unpinned()
    if (missing.length > 0) throw new Stop(`다이제스트가 없는 이미지: ${missing.join(', ')}`)
    say('모든 이미지에 다이제스트가 있어요.')
  })
