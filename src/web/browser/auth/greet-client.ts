// What is done once for each tab when somebody is signed in and known to the API: linked to the clinic, and shown their own currency.
import { addCompanyLocation } from './add-company-location.ts'
import { takeClientCurrency } from './client-currency.ts'
import { isGreeted, markGreeted, whoIsHere } from './greeted-mark.ts'
import { ownLocation } from './tab-router.ts'
import { authStore } from './tab-state.ts'
import { isOfStaff } from './token-claims.ts'

let greeting: Promise<void> | undefined

/** Never throws, and does nothing twice; what did not get through is done after the next refresh, or in the next document. */
export function greetClient(): Promise<void> {
  greeting ??= greet().finally(() => {
    greeting = undefined
  })
  return greeting
}

async function greet(): Promise<void> {
  const user = authStore().getState()
  const place = ownLocation()
  const who = whoIsHere()
  if (!place || who === undefined || isGreeted(who)) return
  if (isOfStaff(user.accessToken)) return markGreeted(who)
  const currency = takeClientCurrency(user.email)
  try {
    await addCompanyLocation(user, place)
    // Signed out or somebody else meanwhile: they are greeted for themselves.
    if (whoIsHere() === who) markGreeted(who)
  } catch {
    // Logged by then. Nobody is kept from their profile by it.
  }
  await currency
}
