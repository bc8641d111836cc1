import type { Sandbox } from '@coffeeattack/sandbox/mount'
import type { Settings } from '../../settings.ts'
import { loopbackSpellings } from '../http/origins.ts'

export const SANDBOX_PREFIX = '/sandbox'

type World = { readonly clock: () => Date; readonly random: (bytes: number) => Uint8Array }

/**
 * Stand-ins for the outside services, on our own port. They get only an address, a clock and randomness. The package is
 * loaded on demand and is not part of production images.
 */
export async function loadSandbox(settings: Settings, { clock, random }: World): Promise<Sandbox | null> {
  if (!settings.sandbox) return null
  const { createSandbox } = await import('@coffeeattack/sandbox/mount').catch(sayLeftOut)
  return createSandbox({
    base: `http://127.0.0.1:${settings.port}${SANDBOX_PREFIX}`,
    appOrigins: loopbackSpellings(settings),
    now: () => clock().getTime(),
    randomBytes: random,
    pace: settings.sandboxSpeed,
  })
}

function sayLeftOut(cause: NodeJS.ErrnoException): never {
  if (cause.code !== 'ERR_MODULE_NOT_FOUND') throw cause
  throw new Error(
    '여기에는 샌드박스가 설치되어 있지 않아요. SANDBOX를 off로 하고 바깥 서비스의 주소와 키를 적어 주세요.',
    {
      cause,
    },
  )
}
