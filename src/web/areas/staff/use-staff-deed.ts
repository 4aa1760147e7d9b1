// Changes the list of colleagues, and shows it as it is after that; also when somebody else was quicker.
import { useRevalidator } from 'react-router'
import type { Language } from '#kernel/language.ts'
import type { StaffRole } from '#kernel/who-may-do.ts'
import type { ApiCall } from '#web/browser/call-api.ts'
import { changeStaff, dismissStaff, inviteStaff, remindStaff } from '#web/browser/endpoints/staff.ts'
import { hasShape, isFlag, isOneOf } from '#web/browser/read-reply.ts'
import { TabFailure } from '#web/browser/tab-fault.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import type { Action } from '#web/signed-in/use-action.ts'
import { useApiAction } from '#web/signed-in/use-api-action.ts'
import type { OwnCall } from '#web/signed-in/use-own-call.ts'
import type { Wish, WishFaults } from './wish.ts'

/** How an invited person comes in (contract/staff.ts). */
export type Way = 'mail' | 'known' | 'hosted'

export type StaffDeed = Pick<Action<OwnCall>, 'isBusy' | 'news' | 'say'> & {
  /** @returns how they come in, undefined where nothing was done: `onFaults` has been told of what a field is refused for */
  invite: (wish: Wish & { language: Language }, onFaults: (faults: WishFaults) => void) => Promise<Way | undefined>
  changeRoles: (id: string, roles: StaffRole[]) => Promise<boolean>
  /** @returns whether a mail went; undefined where it could not be asked for */
  remind: (id: string) => Promise<boolean | undefined>
  /** @returns whether they are in the group of a hosted pool still; undefined where nothing was done */
  dismiss: (id: string) => Promise<boolean | undefined>
}

const isInvited = hasShape({ way: isOneOf('mail', 'known', 'hosted') })
const isReminded = hasShape({ isSent: isFlag })
const isDismissed = hasShape({ isInGroup: isFlag })

export function useStaffDeed(): StaffDeed {
  const { revalidate } = useRevalidator()
  const { run, isBusy, news, say } = useApiAction({
    'no-longer-possible': 'desk.staff.fault.lastOwner',
    'not-found': 'desk.staff.fault.gone',
    'invalid-input': 'desk.staff.fault.form',
  })
  const send = async <T>(
    request: ApiCall<T>,
    onFaults: (faults: WishFaults) => void = () => {},
  ): Promise<T | undefined> => {
    let answer: T | undefined
    await run(async (call) => {
      try {
        answer = await call(request)
      } catch (error) {
        const fault = error instanceof TabFailure ? error.fault : undefined
        onFaults(Object.fromEntries(fault?.fields?.map((one) => [one.path.split('.')[0], one.reason]) ?? []))
        if (fault?.code === 'not-found') await revalidate()
        throw error
      }
      await revalidate()
    })
    return answer
  }
  return {
    isBusy,
    news,
    say,
    invite: async (wish, onFaults) => (await send(toEndpoint(inviteStaff, wish, isInvited), onFaults))?.way,
    changeRoles: async (id, roles) => Boolean(await send(toEndpoint(changeStaff, { id, roles }))),
    remind: async (id) => (await send(toEndpoint(remindStaff, { id }, isReminded)))?.isSent,
    dismiss: async (id) => (await send(toEndpoint(dismissStaff, { id }, isDismissed)))?.isInGroup,
  }
}
