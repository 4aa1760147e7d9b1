// Conformance of the user pool: cases/mfa.ts over the real library.
import { mfaCases } from './cases/mfa.ts'
import { runCases } from './run-cases.ts'

runCases(mfaCases)
