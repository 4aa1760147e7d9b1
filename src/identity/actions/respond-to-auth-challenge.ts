// RespondToAuthChallenge: the answer to a question of a sign-in.
import { z } from 'zod'
import { clientId, session, signInTexts } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { enterClient } from '#identity/ask.ts'
import { challengeNames, findAnswer } from '#identity/sign-in/answers.ts'

export const respondToAuthChallenge = action({
  name: 'RespondToAuthChallenge',
  replays: true,
  isForStrangers: true,
  input: z.object({
    ClientId: clientId,
    ChallengeName: z.enum(challengeNames, `Member must satisfy enum value set: [${challengeNames.join(', ')}]`),
    ChallengeResponses: signInTexts.default({}),
    Session: session.optional(),
  }),
  run: async ({ ClientId, ChallengeName, ChallengeResponses, Session }, ask) => {
    const door = await enterClient(ask, ClientId)
    return findAnswer(ChallengeName)(door, { session: Session, responses: ChallengeResponses })
  },
})
