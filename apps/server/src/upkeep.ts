import { runCommand } from './run-command.ts'
import { carryOut, readUpkeepCommand } from './upkeep-command.ts'

/** npm run keys, erase-again, match-files */
process.exit(
  await runCommand(() => {
    const command = readUpkeepCommand(process.argv.slice(2))
    return (deps) => carryOut(command, deps)
  }),
)
