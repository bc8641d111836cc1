import { spawn } from 'node:child_process'

/* pgBackRest, rclone and PostgreSQL's programs, as this program runs them. */

const LAST_LINES = 12

type Options = { env: NodeJS.ProcessEnv; stdin?: string; cwd?: string }

/** What the program prints; an error with its last lines when it fails. */
export function execute(program: string, args: readonly string[], { env, stdin = '', cwd }: Options) {
  return new Promise<string>((resolve, reject) => {
    const child = spawn(program, args, { env, cwd, stdio: 'pipe' })
    let output = ''
    let complaints = ''
    child.stdout.on('data', (data: Buffer) => (output += data.toString()))
    child.stderr.on('data', (data: Buffer) => (complaints += data.toString()))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve(output)
      const lines = `${output}\n${complaints}`.trim().split('\n').slice(-LAST_LINES).join('\n')
      reject(new Error(`${program} ${args[0]} (${code}): ${lines}`))
    })
    child.stdin.on('error', () => {})
    child.stdin.end(stdin)
  })
}

/** The rows of a statement, as objects. */
export async function query<Row>(statement: string, env: NodeJS.ProcessEnv): Promise<Row[]> {
  const rows = `select coalesce(json_agg(r), '[]') from (${statement}) r`
  const flags = ['--no-psqlrc', '--tuples-only', '--no-align', '--quiet', '--set=ON_ERROR_STOP=1']
  return JSON.parse(await execute('psql', [...flags, `--command=${rows}`], { env })) as Row[]
}
