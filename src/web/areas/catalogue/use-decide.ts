// Decides about one change at a time: signs it, sends it back, gives it up or takes it back, and says what came of it.
import { startTransition } from 'react'
import { useRevalidator } from 'react-router'
import { useApiDeed } from '#web/areas/profile/use-api-deed.ts'
import { readDecided } from './read-saved.ts'

export type Decision = 'approve' | 'send-back' | 'drop' | 'undo'

export function useDecide() {
  const deed = useApiDeed({
    'no-longer-possible': 'catalogue.decide.tooLate',
    conflict: 'catalogue.decide.tooLate',
    'not-allowed': 'catalogue.save.notAllowed',
  })
  const { revalidate } = useRevalidator()
  const decide = async (id: string, decision: Decision, note = '') => {
    const isDone = await deed.run(async (call) => {
      try {
        await call({
          name: 'decideCatalogueChange',
          method: 'POST',
          path: '/api/desk/catalogue/decide',
          body: { id, decision, note },
          parse: readDecided,
        })
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
