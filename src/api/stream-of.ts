// Bytes that are made while they are sent: the next are asked for only once those before them are gone.

export function streamOf(content: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const parts = content[Symbol.asyncIterator]()
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(new Uint8Array(value.buffer as ArrayBuffer, value.byteOffset, value.byteLength))
      },
      cancel: async () => {
        await parts.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
