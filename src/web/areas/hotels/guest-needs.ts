// How wide the fields of who stays are, and which of them may stay empty: as the supplier of what is held needs them.
import type { Requirement } from '#contract/requirement.ts'

export type GuestNeed = { maxLength: number; isRequired: boolean }

/** By the name of the field; `guests`: of each name of those who have the other rooms. */
export type GuestNeeds = Record<'firstName' | 'lastName' | 'email' | 'phone' | 'guests' | 'remarks', GuestNeed>

/** What the API takes at most, whatever a supplier has room for. */
const most: GuestNeeds = {
  firstName: { maxLength: 80, isRequired: true },
  lastName: { maxLength: 80, isRequired: true },
  email: { maxLength: 254, isRequired: true },
  phone: { maxLength: 40, isRequired: true },
  guests: { maxLength: 80, isRequired: true },
  remarks: { maxLength: 500, isRequired: false },
}

export function guestNeedsOf(requirements: readonly Requirement[]): GuestNeeds {
  const named = new Map(requirements.map((one) => [one.path.split('.').at(-1), one]))
  const needOf = (name: keyof GuestNeeds): GuestNeed => {
    const asked = named.get(name)
    const isAsked = asked?.type === 'text' && asked.isRequired
    const { maxLength, isRequired } = most[name]
    return { maxLength: Math.min(maxLength, asked?.maxLength ?? maxLength), isRequired: isRequired || isAsked }
  }
  // The first of the guests is the one who books.
  const needOfLead = (name: 'firstName' | 'lastName'): GuestNeed => {
    const need = needOf(name)
    return { ...need, maxLength: Math.min(need.maxLength, needOf('guests').maxLength) }
  }
  return {
    firstName: needOfLead('firstName'),
    lastName: needOfLead('lastName'),
    email: needOf('email'),
    phone: needOf('phone'),
    guests: needOf('guests'),
    remarks: needOf('remarks'),
  }
}
