// Hears what other processes changed: PostgreSQL notifications on one channel, reconnecting by itself.
import pg from 'pg'

export type Listener = { close(): Promise<void> }

/**
 * @param onNotice called with the payload of each notification
 * @param onGap called when notifications may have been missed, at every (re)connection
 */
export function listen(url: string, channel: string, onNotice: (payload: string) => void, onGap: () => void): Listener {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'epidaurus-listen', keepAlive: true })
    const again = () => {
      if (closed || client !== fresh) return
      client = undefined
      timer = setTimeout(connect, 1_000)
    }
    client = fresh
    fresh.on('error', again)
    fresh.on('end', again)
    fresh.on('notification', (notice) => onNotice(notice.payload ?? ''))
    try {
      await fresh.connect()
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
      onGap()
    } catch {
      again()
    }
  }

  void connect()
  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
