// The program behind `npm run identity`: ends with the exit code of what the words ask for.
import { runIdentity } from './run-identity.ts'

process.exitCode = await runIdentity(process.argv.slice(2))
