// Conformance of the user pool: cases/hiding.ts over the real library.
import { hidingCases } from './cases/hiding.ts'
import { runCases } from './run-cases.ts'

runCases(hidingCases)
