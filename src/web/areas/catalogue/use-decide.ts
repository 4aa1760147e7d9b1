// Decides about one change at a time: signs it, sends it back, gives it up or takes it back, and says what came of it.
import { startTransition } from 'react'
import { useRevalidator } from 'react-router'
import { decideCatalogueChange } from '#web/browser/endpoints/catalogue.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useApiAction } from '#web/signed-in/use-api-action.ts'
import { isDecided } from './read-saved.ts'

export type Decision = 'approve' | 'send-back' | 'drop' | 'undo'

export function useDecide() {
  const deed = useApiAction({
    'no-longer-possible': 'catalogue.decide.tooLate',
    conflict: 'catalogue.decide.tooLate',
    'not-allowed': 'catalogue.save.notAllowed',
  })
  const { revalidate } = useRevalidator()
  const decide = async (id: string, decision: Decision, note = '') => {
    const isDone = await deed.run(async (call) => {
      try {
        await call(toEndpoint(decideCatalogueChange, { id, decision, note }, isDecided))
      } finally {
        // What came of it is said when it is to be seen; until then nothing else is decided.
        await revalidate()
      }
    })
    // After the page, which is drawn anew in a transition as well.
    if (isDone) startTransition(() => deed.say(`catalogue.decide.${decision}.done`))
    return isDone
  }
  return { ...deed, decide }
}
export type Decide = ReturnType<typeof useDecide>
