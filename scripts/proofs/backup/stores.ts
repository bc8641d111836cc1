import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { startTestFileStore } from '../../../apps/server/src/testing/test-file-store.ts'

/*
 * Two S3 stores on loopback: `node stores.ts FOLDER PORT AWAY_PORT` serves the service's own over http and the backup
 * store over https, with the certificate in the folder. A program of its own, so that waiting commands do not stop it.
 */

const [folder = '', port = '', awayPort = ''] = process.argv.slice(2)

function directory(name: string) {
  const made = path.join(folder, name)
  mkdirSync(made, { recursive: true })
  return made
}

await startTestFileStore({ bucket: 'coffee', port: Number(port), directory: directory('store') })
await startTestFileStore({
  bucket: 'backups',
  port: Number(awayPort),
  directory: directory('away'),
  // This store spells addresses of listings in another way than pgBackRest before it signs them.
  allowMismatchedSignatures: true,
  key: readFileSync(path.join(folder, 'away.key')),
  cert: readFileSync(path.join(folder, 'away.crt')),
})
console.log('READY')
