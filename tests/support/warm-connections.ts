// Opens every connection that a database may have, so that what is started at once afterwards runs at once, and not one by one.
import type { Database } from '#db/open.ts'

/** As many as openDatabase opens. */
const connections = 10

/** Without it the first of many is done before the connection of the second is there, and no race is run. */
export async function warmConnections(database: Pick<Database, 'directory'>): Promise<void> {
  let open = 0
  let release = () => {}
  const allOpen = new Promise<void>((resolve) => {
    release = resolve
  })
  const hold = () =>
    database.directory(async () => {
      open += 1
      if (open === connections) release()
      await allOpen
    })
  await Promise.all(Array.from({ length: connections }, hold))
}
