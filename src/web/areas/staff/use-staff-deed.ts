// Changes the list of colleagues, and shows it as it is after that; also when somebody else was quicker.
import { useRevalidator } from 'react-router'
import type { Language } from '#kernel/language.ts'
import type { StaffRole } from '#kernel/who-may-do.ts'
import { useApiDeed } from '#web/areas/profile/use-api-deed.ts'
import type { Deed } from '#web/areas/profile/use-deed.ts'
import type { OwnCall } from '#web/areas/profile/use-own-call.ts'
import { type Guard, hasShape, isFlag, readAs } from '#web/browser/read-reply.ts'
import { TabFailure } from '#web/browser/tab-fault.ts'
import type { Wish, WishFaults } from './wish.ts'

/** How an invited person comes in (contract/staff.ts). */
export type Way = 'mail' | 'known' | 'hosted'

export type StaffDeed = Pick<Deed<OwnCall>, 'isBusy' | 'news' | 'say'> & {
  /** @returns how they come in, undefined where nothing was done: `onFaults` has been told of what a field is refused for */
  invite: (wish: Wish & { language: Language }, onFaults: (faults: WishFaults) => void) => Promise<Way | undefined>
  changeRoles: (id: string, roles: StaffRole[]) => Promise<boolean>
  /** @returns whether a mail went; undefined where it could not be asked for */
  remind: (id: string) => Promise<boolean | undefined>
  /** @returns whether they are in the group of a hosted pool still; undefined where nothing was done */
  dismiss: (id: string) => Promise<boolean | undefined>
}

const isWay: Guard<Way> = (value): value is Way => value === 'mail' || value === 'known' || value === 'hosted'
const invited = readAs(hasShape<{ way: Way }>({ way: isWay }))
const changed = readAs(hasShape<object>({}))
const reminded = readAs(hasShape<{ isSent: boolean }>({ isSent: isFlag }))
const dismissed = readAs(hasShape<{ isInGroup: boolean }>({ isInGroup: isFlag }))

export function useStaffDeed(): StaffDeed {
  const { revalidate } = useRevalidator()
  const { run, isBusy, news, say } = useApiDeed({
    'no-longer-possible': 'desk.staff.fault.lastOwner',
    'not-found': 'desk.staff.fault.gone',
    'invalid-input': 'desk.staff.fault.form',
  })
  const send = async <T>(
    name: string,
    { path, body }: { path: `/api/${string}`; body: object },
    parse: (reply: unknown) => T | undefined,
    onFaults: (faults: WishFaults) => void = () => {},
  ): Promise<T | undefined> => {
    let answer: T | undefined
    await run(async (call) => {
      try {
        answer = await call({ name, method: 'POST', path, body, parse })
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
  const at = (id: string, deed: string, body = {}) => ({ path: `/api/desk/staff/${id}/${deed}` as const, body })
  return {
    isBusy,
    news,
    say,
    invite: async (body, onFaults) =>
      (await send('inviteStaff', { path: '/api/desk/staff', body }, invited, onFaults))?.way,
    changeRoles: async (id, roles) => Boolean(await send('changeStaff', at(id, 'roles', { roles }), changed)),
    remind: async (id) => (await send('remindStaff', at(id, 'invitation'), reminded))?.isSent,
    dismiss: async (id) => (await send('dismissStaff', at(id, 'dismissal'), dismissed))?.isInGroup,
  }
}
