// Puts together what answers questions: what the pages say, the service that is set up, and word of it when the server goes down.
import type { Database } from '#db/open.ts'
import { openDanger } from '#domain/assistant/find-danger.ts'
import { createKnowledge, type ReadKnowledge } from '#domain/assistant/knowledge.ts'
import { readProvider } from '#domain/provider/read-provider.ts'
import { providers } from '#domain/provider/tables.ts'
import type { Suppliers } from './suppliers.ts'

/** Of so many providers it is known before anybody asks; of more, from the first question on. */
const mostReadAhead = 20

export function openAssistant(database: Database, { chatModel }: Pick<Suppliers, 'chatModel'>) {
  const goingDown = new AbortController()
  const readKnowledge = createKnowledge(database)
  const readAhead = createReadAhead(database, readKnowledge, goingDown.signal)
  return {
    parts: { readKnowledge, chatModel, goingDown: goingDown.signal },
    /** From now on, and whenever a provider changed. */
    readAheadOf: (onChange: (listener: (providerId: string | undefined) => unknown) => unknown) => {
      onChange(readAhead)
      void readAhead(undefined)
    },
    /** What a service is still wording is answered from the pages, so that nobody is cut off. */
    endStreams: () => goingDown.abort(),
  }
}

/**
 * Learns what danger is, and reads what the pages say, before the first question needs it: of one provider, or of all. One behind the
 * other, and quiet: whoever asks reads it then, and hears what is wrong.
 */
export function createReadAhead(database: Pick<Database, 'directory'>, read: ReadKnowledge, signal: AbortSignal) {
  let last: Promise<void> = Promise.resolve()
  const readAll = async (only: string | undefined): Promise<void> => {
    await openDanger()
    const ids = only === undefined ? await readIds(database) : [only]
    for (const id of ids) {
      if (signal.aborted) return
      const provider = await database.directory((transaction) => readProvider(transaction, { id }))
      if (provider) await read(provider)
    }
  }
  return (providerId: string | undefined): Promise<void> => {
    last = last.then(() => readAll(providerId)).catch(() => {})
    return last
  }
}

const readIds = async (database: Pick<Database, 'directory'>): Promise<string[]> => {
  const rows = await database.directory((transaction) =>
    transaction.select({ id: providers.id }).from(providers).orderBy(providers.id).limit(mostReadAhead),
  )
  return rows.map(({ id }) => id)
}
