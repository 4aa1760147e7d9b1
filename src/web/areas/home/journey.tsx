// How a journey goes, as one thread: the provider's steps along it, and the days of one trip drawn to scale.

import type { Home } from './present-home.server.ts'
import type { Trip } from './present-trip.server.ts'
import { TripLine } from './trip-line.tsx'

/** The thread runs down a narrow screen and across a wide one. */
export function Journey({ steps, trip }: { steps: Home['steps']; trip: Trip | null }) {
  return (
    <>
      <ol className="grid lg:auto-cols-fr lg:grid-flow-col lg:gap-6">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="group relative grid grid-cols-[40px_1fr] gap-x-5 pb-10 last:pb-0 lg:block lg:pb-0">
            <span
              aria-hidden="true"
              className="absolute start-5 top-10 bottom-0 border-s-2 border-dotted border-edge group-last:hidden lg:start-10 lg:top-5 lg:-end-6 lg:bottom-auto lg:border-s-0 lg:border-t-2"
            />
            <span className="figure relative flex size-10 items-center justify-center rounded-full border-2 border-brand bg-paper font-semibold text-brand group-last:border-transparent group-last:bg-button group-last:text-on-button">
              {at + 1}
            </span>
            <div className="pt-1.5 lg:pt-5">
              <h3>{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {trip && <TripLine trip={trip} />}
    </>
  )
}
