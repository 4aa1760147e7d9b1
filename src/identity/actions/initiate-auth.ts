// InitiateAuth: a sign-in begins.
import { z } from 'zod'
import { clientId, session, signInTexts } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { enterClient } from '#identity/ask.ts'
import { findFlow, flowNames } from '#identity/sign-in/flows.ts'

export const initiateAuth = action({
  name: 'InitiateAuth',
  // A second mail, a second count of a wrong password, a refresh token used twice.
  replays: true,
  isForStrangers: true,
  input: z.object({
    ClientId: clientId,
    AuthFlow: z.enum(flowNames, `Member must satisfy enum value set: [${flowNames.join(', ')}]`),
    AuthParameters: signInTexts.default({}),
    Session: session.optional(),
  }),
  run: async ({ ClientId, AuthFlow, AuthParameters, Session }, ask) => {
    const door = await enterClient(ask, ClientId)
    return findFlow(AuthFlow)(door, { session: Session, responses: AuthParameters })
  },
})
