// Asks a hosted pool and takes no more of the answer than its answers are long: whoever answers in its place fills no memory.

/** The longest is a person with every attribute at its longest; a key set has a few thousand. */
const mostBytes = 256 * 1024

/**
 * Read to the end, so that the connection is free again.
 * @throws Error for a longer answer; whatever fetch throws, also once the signal says that it took too long
 */
export async function fetchAtMost(address: string | URL, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init)
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.byteLength
    // Leaving the loop ends the connection too.
    if (size > mostBytes) throw new Error('the answer is longer than any of a user pool')
    pieces.push(piece)
  }
  return new Response(size > 0 ? Buffer.concat(pieces) : null, response)
}
