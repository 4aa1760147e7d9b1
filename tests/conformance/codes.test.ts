// Conformance of the user pool: cases/codes.ts over the real library.
import { codeCases } from './cases/codes.ts'
import { runCases } from './run-cases.ts'

runCases(codeCases)
