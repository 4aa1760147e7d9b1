// Conformance of the user pool: cases/together.ts over the real library.
import { togetherCases } from './cases/together.ts'
import { runCases } from './run-cases.ts'

runCases(togetherCases)
