// Conformance of the user pool: cases/srp.ts over the real library.
import { srpCases } from './cases/srp.ts'
import { runCases } from './run-cases.ts'

runCases(srpCases)
