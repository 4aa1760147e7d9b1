// The program behind `npm run provider`: ends with the exit code of what the words ask for.
import { runProvider } from './run-provider.ts'

process.exitCode = await runProvider(process.argv.slice(2))
