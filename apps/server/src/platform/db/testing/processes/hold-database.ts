import { openDatabase } from '../../open.ts'

/** Opens a data folder, prints `open` and keeps it until SIGTERM. */
const dataDir = process.argv[2]!
const quiet = { info() {}, warn() {}, error() {} }
try {
  const database = await openDatabase({ dataDir, log: quiet })
  const holding = setInterval(() => {}, 1000)
  process.on('SIGTERM', () => {
    clearInterval(holding)
    void database.close()
  })
  console.log('open')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
