// When somebody is at the clinic next, below what is said of them.
import type { HoursText } from './present-hours.server.ts'

export function HoursAtClinic({ hours }: { hours: HoursText }) {
  return (
    <div>
      <p className="text-muted">{hours.label}</p>
      {hours.days.length > 0 && (
        <ul className="tabular-nums">
          {hours.days.map((day) => (
            <li key={day}>{day}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
