// Gives the memory of large buffers back at once.

/**
 * The collector lets tens of megabytes of buffers pile up before it looks at them; a file that passes through leaves three times its
 * size behind. Only for bytes that nobody else has or will look at: they are empty afterwards.
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  // Part of a larger buffer may lie beside something else.
  if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength && !buffer.detached) buffer.transfer(0)
}
