// What someone brings along to the login: from the registration in the address, as the specification has it, else beside it.

export type Arrival = {
  email: string
  /** As sealed-password.ts closed it. */
  sealed: string
  /** They have just registered, and a code is on its way to them. */
  isNew: boolean
  notice?: ArrivalNotice | undefined
}

const notices = ['passwordChanged', 'registered', 'signedOut', 'deleted', 'ended', 'confirmed'] as const
export type ArrivalNotice = (typeof notices)[number]

const secret = ['email', 'password', 'showConfirmation', 'username', 'code']

/** The address that the registration leads to. @param next where they wanted to go before they were asked who they are */
export function registeredPlace(email: string, sealed: string, next?: string): string {
  const query = new URLSearchParams({ email, password: sealed, showConfirmation: 'true', ...(next && { next }) })
  return `/auth/login?${query}`
}

/** Whether a query holds what may not stay in an address. */
export function isTelling(search: string): boolean {
  const query = new URLSearchParams(search)
  return secret.some((name) => query.has(name))
}

/** The query without what may not stay in an address; `''` or starting with `?`. */
export function withoutSecrets(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of secret) query.delete(name)
  return query.size > 0 ? `?${query}` : ''
}

/**
 * @param state of the history's entry: what a page put there for the next, or what was taken out of the address
 * @returns undefined for someone who just comes
 */
export function readArrival(search: string, state: unknown): Arrival | undefined {
  const query = new URLSearchParams(search)
  if (query.has('email')) {
    const isNew = query.get('showConfirmation') === 'true'
    return { email: query.get('email') ?? '', sealed: query.get('password') ?? '', isNew }
  }
  const { email, sealed, isNew, notice } = (state ?? {}) as Record<string, unknown>
  if (typeof email !== 'string' && typeof notice !== 'string') return undefined
  return {
    email: typeof email === 'string' ? email : '',
    sealed: typeof sealed === 'string' ? sealed : '',
    isNew: isNew === true,
    notice: notices.find((one) => one === notice),
  }
}
