// Conformance of the user pool: cases/errors.ts over the real library.
import { errorCases } from './cases/errors.ts'
import { runCases } from './run-cases.ts'

runCases(errorCases)
