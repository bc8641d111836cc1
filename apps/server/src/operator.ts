import { carryOut, readOperatorCommand } from './operators-command.ts'
import { runCommand } from './run-command.ts'

/** npm run operator */
process.exit(
  await runCommand(() => {
    const command = readOperatorCommand(process.argv.slice(2))
    return (deps) => carryOut(command, deps)
  }),
)
