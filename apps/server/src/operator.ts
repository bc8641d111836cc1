import { carryOut, readOperatorCommand } from './operators-command.ts'
import { runCommand } from './run-command.ts'

/** npm run operator */
await runCommand(readOperatorCommand, carryOut)
