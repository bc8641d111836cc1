import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from '../../build.mjs'
import { makeLeanTree } from '../../lean-tree.ts'
import { Stop, say } from '../../say.mjs'
import { ROOT, execute, node } from '../../setup.mjs'
import { withStore } from '../image/base.ts'
import { follow, openImage } from '../image/container.ts'

/*
 * The product as a company runs it: the image, or an install without development packages. Both can run a command to its end
 * or start the service.
 */

const IMAGE = 'localhost/coffee-attack'

type Settings = Record<string, string>
export type Product = Omit<ReturnType<typeof openImage>, 'files' | 'isHealthy'> & { name: string }

const asRoot = process.getuid?.() === 0
const commit = () => execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()

/** The commit of the image in the proof's store, or null without an image. */
function builtFrom() {
  try {
    const [image] = JSON.parse(withStore('podman', ['image', 'inspect', IMAGE]))
    return (image.Config.Env as string[]).find((line) => line.startsWith('COMMIT='))?.slice(7)
  } catch {
    return null
  }
}

/** Opens `image`, `tree` or the folder of an install; by default the image if it is of this commit, else the tree. */
export async function openProduct(from: string | undefined, folder: string) {
  if (from === 'image' || (!from && asRoot && builtFrom() === commit())) return openBuiltImage()
  return openInstall(!from || from === 'tree' ? await installTree(path.join(folder, 'install')) : from)
}

async function openBuiltImage(): Promise<Product> {
  if (!asRoot) throw new Stop('이미지를 여는 일은 루트만 할 수 있어요. `sudo`로 다시 해 주세요.')
  if (!builtFrom() && (await execute(node(), ['scripts/proofs/image.ts'])) !== 0)
    throw new Stop('이미지를 짓지 못했어요.')
  return { name: `${builtFrom()?.slice(0, 7)}의 이미지`, ...openImage(IMAGE) }
}

async function installTree(to: string) {
  await ensureBuilt()
  say('개발용 패키지 없이 설치해요 …')
  mkdirSync(to)
  await makeLeanTree(to)
  return to
}

function openInstall(root: string): Product {
  const start = (args: string[], settings: Settings = {}) => {
    const child = spawn(node(root), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings },
    })
    return follow(child, (signal) => void child.kill(signal))
  }
  return {
    name: '개발용 패키지가 없는 설치',
    service: (settings) => start(['apps/server/src/main.ts'], settings),
    async command(args, settings) {
      const program = start(args, settings)
      return { code: await program.ended, said: program.said().trim() }
    },
    close: () => '',
  }
}
