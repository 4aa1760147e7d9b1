// What the settings show and change of the client's own record.
import type { z } from 'zod'
import type { Client, clientUpdate } from '#contract/clients.ts'
import { hasShape, isFlag, isText, readAs } from '#web/browser/read-reply.ts'
import type { OwnCall } from './use-own-call.ts'

export type ClientSettings = Pick<Client, 'email' | 'language' | 'notifications'>

const read = readAs(
  hasShape<ClientSettings>({
    email: isText,
    language: isText,
    notifications: hasShape<ClientSettings['notifications']>({ offers: isFlag, messages: isFlag, reminders: isFlag }),
  }),
)

/** @throws TabFailure, as everything that `call` is asked */
export const loadClient = (call: OwnCall, email: string): Promise<ClientSettings> =>
  call({ name: 'getClient', method: 'GET', path: `/api/client/root?${new URLSearchParams({ email })}`, parse: read })

/** What is left out stays as it is. */
export const changeClient = (
  call: OwnCall,
  email: string,
  change: Omit<z.input<typeof clientUpdate>, 'email'>,
): Promise<ClientSettings> =>
  call({
    name: 'updateClient',
    method: 'POST',
    path: '/api/client/root/update',
    body: { email, ...change },
    parse: read,
  })
