import { runCommand } from './run-command.ts'
import { carryOut, readUpkeepCommand } from './upkeep-command.ts'

/** npm run keys, erase-again, match-files */
await runCommand(readUpkeepCommand, carryOut)
