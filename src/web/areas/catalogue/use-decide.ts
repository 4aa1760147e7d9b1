// Decides about one change at a time: signs it, sends it back, gives it up or takes it back, and says what came of it.
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
    const isDone = await deed.run((call) =>
      call({
        name: 'decideCatalogueChange',
        method: 'POST',
        path: '/api/desk/catalogue/decide',
        body: { id, decision, note },
        parse: readDecided,
      }),
    )
    if (isDone) deed.say(`catalogue.decide.${decision}.done`)
    await revalidate()
    return isDone
  }
  return { ...deed, decide }
}
export type Decide = ReturnType<typeof useDecide>
