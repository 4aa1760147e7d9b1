// What a step of a sign-in is answered with: another question, or the tokens.
import type { AuthenticationResult } from '#identity/tokens/issue-tokens.ts'

export type SignInReply =
  | { AuthenticationResult: AuthenticationResult; ChallengeParameters: Record<string, string> }
  | {
      ChallengeName: string
      Session?: string
      ChallengeParameters: Record<string, string>
      AvailableChallenges?: string[]
    }
