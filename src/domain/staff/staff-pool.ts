// The port to wherever the provider's own people have their accounts: in a pool of the product's own, or in a hosted one.
import type { Provider } from '#domain/provider/provider.ts'

/** Whose site it is, and its scheme and host: where a mail leads. */
export type StaffPlace = { provider: Provider; origin: string }

export type NewStaff = {
  /** In lower case. */
  email: string
  name: string
  /** Of the mail. */
  language: string
  /** Subjects who worked here or at another location of the company before: what they had is no patient's account. */
  known: readonly string[]
}

/**
 * `mail`: an account was made, and an invitation with a first password is on its way. `known`: they sign in as they do already.
 * `hosted`: the product cannot write to that pool; whoever runs it makes the account and puts it into the group.
 */
export type Admission = { way: 'mail' | 'known'; sub: string } | { way: 'hosted'; sub: null }

export type StaffPool = {
  /**
   * Gives somebody an account in the group of the provider's people; the same again changes nothing.
   * @throws Fault invalid-input: the address is a patient's (reason `patient`), or none that the pool signs in with (`invalid`)
   */
  admit(place: StaffPlace, person: NewStaff): Promise<Admission>
  /** Another first password for somebody who never came. @returns false where there is nothing to send */
  remind(place: StaffPlace, sub: string): Promise<boolean>
  /**
   * Ends their sessions and takes them out of the group; an account that nobody ever came to goes with it.
   * @returns whether the account is gone
   */
  expel(place: StaffPlace, sub: string): Promise<boolean>
  /** How many recovery codes somebody has left; null in a hosted pool, and for whoever has no app that they stand in for. */
  countRecoveryCodes(place: StaffPlace, sub: string): Promise<number | null>
  /** Ten new ones in place of all older ones, for this one time to be read. @returns null where countRecoveryCodes does */
  makeRecoveryCodes(place: StaffPlace, sub: string): Promise<string[] | null>
}
