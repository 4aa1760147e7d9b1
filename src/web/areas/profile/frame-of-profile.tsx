// What stands around every page of the profile: whose it is, and the way to its other pages.
import type { ReactNode } from 'react'
import { Waiting } from '#web/signed-in/part-state.tsx'
import { type Person, ProfilePerson } from '#web/signed-in/profile-person.tsx'
import { useBecomeKnown } from '#web/signed-in/use-become-known.ts'
import { ProfileNav } from './profile-nav.tsx'

type FrameOfProfileProps = {
  person: Person
  /** Of the order that is open. */
  items?: number
  children: ReactNode
}

export function FrameOfProfile({ person, items, children }: FrameOfProfileProps) {
  const isOnItsWay = useBecomeKnown(person.email !== '')
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="grid min-w-0 content-start gap-4 self-start print:hidden lg:sticky lg:top-24 lg:gap-6 [@media(height<500px)]:static">
        <ProfilePerson {...person} />
        <ProfileNav items={items} />
      </div>
      <div className="min-w-0">{isOnItsWay ? <Waiting rows={4} /> : children}</div>
    </div>
  )
}
