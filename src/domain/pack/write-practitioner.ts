// Writes a practitioner as their entry of practitioners.json.
import type { PackPractitioner } from './pack.ts'

export function writePractitioner(row: Omit<PackPractitioner, 'position'>) {
  return {
    slug: row.slug,
    name: row.name,
    title: row.title,
    specialty: row.specialty,
    licenceNumber: row.licenceNumber,
    licenceRegister: row.licenceRegister,
    licenceUrl: row.licenceUrl,
    languages: row.languages,
    procedures: row.procedures,
    biography: row.biography,
    ...(row.practisingSince === null ? {} : { practisingSince: row.practisingSince }),
    timeZone: row.timeZone,
    weeklyAvailability: row.weeklyAvailability.map(({ day, from, to }) => ({ day, from, to })),
    exceptions: row.exceptions.map(({ from, to, hours }) => ({
      from,
      to,
      hours: hours.map((part) => ({ from: part.from, to: part.to })),
    })),
  }
}
