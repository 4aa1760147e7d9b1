// Reads the header Upload-Metadata of the protocol of tus.io: words, each with a value in base64.

/** @returns the value of the first that is there, of a file's name as senders call it; empty without any */
export function readFileName(metadata: string): string {
  const values = new Map(
    metadata.split(',').map((pair): [string, string] => {
      const [key = '', value = ''] = pair.trim().split(/ +/)
      return [key, value]
    }),
  )
  const value = values.get('filename') ?? values.get('name') ?? ''
  return Buffer.from(value, 'base64').toString('utf8')
}
