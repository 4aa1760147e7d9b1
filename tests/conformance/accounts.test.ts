// Conformance of the user pool: cases/accounts.ts over the real library.
import { accountCases } from './cases/accounts.ts'
import { runCases } from './run-cases.ts'

runCases(accountCases)
