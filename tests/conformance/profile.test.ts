// Conformance of the user pool: cases/profile.ts over the real library.
import { profileCases } from './cases/profile.ts'
import { runCases } from './run-cases.ts'

runCases(profileCases)
