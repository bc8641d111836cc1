import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Stop } from '../../say.mjs'
import { ROOT } from '../../setup.mjs'

/** The header in which Caddy names the process that answered. */
export const ANSWERED_BY = 'x-answered-by'

/** Uses a certificate of its own, does not change the machine's trust store, and opens one port only. */
const ALONE = `{
	admin off
	skip_install_trust
	auto_https disable_redirects
}
`

/** The site of deploy/Caddyfile with other addresses and another certificate, and round robin, so that requests alternate between the processes. */
export function writeCaddyfile(
  folder: string,
  { front, services }: { front: number; services: readonly number[] },
) {
  const text = readFileSync(path.join(ROOT, 'deploy/Caddyfile'), 'utf8')
  let site = /^\{\$DOMAIN\} \{.*?^\}/ms.exec(text)?.[0] ?? ''
  const upstreams = services.map((port) => `127.0.0.1:${port}`).join(' ')
  const balanced = `lb_policy round_robin\n\t\theader_down ${ANSWERED_BY} {http.reverse_proxy.upstream.hostport}`
  for (const [from, to] of [
    ['{$DOMAIN} {', `https://localhost:${front} {\n\tbind 127.0.0.1\n\ttls internal`],
    ['app-1:3000 app-2:3000', upstreams],
    ['lb_policy least_conn', balanced],
  ] as const) {
    if (!site.includes(from)) throw new Stop(`deploy/Caddyfile에 ${from}가 없어요.`)
    site = site.replace(from, to)
  }
  const file = path.join(folder, 'Caddyfile')
  writeFileSync(file, `${ALONE}${site}\n`)
  return file
}

/** The authority that signed Caddy's certificate. */
export const authorityIn = (folder: string) => path.join(folder, 'caddy/pki/authorities/local/root.crt')
