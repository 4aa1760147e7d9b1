// Conformance of the user pool: cases/flows.ts over the real library.
import { flowCases, passkeyCases } from './cases/flows.ts'
import { runCases } from './run-cases.ts'

runCases([...flowCases, ...passkeyCases])
